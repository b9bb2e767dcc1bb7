"""A table's snapshot, and the events since, make the very table that its whole log makes."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from escalera.notation import write
from escalera.rules import games
from escalera.server.frames.hand_frames import HandFrames
from escalera.server.live.table_rows import row_of
from escalera.server.messages import asks
from escalera.server.table import events
from escalera.server.table.events import Event, HandDealt
from escalera.server.table.stored import snapshot
from escalera.server.table.stored.rebuilding import follow, happen_again, rebuilt
from escalera.server.table.table import Table
from tests.server.store.kept.evening import Evening, snapshots_of
from tests.server.store.kept.kept_logs import told

LOGS = sorted((Path(__file__).parent / "kept/logs").glob("*/*.jsonl"))
APART = {"game", "brought"}
"""What tables are not compared by: what it says is told."""


def dealt_again(log: Sequence[bytes]) -> Iterator[tuple[Table, Sequence[Event]]]:
    """Yield what each snapshot of a log makes, and the events that follow."""
    for seq, taken in snapshots_of(log):
        again = snapshot.restored(taken)
        assert again is not None
        yield again, [*map(events.decode, log[seq:])]


def same(one: Table, other: Table) -> None:
    """Check that two tables tell everybody the same, and keep the same."""
    compared = [field.name for field in fields(Table) if field.name not in APART]
    for name in compared:
        assert getattr(one, name) == getattr(other, name), name
    assert one.options == other.options
    assert row_of(one) == row_of(other)
    assert frames(one) == frames(other)
    assert record(one) == record(other)


def frames(table: Table) -> list[bytes]:
    assert table.game is not None
    shown = HandFrames(table, table.game)
    return [shown.of(seat) for seat in range(len(table.seats) + 1)]


def record(table: Table) -> str:
    assert table.game is not None
    return write(table.game.record())


def two_hands(game: str, **options: Any) -> Evening:
    """Return an evening in the middle of its second hand."""
    evening = Evening(f"snapshot-{game}", 2, game=game, **options)
    evening.begin("easy", "hard")
    evening.play()
    evening.ask("ann", asks.Bots(bot="greedy", pace="slow"))
    evening.ask("bo", asks.Pause())
    evening.ask("bo", asks.Resume())
    evening.next_hand()
    evening.play(30, chance=0.2)
    return evening


@pytest.mark.parametrize("log", LOGS, ids=[f"{log.parent.name}/{log.stem}" for log in LOGS])
def test_kept_logs_tell_the_same(log: Path) -> None:
    stored = log.read_bytes().splitlines()
    whole = rebuilt(stored)
    hands = {event.hand for event in map(events.decode, stored) if hasattr(event, "hand")}
    found = 0
    for table, further in dealt_again(stored):
        follow(table, further)
        assert told(table) == told(whole)
        found += 1
    assert found or whole.brought or max(hands, default=0) < 2


@pytest.mark.parametrize("game", games())
def test_play_after_play(game: str) -> None:
    log = two_hands(game).log
    for table, further in dealt_again(log):
        whole = rebuilt(log[: table.seq])
        same(table, whole)
        for event in further:
            happen_again(table, event)
            happen_again(whole, event)
            same(table, whole)


def test_the_next_snapshot_is_taken_from_a_restored_table() -> None:
    evening = two_hands("sambola")
    ((evening.table, further),) = dealt_again(evening.log)
    follow(evening.table, further)
    evening.play()
    evening.next_hand()
    *_, (last, left) = dealt_again(evening.log)
    assert list(left) == []
    same(last, rebuilt(evening.log))
    taken = snapshot.snapshot(evening.table, evening.table.game)  # type: ignore[arg-type]
    again = snapshot.restored(taken)
    assert again is not None
    same(again, last)


def test_the_first_hand_and_a_match_from_elsewhere_have_none() -> None:
    evening = Evening("first", 2, game="samba")
    evening.begin("easy", "easy")
    assert snapshot.worth_one(evening.table, [HandDealt(0.0)]) is None
    (given,) = [log for log in LOGS if log.stem == "samba-given"]
    assert list(dealt_again(given.read_bytes().splitlines())) == []


def test_in_a_long_match_snapshots_are_taken_less_often() -> None:
    taken = [hand for hand in range(1, 2001) if snapshot.is_due(hand)]
    assert taken[:19] == [*range(2, 21)]
    assert len(taken) < 100
    assert all(after - before <= max(1, after // 10) for before, after in pairwise(taken))


def test_what_another_version_took_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    table = two_hands("samba").table
    taken = snapshot.snapshot(table, table.game)  # type: ignore[arg-type]
    assert snapshot.restored(taken) is not None
    monkeypatch.setattr(snapshot, "MADE_BY", "another")
    assert snapshot.restored(taken) is None


def test_what_is_broken_is_not_used() -> None:
    evening = two_hands("bolivia")
    made = rebuilt(evening.log)
    taken = snapshot.snapshot(made, made.game)  # type: ignore[arg-type]
    chance = random.Random(3)
    for _ in range(200):
        broken = bytearray(taken)
        broken[chance.randrange(len(broken))] ^= 1 << chance.randrange(8)
        found = snapshot.restored(bytes(broken))
        assert found is None or told(found) == told(snapshot.restored(taken))  # type: ignore[arg-type]
    assert snapshot.restored(b"") is None


def test_a_deal_that_comes_out_differently_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    table = two_hands("samba").table
    taken = snapshot.snapshot(table, table.game)  # type: ignore[arg-type]
    monkeypatch.setattr(snapshot, "deck_of", lambda _game: "another deck")
    assert snapshot.restored(taken) is None
