"""The program itself, in a terminal and in a pipe: editing, completion, leaving."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

PROGRAM = [sys.executable, "-c", "from escalera.cli import main; main()"]
SAMBA = Path(__file__).parent / "samba.rec"
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def piped(arguments: list[str], typed: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *arguments], input=typed, capture_output=True, text=True, check=False
    )


def spawn(*arguments: str) -> "pexpect.spawn[str]":
    environment = {**os.environ, "TERM": "xterm", "INPUTRC": os.devnull}
    environment.pop("NO_COLOR", None)
    return pexpect.spawn(
        PROGRAM[0],
        [*PROGRAM[1:], *arguments],
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=100,
        env=environment,
        preexec_fn=_heed_ctrl_c,
    )


def _heed_ctrl_c() -> None:
    """Undo what a test run in the background inherits: that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def terminal() -> Iterator["pexpect.spawn[str]"]:
    child = spawn("play", "--resume", str(SAMBA), "--seed", "7", "--fast")
    child.expect_exact("Your play (draw): ")
    yield child
    child.close(force=True)


def test_colours_completion_and_short_forms(terminal: "pexpect.spawn[str]") -> None:
    assert "\x1b[" in (terminal.before or "")
    terminal.send("dr\t\r")
    terminal.expect_exact("You")
    terminal.expect_exact("Your play (")
    terminal.send("me\t7s 7h 7d\r")
    terminal.expect("melded .*7♠.*7♥.*7♦")
    terminal.expect_exact("Your play (")
    terminal.send("save \t\x15quit\r")
    terminal.expect_exact("Save the match first?")
    terminal.send("\r")
    terminal.expect_exact("Goodbye.")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_leave_cleanly(terminal: "pexpect.spawn[str]", key: str) -> None:
    terminal.send(key)
    terminal.expect_exact("Goodbye.")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


def test_bots_play_at_a_pace_that_can_be_left() -> None:
    child = spawn("play", "--resume", str(SAMBA), "--seed", "7")
    child.expect_exact("Your play (draw): ")
    child.send("auto\r")
    child.expect_exact("Ana")
    child.send("\x03")
    child.expect_exact("Goodbye.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_program_can_play_through_a_pipe() -> None:
    done = piped(["play", "--hands", "1", "--seed", "3", "samba"], "auto hand\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Score now" in done.stdout
    assert "\x1b" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize("arguments", [["play"], ["play", "samba", "--seed", "1"]])
def test_a_closed_input_is_a_clean_end(arguments: list[str]) -> None:
    done = piped(arguments, "")
    assert (done.returncode, done.stderr) == (0, "")


def test_what_is_typed_can_be_read_in_the_output_of_a_pipe() -> None:
    assert (
        "Your play (draw or take): hint\n"
        in piped(["play", "samba", "--seed", "1"], "hint\n").stdout
    )


def test_an_output_that_is_closed_early() -> None:
    whole = f"{PROGRAM[0]} -c '{PROGRAM[2]}' rules samba | head -1"
    done = subprocess.run(whole, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout.startswith("Samba, 4 players")
    assert done.stderr == ""


def test_bytes_that_are_no_text() -> None:
    done = subprocess.run(
        [*PROGRAM, "play", "samba", "--seed", "1"],
        input=b"\xff\xfe\nhint\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"would play" in done.stdout


def test_letters_in_an_ascii_terminal() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [*PROGRAM, "play", "--resume", str(SAMBA)],
        input=b"",
        capture_output=True,
        check=False,
        env=environment,
    )
    assert done.returncode == 0
    assert b"KS KS KD" in done.stdout


def test_a_terminal_that_knows_nothing_has_its_width_too() -> None:
    child = pexpect.spawn(
        PROGRAM[0],
        [*PROGRAM[1:], "rules"],
        encoding="utf-8",
        dimensions=(24, 40),
        env={**os.environ, "TERM": "dumb"},
    )
    child.expect(pexpect.EOF)
    child.close()
    lines = (child.before or "").splitlines()
    assert max(map(len, lines)) <= 40
