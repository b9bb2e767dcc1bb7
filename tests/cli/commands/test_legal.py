"""`escalera legal`: the actions as records write them."""

from pathlib import Path

import pytest

from escalera.cli.app import run
from escalera.cli.commands.records.legal import line_of
from escalera.engine.match.game import Game
from escalera.engine.state.action import Action

SAMBA = Path(__file__).parent.parent / "samba.rec"


def test_every_action_has_its_seat_in_front(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "drawn.rec"
    file.write_text(SAMBA.read_text() + "1 draw\n")
    assert run(["legal", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "1 meld 7S 7H 7D" in lines
    assert "1 add TD to m3" not in lines
    assert all(line.startswith("1 ") for line in lines)
    assert run(["try", str(file), *lines]) == 0


def test_the_ends_have_no_seat() -> None:
    assert line_of(Action.parse("end stock"), 2) == "end stock"
    assert line_of(Action.parse("end stuck"), 2) == "end stuck"
    assert line_of(Action.parse("draw"), 2) == "2 draw"


def test_what_it_lists_is_what_the_engine_lists(capsys: pytest.CaptureFixture[str]) -> None:
    run(["legal", str(SAMBA)])
    from escalera.cli.files import game_in

    game: Game = game_in(SAMBA)
    assert len(capsys.readouterr().out.splitlines()) == len(game.legal_actions())
