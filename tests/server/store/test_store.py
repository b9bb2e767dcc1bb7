"""The store: each test runs on SQLite, on PostgreSQL, and on two databases together."""

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest
import pytest_asyncio

from escalera.server.store import Conflict, PadRow, Store, open_store
from tests.server.store.stores import ROW, opened

pytestmark = pytest.mark.asyncio

APPENDING = [sys.executable, str(Path(__file__).with_name("appending.py"))]


@pytest_asyncio.fixture
async def store(databases: tuple[str, ...]) -> AsyncIterator[Store]:
    async with opened(databases) as opened_store:
        yield opened_store


# ---------------------------------------------------------------- the log


async def test_events_come_back_in_order_from_any_seq(store: Store) -> None:
    await store.create_table(ROW, [b"1", b"2"])
    await store.append("t1", 3, [b"3", b"\x00\xff"])
    assert await store.events("t1") == [b"1", b"2", b"3", b"\x00\xff"]
    assert await store.events("t1", after=3) == [b"\x00\xff"]
    assert await store.events("t1", after=4) == []
    assert await store.events("nowhere") == []


async def test_the_last_snapshot_stays(store: Store) -> None:
    await store.create_table(ROW, [b"1"])
    assert await store.snapshot("t1") == (0, b"")
    await store.append("t1", 2, [b"2"], snapshot=b"second")
    assert await store.snapshot("t1") == (2, b"second")
    await store.append("t1", 3, [b"3", b"4"], ROW, b"fourth")
    await store.append("t1", 5, [b"5"])
    with pytest.raises(Conflict):
        await store.append("t1", 5, [b"other"], snapshot=b"other")
    assert await store.snapshot("t1") == (4, b"fourth")


async def test_taken_id_is_a_conflict(store: Store) -> None:
    await store.create_table(ROW, [b"1"])
    with pytest.raises(Conflict):
        await store.create_table(replace(ROW, game="bolivia"), [b"other"])
    assert await store.table("t1") == ROW
    assert await store.events("t1") == [b"1"]


async def test_append_puts_the_row(store: Store) -> None:
    await store.create_table(ROW, [])
    later = replace(ROW, status="playing", summary="{}", people=("ann", "bo", "cy"))
    await store.append("t1", 1, [b"1"], later)
    assert await store.table("t1") == later


async def test_second_store_that_comes_late_gets_a_conflict(
    databases: tuple[str, ...], store: Store
) -> None:
    await store.create_table(ROW, [b"1"])
    async with opened(databases) as other:
        await other.append("t1", 2, [b"other"])
        with pytest.raises(Conflict):
            await store.append("t1", 2, [b"mine", b"mine too"], replace(ROW, summary="mine"))
        assert await store.events("t1") == [b"1", b"other"]
        assert await store.table("t1") == ROW
        await store.append("t1", 3, [b"mine"])
        assert await other.events("t1", after=1) == [b"other", b"mine"]


async def test_one_conflict_undoes_no_other_append(store: Store) -> None:
    await store.append("t5", 2, [b"earlier"])
    appends = [store.append(f"t{number}", 1, [b"1", b"2"]) for number in range(10)]
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    assert [n for n, outcome in enumerate(outcomes) if isinstance(outcome, Conflict)] == [5]
    logs = [await store.events(f"t{number}") for number in range(10)]
    assert logs == [[b"earlier"] if number == 5 else [b"1", b"2"] for number in range(10)]


async def test_nothing_is_lost_or_reordered_among_fifty_writers(store: Store) -> None:
    async def write(table_id: str) -> None:
        for seq in range(1, 41, 2):
            await store.append(table_id, seq, [b"%d" % seq, b"%d" % (seq + 1)])

    await asyncio.gather(*(write(f"t{number}") for number in range(50)))
    for number in range(50):
        assert await store.events(f"t{number}") == [b"%d" % seq for seq in range(1, 41)]


async def test_two_stores_racing_for_the_same_tables_write_each_seq_once(
    databases: tuple[str, ...], store: Store
) -> None:
    async def write(writer: Store, name: bytes, table_id: str) -> int:
        won = 0
        for seq in range(1, 21):
            try:
                await writer.append(table_id, seq, [name], replace(ROW, id=table_id))
                won += 1
            except Conflict:
                continue
        return won

    async with opened(databases) as other:
        both = [(store, b"a"), (other, b"b")]
        ids = [f"t{number}" for number in range(8)]
        races = [write(writer, name, id_) for id_ in ids for writer, name in both]
        won = await asyncio.gather(*races)
    logs = [await store.events(id_) for id_ in ids]
    assert [len(log) for log in logs] == [20] * 8
    counted = [log.count(name) for log in logs for name in (b"a", b"b")]
    assert counted == won


