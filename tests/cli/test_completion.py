"""Shells complete games, bots, settings and options; files they complete by themselves."""

import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from escalera.bots import bot_names
from escalera.rules import games

BIN = Path(sys.executable).parent


def offered(line: str, shell: str = "bash") -> list[str]:
    """Return what a shell is told after a line such as `escalera play sam`."""
    words = line.split(" ")
    asked = {
        "bash": {"COMP_WORDS": "\n".join(words), "COMP_CWORD": str(len(words) - 1)},
        "zsh": {"_TYPER_COMPLETE_ARGS": line},
        "fish": {"_TYPER_COMPLETE_ARGS": line, "_TYPER_COMPLETE_FISH_ACTION": "get-args"},
    }[shell]
    environment = {**os.environ, **asked, "_ESCALERA_COMPLETE": f"complete_{shell}"}
    done = subprocess.run(
        [BIN / "escalera"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    return done.stdout.split("\n")[:-1] if shell == "bash" else [done.stdout]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("escalera pl", ["play"]),
        ("escalera play ", list(games())),
        ("escalera rules sam", ["samba", "sambola"]),
        ("escalera differs samba bo", ["bolivia"]),
        ("escalera simulate samba --bots gr", ["greedy"]),
        ("escalera simulate samba --bots easy,ha", ["easy,hard"]),
        ("escalera arena hard ", list(bot_names())),
        ("escalera arena hard easy --game vil", ["villages-samba"]),
        ("escalera rules samba --la", ["--language"]),
        ("escalera play samba --language ", ["en", "es"]),
        ("escalera rules samba --language ", ["en", "es"]),
        ("escalera sheet --paper l", ["letter"]),
        ("escalera play bolivia --set pile_take", ["pile_take=5", "pile_take=all"]),
        ("escalera play samba --set joke", ["jokers=6", "joker_discard=allowed"]),
        ("escalera differs samba bolivia --set a=1 --other-set joker_", ["joker_discard=allowed"]),
        ("escalera hint ", [""]),
    ],
)
def test_what_is_offered(line: str, words: list[str]) -> None:
    assert offered(line) == words


@pytest.mark.parametrize(
    ("pieces", "words"),
    [
        ("play sambola --set jokers =", ["9", "6"]),
        ("play sambola --set jokers = 6", ["6"]),
        ("play sambola --set = jokers = 6", ["6"]),
        ("play bolivia --set jokers = 6 --set pile_take = a", ["all"]),
        ("simulate samba --bots = easy,ha", ["easy,hard"]),
        ("--language =", ["en", "es"]),
    ],
)
def test_bash_cuts_words_at_an_equals_sign(pieces: str, words: list[str]) -> None:
    assert offered(f"escalera {pieces}") == words


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells(shell: str) -> None:
    assert "sambola" in offered("escalera rules sambo", shell)[0]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_each_shell(shell: str) -> None:
    shown = subprocess.run(
        [BIN / "escalera", "--show-completion", shell], capture_output=True, text=True, check=True
    ).stdout
    assert "escalera" in shown
    assert "_ESCALERA_COMPLETE" in shown


def test_a_real_shell_completes_games_and_files(tmp_path: Path) -> None:
    (tmp_path / "evening.rec").touch()
    environment = {**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}", "PS1": "$ "}
    shell = pexpect.spawn(
        "bash", ["--norc", "--noprofile", "-i"], cwd=tmp_path, env=environment, encoding="utf-8"
    )
    shell.sendline('eval "$(escalera --show-completion bash)"; echo rea""dy')
    shell.expect("ready\r\n")
    shell.send("escalera rules boli\t")
    shell.expect_exact("rules bolivia ")
    shell.send("\x15escalera hint eve\t")
    shell.expect_exact("hint evening.rec ")
    shell.send("\x15escalera play samba --set joker_d\t")
    shell.expect_exact("--set joker_discard=")
    shell.send("a\t")
    shell.expect_exact("allowed ")
    shell.send("\x15escalera simulate samba --bots=gre\t")
    shell.expect_exact("--bots=greedy ")
    shell.close(force=True)
