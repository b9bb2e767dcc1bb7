"""`escalera hint` and `escalera bots`."""

import re
from pathlib import Path

import pytest

from escalera.bots import bot_names, make_bot
from escalera.cli.app import run
from escalera.cli.files import game_in

SAMBA = Path(__file__).parent.parent / "samba.rec"


@pytest.fixture
def drawn(tmp_path: Path) -> Path:
    file = tmp_path / "drawn.rec"
    file.write_text(SAMBA.read_text() + "1 draw\n")
    return file


def said(file: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert run(["hint", str(file)]) == 0
    return capsys.readouterr().out.splitlines()


def test_it_begins_with_what_the_planner_plays(capsys: pytest.CaptureFixture[str]) -> None:
    game = game_in(SAMBA)
    played = make_bot("planner").choose(game.view(1), game.legal_actions())
    heading, first, why = said(SAMBA, capsys)
    assert heading == "Seat 1 is to act. A good player would play:"
    assert first.strip() == str(played)
    assert why.startswith("Why: ")


def test_every_way_can_be_played_and_has_its_points(
    drawn: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = said(drawn, capsys)
    others = [line.strip() for line in lines[lines.index("Or:") + 1 :]]
    assert len(others) > 1
    for line in others:
        found = re.fullmatch(r"(-[\d,]+ points?|as good): (.*)", line)
        assert found
        game = game_in(drawn)
        for action in found[2].split("; "):
            game.play(action)


def test_a_hand_that_is_over_has_no_hint(tmp_path: Path) -> None:
    file = tmp_path / "empty.rec"
    file.write_text("escalera 1\ngame samba 1\nplayers 4\n")
    assert run(["hint", str(file)]) == 2


def test_bots_are_listed_with_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    assert run(["bots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(bot_names())
    assert all(line.rstrip().endswith(".") for line in lines)
