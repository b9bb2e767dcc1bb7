"""The hub when the store fails, and when many ask for a table at once."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from escalera.server.live import table_reader
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
from escalera.server.table.stored.rebuilding import rebuilt
from escalera.server.table.table import Table
from tests.server.alone import alone

ANN, BO = Asker("ann"), Asker("bo")


class Failing:
    """A real store that sometimes does not answer an append, written or not."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.fails, self.writes = False, True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(
        self,
        table_id: str,
        seq: int,
        new: Sequence[bytes],
        row: TableRow | None = None,
        snapshot: bytes = b"",
    ) -> None:
        if self.writes:
            await self._store.append(table_id, seq, new, row, snapshot)
        if self.fails:
            raise Unavailable("away")


class House:
    """A hub with a table and somebody who listens."""

    def __init__(self, folder: Path) -> None:
        self.store = Failing(open_store(f"sqlite:///{folder / 'e.db'}"))
        self.hub = Hub(self.store, LocalBus())
        self.told: list[dict[str, Any]] = []

    async def _made(self) -> Live:
        await self.store.open()
        return await self.hub.open_table(TableMade(time.time(), "table1", Options("samba"), "ann"))

    async def dropped(self) -> Live:
        """Return the table as somebody has it who asked for it before it was dropped."""
        live = await self._made()
        self.hub.forget(live)
        return live

    async def open(self) -> Live:
        live = await self._made()
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


# ---------------------------------------------------------------- a match that was begun elsewhere


class Slow:
    """Replays a log only once it may; `begun` is set when somebody waits for that."""

    def __init__(self) -> None:
        self.begun, self.may_end = asyncio.Event(), threading.Event()
        self.replays = 0
        self._loop = asyncio.get_running_loop()

    def __call__(self, log: Sequence[bytes]) -> Table:
        self.replays += 1
        self._loop.call_soon_threadsafe(self.begun.set)
        assert self.may_end.wait(60), "the loop stood still"
        return rebuilt(log)


async def brought(house: House) -> Hub:
    """Store a table that goes on with a match; return a hub that has to read it first."""
    made = TableMade(time.time(), "given1", Options("samba"), "ann", record=alone())
    await house.hub.open_table(made, Seated(time.time(), 1, "ann", "Ann"))
    return Hub(house.store, LocalBus())


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Slow]]:
    """Replay slowly from now on."""
    made: list[Slow] = []

    def begin() -> Slow:
        made.append(Slow())
        monkeypatch.setattr(table_reader, "rebuilt", made[-1])
        return made[-1]

    yield begin
    for slow in made:
        slow.may_end.set()


def test_others_play_on_while_a_match_begun_elsewhere_is_replayed(
    tmp_path: Path, slowly: Callable[[], Slow]
) -> None:
    async def run() -> None:
        house = House(tmp_path)
        await house.open()
        hub = await brought(house)
        other, slow = await hub.live("table1"), slowly()
        loads = [asyncio.create_task(hub.live("given1")) for _ in range(5)]
        await slow.begun.wait()
        await hub.ask(other, asks.Sit(seat=2, name="Bo"), BO)
        assert other.table.seat_of("bo") == 2
        live = house.hub.lives["given1"]  # another process's: nobody tells this hub
        await house.hub.ask(live, asks.Sit(seat=2, name="Bo"), BO)
        assert not any(load.done() for load in loads)
        slow.may_end.set()
        read = await asyncio.gather(*loads)
        assert slow.replays == 1
        assert all(one is read[0] for one in read)
        assert read[0].table.seat_of("bo") == 2
        assert not hub._loading
        await house.store.close()

    asyncio.run(run())


def test_a_stale_one_is_replayed_while_others_play_on(
    tmp_path: Path, slowly: Callable[[], Slow]
) -> None:
    async def run() -> None:
        house = House(tmp_path)
        other = await house.open()
        hub = await brought(house)
        live = await hub.live("given1")
        told: list[dict[str, Any]] = []
        await hub.join(live, Listener("zoe", lambda frame: told.append(json.loads(frame))))
        house.store.fails, house.store.writes = True, True
        with pytest.raises(Unavailable):
            await hub.ask(live, asks.Sit(seat=2, name="Bo"), BO)
        house.store.fails = False
        slow = slowly()
        follows = [asyncio.create_task(hub.follow(live)) for _ in range(3)]
        await slow.begun.wait()
        await house.hub.ask(other, asks.Sit(seat=2, name="Bo"), BO)
        hub.forget(live)
        assert hub.lives["given1"] is live
        slow.may_end.set()
        await asyncio.gather(*follows)
        assert slow.replays == 1
        assert [message["seq"] for message in told] == [2, 3]
        assert live.table.seat_of("bo") == 2
        assert not live.stale
        await house.store.close()

    asyncio.run(run())


def test_one_that_can_t_be_replayed_is_set_aside_from_the_thread(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(tmp_path)
        await house.open()
        hub = await brought(house)
        log = await house.store.events("given1")
        made = json.loads(log[0])
        made["record"] = made["record"].replace(" draw\n", " discard JK\n", 1)
        row = await house.store.table("given1")
        assert row
        spoilt = [json.dumps(made).replace("given1", "given2").encode(), *log[1:]]
        await house.store.create_table(replace(row, id="given2"), spoilt)
        tried = (hub.live("given2") for _ in range(3))
        found = await asyncio.gather(*tried, return_exceptions=True)
        assert [one.name for one in found if isinstance(one, Refused)] == ["NOT_REPLAYED"] * 3
        assert hub.aside.reasons == {"given2": "not replayed: record"}
        assert (await hub.live("given1")).table.hands_brought == 1
        await house.store.close()

    asyncio.run(run())


def test_who_comes_to_a_table_that_was_dropped_meanwhile_comes_again(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(tmp_path)
        dropped = await house.dropped()
        late = Listener("zoe", lambda _frame: None)
        with pytest.raises(Refused) as refused:
            await house.hub.join(dropped, late)
        assert refused.value.name == "MOVED"
        await house.hub.join(await house.hub.live("table1"), late)
        await house.store.close()

    asyncio.run(run())


def test_what_is_asked_of_a_dropped_table_is_told_to_who_listens(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(tmp_path)
        dropped = await house.dropped()
        listener = Listener("ann", lambda frame: house.told.append(json.loads(frame)))
        await house.hub.join(await house.hub.live("table1"), listener)
        await house.hub.ask(dropped, asks.Sit(seat=1, name="Ann"), ANN)
        async with asyncio.timeout(10):
            while not any(seat["name"] == "Ann" for seat in house.told[-1]["seats"]):
                await asyncio.sleep(0.01)
        await house.store.close()

    asyncio.run(run())
