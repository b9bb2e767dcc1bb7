"""The score sheet, the match so far, and the result."""

import io

import pytest
from rich.console import Console, RenderableType

from escalera.cli.drawing.seats import Seats
from escalera.cli.language import speaking
from escalera.cli.pages.sheet import ending, match_table, result, sheet_table
from escalera.engine.match.game import HandEnd
from escalera.engine.match.score_sheet import ScoreSheet
from escalera.engine.scoring.outcome import Outcome
from escalera.engine.state.enums import Ending
from escalera.rules import load

SEATS = Seats(load("samba"), 1)


def lines(part: RenderableType) -> list[list[str]]:
    output = io.StringIO()
    Console(file=output, width=80).print(part)
    return [line.split() for line in output.getvalue().splitlines()]


def test_a_sheet_has_each_line_the_total_and_the_scores() -> None:
    sheet = ScoreSheet({"red canastas": (500, 0), "penalties": (0, -100)}, (500, -100))
    shown = lines(sheet_table(sheet, (1000, 40), SEATS, 3))
    for line in (
        ["Hand", "3"],
        ["You", "&", "Ben", "Ana", "&", "Carla"],
        ["Red", "canastas", "500", "-"],
        ["Penalties", "-", "-100"],
        ["This", "hand", "500", "-100"],
        ["Before", "1,000", "40"],
        ["Score", "now", "1,500", "-60"],
    ):
        assert line in shown


def test_how_a_hand_ended() -> None:
    assert ending(HandEnd(Ending.OUT, 3, ()), SEATS).plain == "Ben went out."
    assert "stock" in ending(HandEnd(Ending.STOCK, 0, ()), SEATS).plain
    assert "nothing left" in ending(HandEnd(Ending.STUCK, 0, ()), SEATS).plain


def test_the_match_so_far() -> None:
    shown = lines(match_table([(2, (300, -20))], (1300, 80), SEATS))
    assert ["Hand", "2", "300", "-20"] in shown
    assert ["Score", "now", "1,300", "80"] in shown


def test_the_result() -> None:
    won = result(Outcome((1,), (10200, 9000)), SEATS)
    assert won.plain == "The match is over: You & Ben win, 10,200 to 9,000."
    tie = result(Outcome((1, 2), (9000, 9000)), SEATS)
    assert "tie" in tie.plain
    alone = Seats(load("sambola", 3), 1)
    lost = result(Outcome((2,), (1, 10200, 9000)), alone)
    assert lost.plain == "The match is over: Ana wins, 10,200 to 9,000 to 1."
    assert "You win" in result(Outcome((1,), (3, 2, 1)), alone).plain


def test_the_result_in_spanish() -> None:
    alone = Seats(load("sambola", 3), 1)
    with speaking("es"):
        won = result(Outcome((1,), (10200, 9000)), SEATS).plain
        tie = result(Outcome((1, 2), (9000, 9000)), SEATS).plain
        own = result(Outcome((1,), (3, 2, 1)), alone).plain
    assert "ganan usted y Ben, 10.200 a 9.000." in won
    assert "empatan usted y Ben con Ana y Carla" in tie
    assert "gana usted, 3 a 2 a 1." in own


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["You, Ben & Diego", "Ana, Carla & Inés"]),
        ("es", ["Usted, Ben y Diego", "Ana, Carla e Inés"]),
    ],
)
def test_a_team_of_three(language: str, names: list[str]) -> None:
    seats = Seats(load("villages-samba", 6), 1, people={6: "Inés"})
    with speaking(language):
        assert [seats.team(team) for team in (1, 2)] == names
