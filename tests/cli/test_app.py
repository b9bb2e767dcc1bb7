"""The command line as a whole: help, version, and one clear line for every error."""

import os
import re
import sys
from pathlib import Path
from subprocess import PIPE
from subprocess import run as run_program

import pytest

from escalera.cli.app import _COMMANDS, run

JARGON = ("Invalid value", "Input should", "argument", "parameter", "Missing", "Traceback")
SAMBA = Path(__file__).parent / "samba.rec"


def test_without_arguments_it_shows_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    shown = capsys.readouterr().out
    for command in ("play", "simulate", "verify", "try", "legal", "rules", "bench"):
        assert command in shown


@pytest.mark.parametrize("option", [["--language", "es"], ["--lang=es"]])
def test_with_a_language_alone_it_shows_help_in_it(
    option: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(option) == 0
    assert "Opciones" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["bots", "rules", "doctor"])
def test_no_columns_are_no_limit(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run([command])
    usual = capsys.readouterr().out
    monkeypatch.setenv("COLUMNS", "0")
    run([command])
    assert usual
    assert capsys.readouterr().out == usual


HELP = ["", *_COMMANDS, "admin", *(f"admin {name}" for name in ("ban", "people", "purge"))]


@pytest.mark.parametrize("width", ["60", "120"])
@pytest.mark.parametrize("command", HELP)
def test_help_shows_no_type_of_the_language_it_is_written_in(
    command: str, width: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    assert run([*command.split(), "--help"]) == 0
    shown = capsys.readouterr().out
    assert "--help" in shown
    assert not re.search(r"<\w|\b(?:bool|str|None)\b", shown)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == "escalera 0.2.0\n"


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        ("nonsense", "nonsense"),
        ("--nonsense", "--nonsense"),
        ("verify", "FILE"),
        ("verfy", "verify"),
        ("play --hand 3", "--hands"),
        ("try", "FILE ACTION..."),
        ("legal", "FILE"),
        ("legal none.rec", "none.rec"),
        ("legal .", "folder"),
        ("verify none.rec", "none.rec"),
        ("verify .", "folder"),
        ("try none.rec draw", "none.rec"),
        ("play nonsense", "villages-samba"),
        ("sheet nonsense -o x.pdf", "villages-samba"),
        ("differs samba nonsense", "villages-samba"),
        ("arena hard easy --game nonsense", "villages-samba"),
        ("play sambla", "sambola"),
        ("play samba --players 9", "players"),
        ("play samba --players four", "--players four: write a whole number."),
        ("play samba --hands 0", "--hands 0: write a whole number of 1 or more."),
        ("play samba --hands x", "--hands x: write a whole number of 1 or more."),
        ("play samba --hands", "--hands: something must stand after it."),
        ("play samba --seed", "--seed: something must stand after it. See escalera play --help."),
        ("play --fast=3", "--fast stands alone: write nothing after it with =. See escalera play"),
        ("admin tables --json=x", "--json stands alone"),
        ("--language es admin tables --limit", "--limit: falta algo detrás. Vea escalera admin t"),
        ("admin", "Say which command; there are: tables, close, "),
        ("--language es admin", "Diga qué orden; hay: tables, close, "),
        ("--language fr", "--language fr: there are texts in en, es."),
        ("--language fr bots", "--language fr: there are texts in en, es."),
        ("--language", "--language: something must stand after it."),
        (
            "admin tables --status finish",
            "--status finish: write one of these words: open, playing",
        ),
        ("book samba --html none/p.html", "none: there is no such folder."),
        ("simulate samba --hands 1.5", "--hands 1.5: write a whole number of 1 or more."),
        ("simulate samba --hands ٣", "--hands ٣: write a whole number"),
        ("serve --port 99999", "--port 99999: write a whole number from 0 to 65535."),
        ("serve --port -1", "--port -1: write a whole number from 0 to 65535."),
        ("play samba --bots nobody", "nobody"),
        ("play samba --bots greedy,greedy,greedy,greedy", "seats"),
        ("play samba --set jokers", "KEY=VALUE"),
        ("play samba --set =3", "KEY=VALUE"),
        ("play samba --set nonsense=3", "nonsense"),
        ("play samba --set jokers=many", "jokers"),
        ("play samba --set jokers=3 --set jokers=4", "twice"),
        ("play samba --set hand_cards=60", "hand_cards"),
        ("play --resume none.rec", "none.rec"),
        ("play --resume .", "folder"),
        ("play samba --resume none.rec", "--resume"),
        ("rules nonsense", "nonsense"),
        ("rules samba --players 1", "players"),
        ("rules --set jokers=3", "GAME"),
        ("rules nonsense --keys", "nonsense"),
        ("simulate", "villages-samba"),
        ("simulate nonsense", "nonsense"),
        ("simulate samba --bots nobody", "nobody"),
        ("simulate samba --hands 0", "hands"),
        ("simulate samba --hands 1 --matches 1", "both"),
        ("simulate samba --jobs 0", "jobs"),
        ("bench nonsense", "nonsense"),
    ],
)
def test_an_error_is_one_line(
    arguments: str,
    word: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(arguments.split()) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert word in shown.err
    assert not any(word in shown.err for word in JARGON)


def test_a_file_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "noise.rec"
    file.write_bytes(b"escalera 1\n\xff\xfe\x00")
    for command in (
        ["legal", str(file)],
        ["try", str(file), "draw"],
        ["play", "--resume", str(file)],
    ):
        assert run(command) == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err == f"{file}:2: The text is not UTF-8. (record)\n"


def test_records_into_a_file_instead_of_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "samba", "--hands", "1", "--records", str(SAMBA)]) == 2
    assert "samba.rec" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PORT", "99999", "ESCALERA_PORT=99999: write a whole number of 65535 or less."),
        ("PORT", "x", "ESCALERA_PORT=x: write a whole number."),
        ("METRICS", "perhaps", "ESCALERA_METRICS=perhaps: write true or false."),
        ("LOG_LEVEL", "loud", "LOG_LEVEL=loud: write debug, info, warning or error."),
        ("BOT_PROCESSES", "-1", "ESCALERA_BOT_PROCESSES=-1: write a whole number of 0 or more."),
        ("ORIGINS", "x", "docs/serving.md"),
    ],
)
def test_a_servers_setting_that_is_none(
    name: str,
    value: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(f"ESCALERA_{name}", value)
    assert run(["serve"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play samba --hands 0 --language es", "--hands 0: escriba un número entero desde 1."),
        ("play samab --lang=es", "No existe el juego 'samab'. ¿Quería decir samba? Hay: "),
        (
            "play samba --set jokers=99 --language es",
            "jokers: '99' no vale aquí: escriba",
        ),
        ("season a.json --csv x --language es", "--csv x: se imprime players (jugadores)"),
        (
            "play samba --sead 1 --language es",
            "No existe la opción --sead. ¿Quería decir --seed?",
        ),
        ("score none.json --language es", "none.json: "),
        ("play samba --language de --hands", "--hands: something must stand after it."),
    ],
)
def test_a_mistake_is_told_in_the_language_asked_for(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line.split()) == 2
    assert capsys.readouterr().err.startswith(said)


def test_a_word_of_any_length_is_a_mistake_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "samba", "--players", "9" * 5000]) == 2
    assert capsys.readouterr().err.startswith("--players 999")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The system can't do it: there is no room left.\n"),
        ("es", "El sistema no puede hacerlo: ya no queda sitio.\n"),
    ],
)
def test_a_full_disk_is_told_in_one_line(language: str, said: str) -> None:
    with Path("/dev/full").open("w") as full:
        asked = [sys.executable, "-m", "escalera", "rules", "--language", language]
        done = run_program(asked, stdout=full, stderr=PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, said)


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("rules >&-", 0),
        ("verify none.rec >&- 2>&-", 2),
        (f"play --resume {SAMBA} --fast <&-", 0),
        ("bots <&- >&- 2>&-", 0),
    ],
)
def test_a_standard_stream_that_is_closed_is_an_empty_one(line: str, status: int) -> None:
    program = f"{sys.executable} -m escalera {line}"
    done = run_program(["sh", "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == status
    assert done.stderr == ""


def test_text_that_can_not_be_shown_or_read_is_no_traceback() -> None:
    """A terminal may lack letters, and a seed's bytes may be no text."""
    legacy = {**os.environ, "PYTHONIOENCODING": "ascii"}
    escalera = [sys.executable, "-m", "escalera"]
    verify = [*escalera, "verify", "m\u00e1.rec"]
    missing = run_program(verify, env=legacy, capture_output=True, check=False)
    assert missing.returncode == 2
    assert b"there is no such file" in missing.stderr
    seed = [*escalera, "simulate", "samba", "--hands", "1", "--seed", os.fsdecode(b"\xff")]
    refused = run_program(seed, capture_output=True, check=False)
    assert refused.returncode == 2
    assert b"no text in UTF-8" in refused.stderr
