"""The engine is Numba's guest: others in the process who use Numba find it as it was."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import escalera
from escalera.bots import compiled
from escalera.bots.compiled import folder_of
from escalera.cards.compiling import sources
from escalera.cards.jit import cache_folder

pytestmark = pytest.mark.slow

PROGRAM = """
import numba
from numba.np import arrayobj
import numpy as np
names = ("CACHE_DIR", "LOOP_VECTORIZE", "SLP_VECTORIZE")
before = [getattr(numba.config, name) for name in names], arrayobj.fix_integer_index
from escalera import Game
from escalera.bots import make_bot
from escalera.cards import jit
assert jit.JIT
game = Game.new("samba", seed=1)
bot = make_bot("planner")
for _ in range(4):
    game.play(bot.choose(game.view(game.seat_to_act), game.legal_actions()))
after = [getattr(numba.config, name) for name in names], arrayobj.fix_integer_index
assert after == before, (before, after)

@numba.njit
def last(numbers, place):
    return numbers[place]

assert last(np.arange(5), -1) == 4
print("as it was")
"""


def test_playing_leaves_numba_as_it_was() -> None:
    surroundings = os.environ | {"ESCALERA_ENGINE": "jit"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        capture_output=True,
        text=True,
        check=False,
        env=surroundings,
    )
    assert done.stdout == "as it was\n", done.stderr


def copy_package(folder: Path, *parts: str) -> None:
    package = Path(escalera.__file__).parent
    for part in parts:
        shutil.copytree(package / part, folder / "escalera" / part)
    shutil.copy(package / "__init__.py", folder / "escalera")


RUN = "from escalera.engine.state.codes import op_of; print(op_of(37))"


def tried(folder: Path) -> tuple[str, set[str]]:
    """Return what a kernel of a copy of the package says, and the cache's folders."""
    cache = folder / "cache"
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(folder), "ESCALERA_CACHE": str(cache), "PATH": ""},
    )
    return done.stdout.strip(), {path.name for path in cache.iterdir()}


def test_an_edit_in_a_room_of_the_engine_is_compiled_anew(tmp_path: Path) -> None:
    copy_package(tmp_path, "cards", "rules", "engine", "texts")
    said, folders = tried(tmp_path)
    assert said == "5"
    edited = tmp_path / "escalera" / "engine" / "state" / "codes.py"
    text = edited.read_text("utf-8")
    assert "return code & OP_BITS" in text
    edited.write_text(text.replace("return code & OP_BITS", "return code & 3"), "utf-8")
    said, more = tried(tmp_path)
    assert said == "1"
    assert len(more) == len(folders) + 1


def test_an_edit_in_a_room_of_a_bot_has_a_folder_of_its_own(tmp_path: Path) -> None:
    from escalera.bots.compiled import folder_of

    room = tmp_path / "bot" / "room"
    room.mkdir(parents=True)
    (room / "kernels.py").write_text("@kernel\ndef one(): ...\n")
    before = folder_of(tmp_path / "bot", (), b"")
    (room / "kernels.py").write_text("@kernel\ndef two(): ...\n")
    assert folder_of(tmp_path / "bot", (), b"") != before


def names(folder: Path) -> list[str]:
    """Return what the caches of a copy's engine and of its planner are named after."""
    engine = cache_folder.__wrapped__().name
    return [engine, folder_of(folder / "escalera" / "bots" / "planner", (), b"").name]


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copy what compiled code is made of, and name caches after the copy."""
    copy_package(tmp_path, "cards", "rules", "engine", "bots")
    monkeypatch.setenv("ESCALERA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(sources, "PACKAGE", tmp_path / "escalera")
    monkeypatch.setattr(compiled, "cache_folder", cache_folder.__wrapped__)
    return tmp_path


@pytest.mark.parametrize(
    "edited",
    [
        "cards/compiling/indices.py",
        "cards/kinds.py",
        "engine/state/sizes.py",
        "rules/parameters.py",
    ],
)
def test_an_edit_of_what_compiled_code_holds_is_compiled_anew(copied: Path, edited: str) -> None:
    engine, planner = names(copied)
    with (copied / "escalera" / edited).open("a", encoding="utf-8") as file:
        file.write("# edited\n")
    engine_then, planner_then = names(copied)
    assert engine_then != engine
    assert planner_then != planner


def test_an_edit_of_what_nothing_compiled_holds_compiles_nothing(copied: Path) -> None:
    before = names(copied)
    with (copied / "escalera/engine/match/game.py").open("a", encoding="utf-8") as file:
        file.write("# edited\n")
    assert names(copied) == before
