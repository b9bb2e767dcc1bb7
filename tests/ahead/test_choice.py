"""Which engine runs: the library of exactly these sources, Numba's compiler, or plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from escalera.cards.compiling import choice as choosing
from escalera.cards.compiling.arrays import Array, arguments
from escalera.cards.compiling.choice import (
    Engine,
    EngineError,
    choice,
    find_library,
    library_folder,
)
from escalera.cards.compiling.sources import compiled_sources, digest
from escalera.engine.match import doors


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for libraries in a folder of the test's own, and choose anew."""
    monkeypatch.setenv("ESCALERA_CACHE", str(tmp_path))
    monkeypatch.delenv("ESCALERA_ENGINE", raising=False)
    monkeypatch.setattr(choosing, "choice", choice.__wrapped__)


def put_library(sources: list[str]) -> Path:
    """Put an empty library, built from these sources, into the cache."""
    digested = digest(sources)
    library_folder().mkdir(exist_ok=True)
    listed = library_folder() / f"{digested}.sources"
    listed.write_text("\n".join(sources) + "\n", encoding="utf-8")
    path = library_folder() / choosing.library_name(digested, choosing.machine())
    path.touch()
    return path


def test_without_a_library_numba_compiles() -> None:
    assert choosing.choice().engine is Engine.JIT


def test_the_library_of_these_sources_runs() -> None:
    path = put_library(compiled_sources())
    assert choosing.choice() == choosing.Choice(Engine.AHEAD, choosing.Why.BUILT, path)


def test_a_library_of_other_sources_does_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    put_library(compiled_sources())
    monkeypatch.setattr(choosing, "digest", lambda paths: digest(paths)[::-1])
    assert find_library() is None
    assert choosing.choice().engine is Engine.JIT


def test_of_two_the_newest_runs() -> None:
    older, newest = put_library(compiled_sources()[1:]), put_library(compiled_sources())
    os.utime(older.with_name(f"{digest(compiled_sources()[1:])}.sources"), (1, 1))
    assert find_library() == newest


def test_a_library_that_is_there_is_the_newest_once_it_is_asked_for(tmp_path: Path) -> None:
    wanted, other = put_library(compiled_sources()), put_library(compiled_sources()[1:])
    os.utime(wanted.with_name(f"{digest(compiled_sources())}.sources"), (1, 1))
    assert find_library() == other
    given = {**os.environ, "ESCALERA_CACHE": str(tmp_path), "ESCALERA_ENGINE": "python"}
    subprocess.run([sys.executable, "-m", "tools.ahead"], check=True, env=given)
    assert find_library() == wanted


def test_force_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    put_library(compiled_sources())
    for engine in Engine:
        monkeypatch.setenv("ESCALERA_ENGINE", engine)
        assert choosing.choice().engine is engine


def test_force_that_is_impossible_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESCALERA_ENGINE", "ahead")
    with pytest.raises(EngineError, match="make library"):
        choosing.choice()
    monkeypatch.setenv("ESCALERA_ENGINE", "numba")
    with pytest.raises(EngineError, match="ahead, jit or python"):
        choosing.choice()


def test_the_sources_are_those_with_compiled_code_and_what_they_import() -> None:
    found = compiled_sources()
    for name in ("engine/topics/pile", "bots/planner/decide/discard", "cards/kinds"):
        assert f"escalera/{name}.py" in found
    assert not any("/cli/" in path for path in found)


def test_a_door_says_what_it_takes() -> None:
    taken = arguments(doors.play_checked.py_func)  # type: ignore[attr-defined]
    assert isinstance(taken["states"], Array)
    assert taken["i"] is int


@pytest.mark.parametrize(
    "wrong",
    [
        np.zeros(4, dtype=np.int32),
        np.zeros((2, 2), dtype=np.int64),
        np.zeros(8, np.int64)[::2],
        [1],
    ],
)
def test_an_array_of_another_kind_is_refused(wrong: object) -> None:
    with pytest.raises(TypeError, match="C-contiguous"):
        Array(np.dtype(np.int64)).describe(wrong)
