"""Tables that exist before anybody comes: written into a server's store, event by event."""

import asyncio
import time
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from escalera.notation import read
from escalera.notation.shuffle import commitment
from escalera.server.host.people import People as Signing
from escalera.server.live.table_rows import row_of
from escalera.server.messages.options import Options
from escalera.server.store import Store, open_store
from escalera.server.table import events
from escalera.server.table.commands import BOT_NAMES, USUAL_BOT
from escalera.server.table.events import Event
from escalera.server.table.table import Table

POSITIONS = Path(__file__).parent / "positions"
QUICK = {"pace": "instant"}
People = Mapping[int, str]
"""Who sits where, by seat."""
ANN: People = {1: "Ann"}


@dataclass(frozen=True)
class Opened:
    """A dealt table: its id, and each person's cookie by name."""

    id: str
    cookies: dict[str, str]

    @property
    def path(self) -> str:
        return f"/t/{self.id}"


class Tables:
    """Opens tables in the database of one server. Equal names in equal order give equal tables."""

    def __init__(self, database: str, prepared: Path) -> None:
        self._database = database
        self._prepared = prepared
        self._opened: Counter[str] = Counter()

    def position(self, name: str, people: People = ANN, **more: Any) -> Opened:
        """Open a table in a written position; people by seat, bots elsewhere."""
        return self.written(name, (POSITIONS / f"{name}.rec").read_text("utf-8"), people, **more)

    def written(self, name: str, text: str, people: People = ANN, **more: Any) -> Opened:
        """Open a table in the position of a record's text."""
        table, record = self._new_id(name), read(text)
        (self._prepared / f"{table}.rec").write_text(text, "utf-8")
        options = Options(record.game, record.players, dict(record.settings), **(QUICK | more))
        return self._open(table, options, people)

    def dealt(self, name: str, game: str, people: People = ANN, **more: Any) -> Opened:
        """Open a table with its first hand dealt; the same name deals the same cards."""
        return self._open(self._new_id(name), Options(game, **(QUICK | more)), people)

    def _new_id(self, name: str) -> str:
        self._opened[name] += 1
        return f"{name}-{self._opened[name]}"

    def _open(self, table: str, options: Options, people: People) -> Opened:
        """Write the table in another thread: the browser's own loop runs in this one."""
        with ThreadPoolExecutor(1) as thread:
            writing = _write(self._database, table, options, people)
            return thread.submit(asyncio.run, writing).result()


async def _write(database: str, table: str, options: Options, people: People) -> Opened:
    store = open_store(database)
    await store.open()
    try:
        await _create(store, table, options, people)
        signed = Signing(await store.secret())
        return Opened(
            table, {name: signed.cookie(_person(table, name)) for name in people.values()}
        )
    finally:
        await store.close()


async def _create(store: Store, table: str, options: Options, people: People) -> None:
    now = time.time()
    first = next(iter(people.values()))
    made = events.TableMade(now, table, options, _person(table, first))
    happened = _until_the_deal(now, made, people)
    shown = Table(made)
    for event in happened:
        shown.apply(event)
    log = [made, *happened, events.HandDealt(now)]
    await store.create_table(row_of(shown), [events.encode(event) for event in log])
    for name in people.values():
        await store.save_person(_person(table, name), name)


def _until_the_deal(now: float, made: events.TableMade, people: People) -> list[Event]:
    secret = made.table.encode().hex().ljust(64, "0")[:64]
    return [
        *(_seated(now, seat, made.table, people) for seat in range(1, made.options.players + 1)),
        events.MatchStarted(now),
        events.HandCommitted(now, 1, secret, commitment(secret)),
    ]


def _seated(now: float, seat: int, table: str, people: People) -> Event:
    if seat in people:
        return events.Seated(now, seat, _person(table, people[seat]), people[seat])
    return events.BotSeated(now, seat, USUAL_BOT, BOT_NAMES[seat - 1])


def _person(table: str, name: str) -> str:
    return f"{table}-{name}"
