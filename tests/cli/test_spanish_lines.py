"""In Spanish the command line says nothing in English: help, bots, a server, what is wrong."""

import json
import re
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from escalera.cli import language
from escalera.cli.app import _COMMANDS, run

WORDS = re.compile(r"[a-z]{3,} [a-z0-9]{1,}")
SAME = re.compile(r"sqlite:///FILE|GAME (\w|\[)")
"""Lines that are no words: they may be the same in both languages."""
PAD = {"escalera-pad": 1, "game": "samba"}


def lines(capsys: pytest.CaptureFixture[str], arguments: list[str], language: str) -> list[str]:
    run([*arguments, "--language", language])
    shown = capsys.readouterr()
    return [line.strip(" │") for line in (shown.out + shown.err).splitlines()]


def differ(capsys: pytest.CaptureFixture[str], *arguments: str) -> None:
    """Check that something is said, and no line of words is the same in both languages."""
    english = lines(capsys, list(arguments), "en")
    spanish = lines(capsys, list(arguments), "es")
    assert any(map(WORDS.search, english))
    both = [line for line in spanish if line in english and WORDS.search(line)]
    assert [line for line in both if not SAME.search(line)] == []


@pytest.mark.parametrize("width", ["60", "120"])
@pytest.mark.parametrize("command", ["", *_COMMANDS, "admin", "admin purge", "admin people"])
def test_help(
    command: str, width: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    differ(capsys, *command.split(), "--help")
    said = "\n".join(lines(capsys, [*command.split(), "--help"], "es"))
    for word in ("Usage", "Options", "Arguments", "Commands", "required", "default", "Show"):
        assert word not in said


def test_help_in_english_after_spanish(capsys: pytest.CaptureFixture[str]) -> None:
    lines(capsys, ["rules", "--help"], "es")
    said = "\n".join(lines(capsys, ["arena", "--help"], "en"))
    for word in ("Usage:", "Options", "Arguments", "[required]", "[default: 100]", "Show this"):
        assert word in said


@pytest.mark.parametrize("command", ["bots", "doctor"])
def test_lists(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    differ(capsys, command)


WRONG_RECORDS = [
    "escalera 1\ngame samba 1\nplayers 4\nnonsense\n",
    "escalera 1\ngame samba 1\nplayers 4\nhand 1\ndealer 9\n",
    "escalera 1\ngame samba 1\nplayers 4\n1 draw\n",
    "escalera 1\ngame samba 1\nset zz 4\nplayers 4\n",
    "escalera 1\ngame samba 1\nplayers 4\nhand 1\ndealer 4\nscores 0 0\ndeal 1 XX\n",
    "escalera 1\ngame samba 9\nplayers 4\n",
]


@pytest.mark.parametrize("record", WRONG_RECORDS)
def test_a_wrong_record(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.rec"
    path.write_text(record)
    differ(capsys, "verify", str(path))
    differ(capsys, "legal", str(path))


WRONG_PADS: list[dict[str, object]] = [
    {},
    PAD | {"names": ["Ann"]},
    PAD | {"settings": {"zz": "4"}},
    PAD | {"hands": [{"teams": [{"red_threes": 7}, {}]}]},
    PAD | {"hands": [{"teams": [{"out": 1}, {}]}]},
    PAD | {"wishes": 1},
]


@pytest.mark.parametrize("pad", WRONG_PADS)
def test_a_wrong_pad(
    pad: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pad.json"
    path.write_text(json.dumps(pad))
    differ(capsys, "score", str(path))


@pytest.mark.parametrize(
    "arguments",
    [
        "simulate samba --bots nobody",
        "simulate samba --hands 1 --matches 1",
        "arena easy --game samba",
        "arena easy hard --game samba --deals 0",
        "serve --port 99999",
        "serve --database mysql://x",
        "play samba --bots nobody",
        "simulate samba --bots random --hands 1",
    ],
)
def test_what_is_said(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    differ(capsys, *arguments.split())


def test_what_the_system_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    words = ["simulate", "samba", "--bots", "random", "--hands", "1", "--records"]
    differ(capsys, *words, str(tmp_path / "file"))
    differ(capsys, "verify", str(tmp_path / "file" / "x.rec"))
    differ(capsys, "verify", "a" * 300)


def test_a_game_is_called_as_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    run(["differs", "villages-samba", "--set", "hands=3", "--language", "es"])
    shown = " ".join(capsys.readouterr().out.split())
    assert "La Samba de The Villages" in shown
    assert "Villages'" not in shown


def test_a_match_of_one_hand(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["rules", "villages-samba", "--set", "hands=1"]
    assert "of 1 hand needs 1 initial meld" in lines(capsys, words, "en")[0]
    assert "de 1 mano necesita 1 bajada" in lines(capsys, words, "es")[0]


def test_a_server_says_that_it_is_open(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def opens_at_once(_settings: object, made: socket.socket, opened: Callable[[], None]) -> None:
        opened()
        made.close()

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("escalera.server.http.run.serve", opens_at_once)
    arguments = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.db"]
    [english] = [line for line in lines(capsys, arguments, "en") if "http" in line]
    [spanish] = [line for line in lines(capsys, arguments, "es") if "http" in line]
    assert english.startswith("Escalera is open at http://127.0.0.1:")
    assert spanish.startswith("Escalera está abierta en http://127.0.0.1:")


@pytest.mark.parametrize(
    ("environment", "arguments", "spoken"),
    [
        ({}, [], "en"),
        ({"LANG": "es_ES.UTF-8"}, [], "es"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C"}, [], "en"),
        ({"LANG": "de_DE.UTF-8"}, [], "en"),
        ({"LANG": "de_DE", "ESCALERA_LANGUAGE": "es"}, [], "es"),
        ({"LANG": "es", "ESCALERA_LANGUAGE": "en"}, [], "en"),
        ({"ESCALERA_LANGUAGE": "es"}, ["--language", "en"], "en"),
        ({"ESCALERA_LANGUAGE": "es"}, ["--lang=en"], "en"),
    ],
)
def test_who_says_which_language(
    environment: dict[str, str],
    arguments: list[str],
    spoken: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language.asked_for(["bots", *arguments]) == spoken


def test_the_environment_is_enough(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ESCALERA_LANGUAGE", "es")
    run(["bots"])
    assert "Juega cualquier cosa permitida." in capsys.readouterr().out