async def test_nothing_acknowledged_is_lost_to_a_kill(
    databases: tuple[str, ...], store: Store
) -> None:
    appending = [*APPENDING, " ".join(databases), "20"]
    with subprocess.Popen(appending, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        reported = list(islice(process.stdout, 1000))
        process.kill()
        reported += process.stdout.readlines()
    told = Counter(line.split()[0] for line in reported if line.endswith("\n"))
    assert len(told) == 20
    for table_id, number in told.items():
        log = await store.events(table_id)
        assert log == [b"%d" % seq for seq in range(1, len(log) + 1)]
        assert number <= len(log) <= number + 1


async def test_closing_finishes_what_waits(databases: tuple[str, ...]) -> None:
    async with opened(databases) as closing:
        appends = [closing.append(f"t{n}", 1, [b"1"]) for n in range(20)]
        waiting = asyncio.gather(*appends)
        await asyncio.sleep(0)
    await waiting
    async with opened(databases) as again:
        assert [await again.events(f"t{n}") for n in range(20)] == [[b"1"]] * 20


async def test_a_caller_that_leaves_spoils_no_other_append(store: Store) -> None:
    tasks = [asyncio.create_task(store.append(f"t{n}", 1, [b"1"])) for n in range(5)]
    await asyncio.sleep(0)
    tasks[0].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [asyncio.CancelledError] + [type(None)] * 4
    assert await store.events("t4") == [b"1"]


# ---------------------------------------------------------------- tables, people, presets


async def test_lists_of_tables(store: Store) -> None:
    rows = [
        replace(ROW, id="old", created_at=1.0),
        replace(ROW, id="private", created_at=2.0, public=False, people=("cy",)),
        replace(ROW, id="playing", created_at=3.0, status="playing", people=("cy", "ann")),
        replace(ROW, id="over", created_at=4.0, status="finished", people=()),
        replace(ROW, id="new", created_at=5.0),
    ]
    rows[2] = replace(rows[2], due_at=9.0)
    for row in rows:
        await store.create_table(row, [])
    old, private, playing, _over, new = rows
    assert await store.open_tables(10) == [new, old]
    assert await store.open_tables(1) == [new]
    assert await store.tables_of("cy", 10) == [playing, private]
    assert await store.tables_of("ann", 2) == [new, playing]
    assert await store.tables_of("ann", 2, playing.created_at) == [playing, old]
    assert await store.tables_of("cy", 2, private.created_at) == [private]
    assert await store.deadlines() == {"playing": 9.0}
    assert await store.leave_off("playing", "ann")
    assert not await store.leave_off("playing", "ann")
    assert "playing" not in [row.id for row in await store.tables_of("ann", 10)]
    assert [row.id for row in await store.tables_of("cy", 10)] == ["playing", "private"]
    assert await store.table("nowhere") is None


async def test_a_finished_match_comes_back_to_no_list(store: Store) -> None:
    await store.create_table(ROW, [b"1"])
    await store.append(ROW.id, 2, [b"2"], replace(ROW, people=("ann", "bo", "cy")))
    over = replace(ROW, status="finished", people=("ann", "bo", "cy"))
    await store.append(ROW.id, 3, [b"3"], over)
    assert await store.leave_off(ROW.id, "bo")
    await store.append(ROW.id, 4, [b"4"], replace(over, changed_at=9.0))
    assert await store.table(ROW.id) == replace(over, people=("ann", "cy"), changed_at=9.0)
    assert await store.tables_of("bo", 9) == []


async def test_people_and_presets(store: Store) -> None:
    assert await store.person("ann") is None
    await store.save_person("ann", "Ann")
    await store.save_person("ann", "Änn 🂡")
    assert await store.person("ann") == "Änn 🂡"
    assert await store.preset("p1") is None
    await store.save_preset("p1", "Ours", "samba", 4, {"jokers": "6"}, "ann")
    await store.save_preset("p1", "Ours, too", "samba", 4, {"jokers": "8"}, "ann")
    preset = await store.preset("p1")
    assert preset is not None
    assert (preset.name, preset.settings) == ("Ours, too", {"jokers": "8"})


# ---------------------------------------------------------------- pads, words


async def test_pads_are_kept_by_version(store: Store, databases: tuple[str, ...]) -> None:
    first = PadRow("p1", "ann", "owner", 1, "{}")
    await store.save_pad(first)
    assert await store.pad("p1") == first
    assert await store.pad("p2") is None
    with pytest.raises(Conflict):
        await store.save_pad(first)
    second = replace(first, writers="link", version=2, data='{"a": 1}')
    async with opened(databases) as other:
        both = (store.save_pad(second), other.save_pad(replace(second, data="{}")))
        outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
    kept = await store.pad("p1")
    assert kept is not None
    assert kept.version == 2


async def test_a_word_is_used_first_by_one(store: Store, databases: tuple[str, ...]) -> None:
    other = open_store(databases)
    await other.open()
    tries = [found.used_first("once", 100.0, 60.0) for found in (store, other, store, other)]
    assert sorted(await asyncio.gather(*tries)) == [False, False, False, True]
    assert await store.used_first("twice", 100.0, 60.0)
    assert not await other.used_first("once", 160.0, 60.0)
    assert await store.used_first("once", 161.0, 60.0)  # forgotten by now
    await other.close()
