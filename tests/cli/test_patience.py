"""Whoever has to wait for the compiler is told so: once, on standard error, and only then."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from escalera.bots import BotError
from escalera.cli.app import run
from escalera.cli.commands.tables import simulate
from escalera.cli.patience import warm_up
from escalera.cli.words import phrase
from escalera.rules import load
from tests.another_python import shown_and_said

PATIENCE = phrase("start-patience")
SAMBA = Path(__file__).parent / "samba.rec"


TWO_FUNCTIONS = """
import numba
from escalera.cli.patience import patient

with patient():
    for number in range(2):
        numba.njit(lambda one, _number=number: one + 1)(1)
"""


def test_it_is_said_once() -> None:
    assert shown_and_said("-c", TWO_FUNCTIONS, ESCALERA_ENGINE="jit") == ("", f"{PATIENCE}\n")


def test_what_is_in_the_cache_needs_no_patience() -> None:
    words = "-m", "escalera", "simulate", "samba", "--bots", "random", "--hands", "1"
    shown_and_said(*words, ESCALERA_ENGINE="jit")
    shown, said = shown_and_said(*words, ESCALERA_ENGINE="jit")
    assert shown
    assert said == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "samba", "--hands", "1"],
        ["simulate", "samba", "--hands", "1", "--jobs", "2"],
        ["arena", "greedy", "random", "--game", "samba", "--jobs", "2"],
        ["play", "samba", "--hands", "1"],
        ["hint", str(SAMBA)],
        ["serve", "--port", "0"],
    ],
)
def test_it_is_the_first_thing_said_where_no_cache_is(arguments: list[str], tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "escalera", *arguments],
        env={**os.environ, "ESCALERA_CACHE": str(tmp_path), "ESCALERA_LOG_LEVEL": "error"},
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stderr is not None
        said = process.stderr.readline()
        process.kill()
        shown = process.communicate()[0]
    assert (said, shown) == (f"{PATIENCE}\n", "")


def test_processes_find_the_bots_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    warmed: list[tuple[str, ...]] = []
    monkeypatch.setattr(simulate, "warm_up", lambda rules, bots: warmed.append(tuple(bots)))
    for jobs in ("1", "2"):
        run(["simulate", "samba", "--bots", "random", "--hands", "1", "--jobs", jobs])
    assert warmed == [("random",)]


def test_an_unknown_bot_can_not_warm_up() -> None:
    with pytest.raises(BotError, match="nobody"):
        warm_up(load("samba"), ["random", "nobody"])
