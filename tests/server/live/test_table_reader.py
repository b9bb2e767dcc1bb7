"""A server reads a table from its last snapshot, and from its whole log where that is no use."""

import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import update

from escalera.notation import write
from escalera.server.live import table_reader
from escalera.server.live.bus import LocalBus
from escalera.server.live.hub import Hub
from escalera.server.store import Store, Unavailable, open_store
from escalera.server.store.admin.backup import back_up, restore
from escalera.server.store.schema import snapshots
from escalera.server.table import events
from escalera.server.table.table import Table
from escalera.server.upkeep.personal_data import forget
from tests.server.house import faults
from tests.server.store.kept.evening import Evening
from tests.server.store.kept.kept_logs import told
from tests.server.store.stores import opened

pytestmark = pytest.mark.asyncio
TABLE = "read-again"


class Asked:
    """A store that notes from which seq on logs were asked for."""

    def __init__(self, store: Store) -> None:
        self._store, self.after, self.away = store, list[int](), False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def events(self, table_id: str, after: int = 0) -> list[bytes]:
        self.after.append(after)
        return await self._store.events(table_id, after)

    async def snapshot(self, table_id: str) -> tuple[int, bytes]:
        if self.away:
            raise Unavailable("away")
        return await self._store.snapshot(table_id)


@pytest_asyncio.fixture
async def store(databases: tuple[str, ...]) -> AsyncIterator[Asked]:
    async with opened(databases) as opened_store:
        yield Asked(opened_store)


@pytest.fixture(scope="module")
def evening() -> Evening:
    """Two people and two bots in their third hand."""
    made = Evening(TABLE, 2, game="samba", pace="instant")
    made.begin("easy", "hard")
    for _ in range(2):
        made.play()
        made.next_hand()
    made.play(25)
    return made


async def played(store: Asked, evening: Evening) -> None:
    """Let all that happened in an evening happen at a server."""
    hub = Hub(store, LocalBus())
    made, *further = map(events.decode, evening.log)
    assert isinstance(made, events.TableMade)
    live = await hub.open_table(made)
    for event in further:
        await hub.happen(live, lambda _table, event=event: [event])  # type: ignore[misc]
    await hub.close()


async def read_anew(store: Asked) -> tuple[Table, list[int]]:
    """Return the table as another server reads it, and from which seqs on it asked for the log."""
    store.after.clear()
    table = (await Hub(store, LocalBus()).live(TABLE)).table
    return table, list(store.after)


def record(table: Table) -> str:
    assert table.game is not None
    return write(table.game.record())


async def test_only_the_last_hand_is_read(store: Asked, evening: Evening) -> None:
    await played(store, evening)
    deals = [seq for seq, stored in enumerate(evening.log, 1) if b'"type":"dealt"' in stored]
    table, after = await read_anew(store)
    assert after == deals[-1:]
    assert told(table) == told(evening.table)
    assert record(table) == record(evening.table)


