"""The hub when the store fails, and when many ask for a table at once."""

import asyncio
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from escalera.server.live.bus import LocalBus
from escalera.server.live.hub import Hub
from escalera.server.live.live_table import Listener, Live
from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.messages.options import Options
from escalera.server.store import Store, TableRow, Unavailable, open_store
from escalera.server.table import events
from escalera.server.table.commands import Asker
from escalera.server.table.events import Seated, TableMade

ANN, BO = Asker("ann"), Asker("bo")


class Failing:
    """A real store that sometimes does not answer an append, written or not."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fails, self.writes = False, True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(
        self, table_id: str, seq: int, new: Sequence[bytes], row: TableRow | None = None
    ) -> None:
        if self.writes:
            await self._store.append(table_id, seq, new, row)
        if self.fails:
            raise Unavailable("away")


class House:
    """A hub with a table and somebody who listens."""

    def __init__(self, folder: Path) -> None:
        self.store = Failing(open_store(f"sqlite:///{folder / 'e.db'}"))
        self.hub = Hub(self.store, LocalBus())
        self.told: list[dict[str, Any]] = []

    async def open(self) -> Live:
        await self.store.open()
        live = await self.hub.open_table(TableMade(time.time(), "table1", Options("samba"), "ann"))
        listener = Listener("zoe", lambda frame: self.told.append(json.loads(frame)))
        await self.hub.join(live, listener)
        return live

    async def log(self) -> list[events.Event]:
        return [events.decode(stored) for stored in await self.store.events("table1")]


@pytest.mark.parametrize("written", [False, True])
def test_an_unanswered_append_leaves_no_gap(tmp_path: Path, *, written: bool) -> None:
    async def run() -> None:
        house = House(tmp_path)
        live = await house.open()
        house.store.fails, house.store.writes = True, written
        with pytest.raises(Unavailable):
            await house.hub.ask(live, asks.Sit(seat=1, name="Ann"), ANN)
        assert live.stale
        assert [message["seq"] for message in house.told] == [1]  # nobody saw it
        house.store.fails, house.store.writes = False, True
        await house.hub.follow(live)
        assert bool(live.table.seat_of("ann")) is written
        await house.hub.ask(live, asks.Sit(seat=2, name="Bo"), BO)
        log = await house.log()
        assert [type(event) for event in log] == [TableMade] + [Seated] * (1 + written)
        assert [message["seq"] for message in house.told] == list(range(1, len(log) + 1))
        await house.store.close()

    asyncio.run(run())


def test_a_table_is_read_once_and_a_missing_one_is_not_remembered(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(tmp_path)
        await house.open()
        other = Hub(house.store, LocalBus())
        lives = await asyncio.gather(*(other.live("table1") for _ in range(20)))
        assert all(live is lives[0] for live in lives)
        for name in ("table2", "table3"):
            with pytest.raises(Refused):
                await other.live(name)
        assert list(other.lives) == ["table1"]
        assert not other._loading
        await house.store.close()

    asyncio.run(run())


def test_dropping_one_listener_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(tmp_path)
        live = await house.open()

        def leave(_frame: bytes) -> None:
            live.listeners.discard(leaving)

        leaving = Listener("cy", leave)
        live.listeners.add(leaving)
        await house.hub.ask(live, asks.Sit(seat=1, name="Ann"), ANN)
        assert house.told[-1]["seq"] == 2
        await house.store.close()

    asyncio.run(run())
