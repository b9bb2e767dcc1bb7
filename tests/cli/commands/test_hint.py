"""`escalera hint` and `escalera bots`."""

from pathlib import Path

import pytest

from escalera.bots import bot_names, make_bot
from escalera.cli.app import run
from escalera.cli.files import game_in

SAMBA = Path(__file__).parent.parent / "samba.rec"


def said(file: Path, capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert run(["hint", str(file)]) == 0
    return capsys.readouterr().out.splitlines()


def test_the_first_line_is_what_the_planner_plays(capsys: pytest.CaptureFixture[str]) -> None:
    game = game_in(SAMBA)
    seat = game.seat_to_act
    played = make_bot("planner").choose(game.view(seat), game.legal_actions())
    first = said(SAMBA, capsys)[0]
    assert first.split()[0] == "+0"
    assert f"{seat} {played}" in first


def test_every_plan_can_be_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "drawn.rec"
    file.write_text(SAMBA.read_text() + "1 draw\n")
    lines = said(file, capsys)
    assert len(lines) > 1
    for line in lines:
        game = game_in(file)
        for action in line.split(": ", 1)[1].split("; "):
            game.play(action)


def test_a_hand_that_is_over_has_no_hint(tmp_path: Path) -> None:
    file = tmp_path / "empty.rec"
    file.write_text("escalera 1\ngame samba 1\nplayers 4\n")
    assert run(["hint", str(file)]) == 2


def test_bots_are_listed_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(bot_names())
    assert all(line.endswith(".") for line in lines)