async def test_what_is_broken_or_of_another_version_is_not_needed(
    store: Asked, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(store, evening)
    seq, taken = await store.snapshot(TABLE)
    before = faults("snapshot")
    for broken in (b"", b"broken", taken[:-4], bytes(len(taken))):
        change = update(snapshots).values(data=broken)
        await store.keep_up(lambda c, change=change: c.execute(change).rowcount, TABLE)
        table, after = await read_anew(store)
        assert after[-1] == 0
        assert told(table) == told(evening.table)
    assert faults("snapshot") == before
    await store.keep_up(lambda c: c.execute(update(snapshots).values(data=taken)).rowcount, TABLE)
    monkeypatch.setattr("escalera.server.table.stored.snapshot.MADE_BY", "a version to come")
    assert (await read_anew(store))[1] == [seq, 0]


async def test_what_fails_is_noted_and_not_needed(
    store: Asked, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(store, evening)

    def fail(_stored: bytes) -> None:
        raise RuntimeError("a fault of ours")

    before = faults("snapshot")
    monkeypatch.setattr("escalera.server.live.table_reader.restored", fail)
    assert told((await read_anew(store))[0]) == told(evening.table)
    assert faults("snapshot") == before + 1


async def test_a_deal_does_not_fail_with_its_snapshot(
    store: Asked, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_given: object) -> None:
        raise RuntimeError("a fault of ours")

    before = faults("snapshot")
    monkeypatch.setattr("escalera.server.live.table_reader.snapshot", fail)
    await played(store, evening)
    assert faults("snapshot") > before
    assert told((await read_anew(store))[0]) == told(evening.table)


async def test_a_database_that_is_away_sets_nothing_aside(store: Asked, evening: Evening) -> None:
    await played(store, evening)
    hub, store.away = Hub(store, LocalBus()), True
    with pytest.raises(Unavailable):
        await hub.live(TABLE)
    store.away = False
    assert told((await hub.live(TABLE)).table) == told(evening.table)


async def test_a_stale_table_goes_back_to_what_was_told(store: Asked, evening: Evening) -> None:
    """Its snapshot may be of a later hand than that: then the log is read."""
    await played(store, evening)
    hub = Hub(store, LocalBus())
    live = await hub.live(TABLE)
    for seq in (live.table.seq - 3, 40):
        live.told, live.stale = seq, True
        await hub.follow(live)
        assert live.table.seq == len(evening.log)
        assert told(live.table) == told(evening.table)


async def test_who_is_forgotten_is_in_no_snapshot(store: Asked, evening: Evening) -> None:
    await played(store, evening)
    taken = await store.snapshot(TABLE)
    await forget(store, LocalBus(), "ann")
    assert await store.snapshot(TABLE) == (0, b"")
    again = {"table_id": TABLE, "seq": taken[0], "data": taken[1]}  # by a server that was slow
    await store.keep_up(lambda c: c.execute(snapshots.insert(), again).rowcount, TABLE)
    table, after = await read_anew(store)
    assert after == [taken[0], 0]
    assert table.seat_of("ann") == 0
    assert "Ann" not in record(table)


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[bool]]:
    """Return what notes of a function of the reader whether it ran in another thread."""

    def watched(name: str) -> list[bool]:
        found, work = list[bool](), getattr(table_reader, name)

        def watch(*given: Any) -> Any:
            found.append(threading.current_thread() is not threading.main_thread())
            return work(*given)

        monkeypatch.setattr(table_reader, name, watch)
        return found

    return watched


@pytest.mark.parametrize(("most", "kept"), [(10, True), (10, False), (10_000, True)])
async def test_a_long_log_is_read_beside_the_tables(
    store: Asked,
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    elsewhere: Callable[[str], list[bool]],
    most: int,
    kept: bool,
) -> None:
    await played(store, evening)
    if not kept:
        await store.keep_up(lambda c: c.execute(snapshots.delete()).rowcount, TABLE)
    monkeypatch.setattr(table_reader, "LONG", most)
    found = elsewhere("follow" if kept else "rebuilt")
    table, after = await read_anew(store)
    assert found == [most == 10]
    assert told(table) == told(evening.table)
    assert after[-1] == (len(evening.log) if most == 10 else after[0])  # others may have played on


@pytest.mark.parametrize("most", [1, 20])
async def test_the_snapshot_of_a_long_match_is_taken_beside_the_tables(
    store: Asked,
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    elsewhere: Callable[[str], list[bool]],
    most: int,
) -> None:
    monkeypatch.setattr(table_reader, "MANY_HANDS", most)
    found = elsewhere("snapshot")
    await played(store, evening)
    assert any(found) == (most == 1)
    table, after = await read_anew(store)
    assert len(after) == 1
    assert told(table) == told(evening.table)
    assert record(table) == record(evening.table)


async def test_a_backup_has_none_and_is_whole(
    store: Asked, evening: Evening, tmp_path: Path
) -> None:
    await played(store, evening)
    file = tmp_path / "backup.db"
    assert "snapshots" not in await back_up(store, file)
    other = Asked(open_store(f"sqlite:///{tmp_path / 'other.db'}"))
    await restore(file, other)
    table, after = await read_anew(other)
    await other.close()
    assert after == [0]
    assert told(table) == told(evening.table)
