"""A hub and a keeper on a real store that can fail on demand, with tables that time moves."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from prometheus_client import REGISTRY

from escalera.notation.shuffle import commitment
from escalera.server.live.bus import LocalBus
from escalera.server.live.hub import Hub
from escalera.server.live.processes.botpool import BotPool
from escalera.server.live.scheduler import Keeper
from escalera.server.live.table_rows import row_of
from escalera.server.messages.options import Options
from escalera.server.store import Store, Unavailable, open_store
from escalera.server.table import events
from escalera.server.table.events import Event, TableMade
from escalera.server.table.stored.rebuilding import rebuilt
from escalera.server.table.table import Table

LONG_AGO = 10_000.0
PLAY = b'{"type":"played","at":0,"seat":1,"action":"discard JK JK"}'
"""A play that is never possible."""
WORDS = b"\xffno event at all"


class Sick:
    """A real store that does not answer while it is away, and never about some tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.away = False
        self.silent: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if not callable(found):
            return found

        async def asked(*given: Any, **named: Any) -> Any:
            if name == "healthy" and self.away:
                return False
            if name != "close" and (self.away or (given and given[0] in self.silent)):
                raise Unavailable("away")
            return await found(*given, **named)

        return asked


class House:
    """A hub with its keeper."""

    def __init__(self, store: Sick) -> None:
        self.store = store
        self.hub = Hub(store, LocalBus())
        self.keeper = Keeper(self.hub, BotPool(0))

    async def log(self, table: str) -> list[Event]:
        return [events.decode(stored) for stored in await self.store.events(table)]


def faults(where: str) -> float:
    """Return how many faults of a part of the server were counted."""
    return REGISTRY.get_sample_value("escalera_faults_total", {"where": where}) or 0.0


async def until(so: Callable[[], Any]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(60):
        while not so():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def house(urls: str | Sequence[str]) -> AsyncIterator[House]:
    """Open a house on a database, or on several, with its keeper not yet started."""
    store = open_store(urls)
    await store.open()
    made = House(Sick(store))
    try:
        yield made
    finally:
        await made.keeper.stop()
        await made.hub.close()
        await store.close()


def begun(table: str, *, clock: str = "none", bots: Sequence[int] = ()) -> list[Event]:
    """Return the events of a table made long ago, whose first hand is about to be dealt."""
    at = time.time() - LONG_AGO
    options = Options("samba", clock=clock, pace="instant", grace_seconds=3600)  # type: ignore[arg-type]
    seats: list[Event] = [
        events.BotSeated(at, seat, "easy", f"B{seat}")
        if seat in bots
        else events.Seated(at, seat, f"{table}-{seat}", f"P{seat}")
        for seat in range(1, 5)
    ]
    return [
        TableMade(at, table, options, f"{table}-1"),
        *seats,
        events.MatchStarted(at),
        events.HandCommitted(at, 1, "0" * 64, commitment("0" * 64)),
    ]


def dealt(table: str, *, clock: str = "none", bots: Sequence[int] = ()) -> list[Event]:
    """Return the events of a table whose first hand was dealt long ago."""
    made = begun(table, clock=clock, bots=bots)
    return [*made, events.HandDealt(made[0].at)]


def dealt_to_bots(table: str, *, clock: str = "none") -> list[Event]:
    """Return the events of a dealt table with one person, where it is a bot's turn."""
    first = table_of(dealt(table)).game
    assert first is not None
    person = first.seat_to_act % 4 + 1
    bots = [seat for seat in range(1, 5) if seat != person]
    return dealt(table, clock=clock, bots=bots)


def left_to_bots(table: str, *, stood_in: bool) -> list[Event]:
    """Return the events of a table with a day for each turn, left at a bot's turn by its person."""
    made = dealt_to_bots(table, clock="day")
    seat = next(event.seat for event in made if isinstance(event, events.Seated))
    left: list[Event] = [events.StandIn(made[0].at, seat, "easy", left=True)] if stood_in else []
    return [*made, *left, events.Gone(made[0].at, seat)]


def table_of(log: Sequence[Event]) -> Table:
    """Return the table that events make."""
    return rebuilt([events.encode(event) for event in log])


async def keep(store: Any, log: Sequence[Event], *broken: bytes) -> None:
    """Store a table, and after its log an event that can't be read or played."""
    await store.create_table(row_of(table_of(log)), [*map(events.encode, log), *broken])
