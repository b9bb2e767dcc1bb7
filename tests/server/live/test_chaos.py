"""Servers killed in the middle of play, in short; `make chaos` kills two hundred times."""

import asyncio
import json
import random
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from escalera.server.frames.hand_frames import HandFrames
from tests.server.live.chaos import Chaos, Load
from tests.server.live.setups import Setup
from tests.server.live.troubles.small_disk import NoDiskError, small_disk
from tests.server.postgres import Cluster
from tests.server.table.test_table import dealt, play
from tests.server.witness import Sight, Witness

KILLS = 2
SMALL = Load(tables=3, settings={"target": "0", "hands": "1"})
"""A hand in each of three games; at one table bots play too."""


@pytest.mark.parametrize(
    ("kind", "processes", "first"), [("sqlite", 1, 0), ("sqlite", 2, 3), ("postgres", 2, 1)]
)
def test_killed_servers_lose_nothing(
    kind: str, processes: int, first: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'escalera.db'}"
    if kind == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        database = cluster.new_database()
    load, chance = replace(SMALL, first=first), random.Random("chaos")
    chaos = Chaos(Setup(kind, database, processes), tmp_path, load, chance)
    play_through(chaos)
    assert chaos.joins > chaos.people


def play_through(chaos: Chaos) -> None:
    asyncio.run(asyncio.wait_for(chaos.run(KILLS), 300))
    assert not chaos.faults, chaos.faults
    assert chaos.troubles.count == KILLS
    assert chaos.ended == len(chaos.witnesses) >= SMALL.tables


def test_a_killed_database_loses_nothing(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.live.troubles.trouble.CRASHES", 1)
    setup = Setup("postgres", postgres.new_database(), 2, postgres)
    chaos = Chaos(setup, tmp_path, SMALL, random.Random("crash"))
    play_through(chaos)
    assert chaos.troubles.kinds == {"crashed": KILLS}  # once each way
    for server in chaos.servers:
        assert "Traceback" not in server.log.read_text()


def test_a_clock_that_is_set_back_loses_nobody_their_seat(tmp_path: Path) -> None:
    clock = tmp_path / "late"
    clock.write_text("0", "ascii")
    setup = Setup("set-back", f"sqlite:///{tmp_path / 'escalera.db'}", clock=clock)
    chaos = Chaos(setup, tmp_path, SMALL, random.Random("late"))
    play_through(chaos)
    assert chaos.troubles.kinds == {"killed": 1, "set back": 1}


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    with ExitStack() as stack:
        try:
            disk = stack.enter_context(small_disk(tmp_path / "disk"))
        except NoDiskError as error:
            pytest.skip(str(error))
        setup = Setup("full-disk", f"sqlite:///{disk.folder / 'escalera.db'}", disk=disk)
        chaos = Chaos(setup, tmp_path, SMALL, random.Random("full"))
        play_through(chaos)
        assert chaos.troubles.kinds == {"killed": 1, "full": 1}


def watched() -> tuple[Witness, list[bytes]]:
    """Return a witness of a hand's first plays, and its table's log."""
    house = dealt()
    witness = Witness(house.table.id)
    for _ in range(6):
        game = house.table.game
        assert game is not None
        play(house, str(game.legal_actions()[-1]))
        seq, sight = Sight.of(HandFrames(house.table, game).of(0))
        witness.seen[seq] = sight
    return witness, house.log


def test_a_witness_agrees_with_the_log() -> None:
    witness, log = watched()
    witness.check(log, witness.seen)
    assert not witness.faults
    assert witness.plays == 6


def test_a_witness_notices_a_lost_play() -> None:
    witness, log = watched()
    witness.check(log[:-1], witness.seen)
    assert "was seen; the log: None" in witness.faults[0]


def test_a_witness_notices_a_play_that_never_was() -> None:
    witness, log = watched()
    seq = max(witness.seen)
    witness.seen[seq] = witness.seen[seq - 1]
    witness.check(log, witness.seen)
    assert "was seen; the log" in witness.faults[0]


def test_a_witness_notices_a_changed_log() -> None:
    witness, log = watched()
    witness.check(log, witness.seen)
    witness.check([*log[:-1], log[0]], witness.seen)
    assert "changed" in witness.faults[0]


def test_a_witness_notices_two_clients_told_different_things() -> None:
    witness, _ = watched()
    frame = {"type": "hand", "seq": max(witness.seen), "table": {"number": 1, "last": None}}
    witness.see(json.dumps(frame), frame)
    assert "another" in witness.faults[0]
