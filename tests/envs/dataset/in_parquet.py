"""A dataset as Parquet, written and read again (`make test-envs`)."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from escalera import Game
from escalera.bots.programs import any_bot
from escalera.cli.app import run
from escalera.envs.dataset import COLUMNS, Order, parquet, played
from escalera.envs.dataset.columns import OF_A_HAND, Shape
from escalera.rules import load
from escalera.simulation import play_hand

ROOT = Path(__file__).parents[3]


def write(folder: Path, *more: str) -> int:
    return run(["dataset", "bolivia", "--hands", "6", "--seed", "3", "-o", str(folder), *more])


def read(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*.*")}


def test_what_is_read_is_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(parquet, "GROUP", 100)
    monkeypatch.setattr(parquet, "GROUPS", 2)
    folder = tmp_path / "made" / "here"
    assert write(folder) == 0
    hands = list(played(Order(load("bolivia"), 6, "3")))
    total = sum(map(len, hands))
    assert f"{total} decisions in 6 hands" in capsys.readouterr().out
    assert sorted(path.name for path in folder.iterdir()) == ["README.md", "data"]
    files = sorted(path.name for path in (folder / "data").iterdir())
    assert files == [f"part-{number:05d}.parquet" for number in range(len(files))]
    assert len(files) > 1
    table = pq.read_table(folder / "data")
    assert table.schema.names == [column.name for column in COLUMNS]
    for column in COLUMNS:
        read = table[column.name].combine_chunks()
        if column in OF_A_HAND:
            said = [getattr(hand, column.name) for hand in hands for _ in range(len(hand))]
            assert read.to_pylist() == said
            continue
        if column.shape in (Shape.LISTED, Shape.DESCRIBED):
            lengths = read.value_lengths().to_numpy()
            assert lengths.tolist() == [n for hand in hands for n in hand.counts.tolist()]
        while hasattr(read, "flatten") and read.type.num_fields:
            read = read.flatten()
        made = np.concatenate([hand.columns[column.name].reshape(-1) for hand in hands])
        assert str(read.type).replace("float", "float32") == column.type
        assert np.array_equal(read.to_numpy(), made, equal_nan=column.type == "float32")


def test_the_same_seed_writes_the_same_bytes(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    assert write(folders[0]) == 0
    assert write(folders[1], "--processes", "2") == 0
    one, two = (read(folder) for folder in folders)
    assert one == two
    assert "--hands 6 --seed 3" in one["README.md"].decode()


def test_a_folder_with_something_in_it_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kept.txt").write_text("kept")
    assert write(tmp_path) == 2
    assert "something in it" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["kept.txt"]
    assert write(tmp_path / "kept.txt") == 2
    assert "is a file, not a folder" in capsys.readouterr().err


def cloned(folder: Path, bot: Path) -> list[float]:
    """Return what share of the choices the example says that each player gets right."""
    words = ["-m", "examples.cloning", str(folder), "-o", str(bot), "--epochs", "2"]
    done = subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert "decisions to learn from" in done.stdout
    return [float(share) for share in re.findall(r"([0-9.]+)%", done.stdout)]


def test_the_example_learns_the_same_with_the_same_seed(tmp_path: Path) -> None:
    folder, bot = tmp_path / "many", tmp_path / "clone.py"
    assert run(["dataset", "bolivia", "--hands", "50", "--seed", "2", "-o", str(folder)]) == 0
    first, greedy, *epochs = cloned(folder, bot)
    assert first < greedy < epochs[-1]
    assert cloned(folder, bot) == [first, greedy, *epochs]
    game = Game.new("bolivia", seed=1)
    play_hand(game, [any_bot(f"clone={bot}")] * 4)
    assert game.hand_over
