"""Forty columns, as on a phone: no line is longer, no word is broken, nothing is cut off."""

import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from escalera.cli.app import run
from escalera.cli.play.start import Wishes
from escalera.cli.play.typed_lines import Keyboard
from escalera.pad import write_pad
from escalera.rules import games
from tests.cli.table import SAMBA, played
from tests.pad.examples import example

WIDTH, WIDE = 40, 400
COMMANDS = [
    "rules",
    "rules --lang es",
    "rules --keys",
    "rules black-samba --keys",
    *(f"rules {game} --lang {language}" for game in games() for language in ("en", "es")),
    *(f"book {game} --lang {language}" for game in games() for language in ("en", "es")),
    "book sambola --card --set jokers=6 --players 3",
    "differs samba villages-samba",
    "differs sambola --set jokers=6 --set hand_cards=12 --lang es",
    "bots",
    "simulate samba --bots random --hands 1",
    "simulate villages-samba --bots random,greedy --matches 1 --set hands=1 --set minimums=50",
    "arena greedy random --game samba --deals 1",
    "arena greedy random greedy --game black-samba --players 2 --deals 2",
    "hint RECORD",
    "legal RECORD",
    "try RECORD draw",
    "score PAD",
    "season PAD PAD",
]
ERRORS = [
    "nonsense",
    "--nonsense",
    "try",
    "play sambla",
    "rules nonsense",
    "play samba --hands x",
    "simulate samba --hands 0",
    "play samba --bots nobody",
    "play samba --set nonsense=3",
    "play samba --set jokers=many",
    "serve --port 99999",
    "rules --set jokers=3",
]
HELP = ["", "play", "simulate", "arena", "verify", "try", "legal", "hint", "bots", "rules"]
HELP += ["score", "season", "sheet", "book", "differs", "serve", "bench"]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    monkeypatch.chdir(tmp_path)
    pad = example("villages-samba", 0, names=("Ann", "Bob", "Cem", "Dee"), title="At Ann's")
    Path("pad").write_text(json.dumps(write_pad(pad)), "utf-8")
    Path("rec").write_text(SAMBA.read_text() + "1 draw\n")
    return {"PAD": "pad", "RECORD": "rec"}


def words(text: str) -> set[str]:
    return set(re.sub(r"[^\w♠♥♦♣.'+-]+", " ", text).split()) - {"+0.0"}


def fits(text: str) -> bool:
    assert "…" not in text
    too_long = [line for line in text.splitlines() if cell_len(line.rstrip()) > WIDTH]
    assert not too_long
    return True


@pytest.mark.parametrize("command", COMMANDS)
def test_what_is_printed(
    command: str,
    files: dict[str, str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    arguments = [files.get(word, word) for word in command.split()]
    shown = {}
    for width in (WIDTH, WIDE):
        monkeypatch.setenv("COLUMNS", str(width))
        assert run(arguments) in (0, 1)
        shown[width] = capsys.readouterr().out
    assert fits(shown[WIDTH])
    timed = re.compile(r"\d+\.\d+")
    broken = words(shown[WIDTH]) - words(shown[WIDE])
    assert not [word for word in broken if not timed.search(word)]


@pytest.mark.parametrize("command", ERRORS)
def test_what_is_wrong(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    assert run(command.split()) == 2
    assert fits(capsys.readouterr().err)


@pytest.mark.parametrize("command", HELP)
def test_the_help(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    assert run([*command.split(), "--help"]) == 0
    assert fits(capsys.readouterr().out)


def typed() -> list[str]:
    """Return an evening's lines: everything that shows something, and turns by the helper."""
    looked = ["help", "?", "? all", "hint", "table", "score", "record", "rules", "rules pile"]
    looked += ["rules nonsense", "sort grid", "sort suit", "sort rank", "why draw", "why m 4 9 k"]
    looked += ["zebra", "s", "m 7x", "g", "save"]
    return [*looked, *["auto", "hint", "?"] * 12, *looked, "auto hand", "score"]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("players", [0, 2, 6])
def test_a_hand_in_the_terminal(game: str, players: int) -> None:
    wishes = Wishes(game, players or None, seed="3", hands=2)
    narrow = played(wishes, typed(), WIDTH)
    assert "Score now" in narrow
    assert fits(narrow)
    assert not words(narrow) - words(played(wishes, typed(), WIDE))


def test_a_long_prompt(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    prompts: list[str] = []

    def reader(prompt: str) -> str:
        prompts.append(prompt)
        return "draw"

    asked = "Your play (meld, add, merge, back, ask, discard or end stuck): "
    assert Keyboard(reader).ask(asked) == "draw"
    above = capsys.readouterr().out.removesuffix("draw\n")
    assert fits(above + prompts[0])
    assert (above + prompts[0]).split() == asked.split()
    assert prompts[0].endswith(" ")


def test_a_pipe_is_not_folded_at_eighty(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run(["play", "samba", "--bots", "nobody"]) == 2
    said = capsys.readouterr().err
    assert len(said) > 81
    assert said.count("\n") == 1
