"""What a written position's melds may hold: the rules' limits, and what lies beside what."""

import re

import pytest

from escalera.engine.match import written_doors
from escalera.engine.match.game import Game
from escalera.engine.record.written_position import CLASHES
from escalera.engine.state.action import TabledCard
from escalera.engine.state.enums import Form
from escalera.engine.state.shapes import row_of
from escalera.notation import read
from escalera.notation.verify import verify
from tests.engine.test_deals import head

HANDS = "".join(f"deal {seat} *4\n" for seat in range(1, 5))


def fault(game: str, *melds: str) -> str:
    """Return what is wrong with a position with these melds of team 1, empty for nothing."""
    lines = "".join(f"melds 1 {meld}\n" for meld in melds)
    found = verify(f"{head(game)}position\n{HANDS}{lines}turn 1\n")
    assert found is None or found.rule == "record: deal"
    return found.sentence if found else ""


@pytest.mark.parametrize(
    ("game", "meld"),
    [
        ("samba", "7S 7H 2C"),
        ("samba", "8S 8H 8D 2S JK"),
        ("samba", "4S 5S 6S"),
        ("black-samba", "4S 5S JK=6S"),
        ("bolivia", "2S JK 2D"),
        ("villages-samba", "2S JK 2D"),
    ],
)
def test_it_may_lie(game: str, meld: str) -> None:
    assert fault(game, f"m1 {meld}") == ""
    assert fault(game, f"m7 {meld}", "m9 QS QH QD") == ""


@pytest.mark.parametrize(
    ("game", "meld", "words"),
    [
        ("samba", "3S 3C 3S", "[Bb]lack 3s"),
        ("bolivia", "3S 4S 5S", "[Bb]lack 3s"),
        ("samba", "8S 2H JK", "two natural"),
        ("samba", "2S JK 2D", "wild cards alone"),
        ("samba", "4S 5S JK=6S", "wild"),
        ("black-samba", "4S JK=5S 2H=6S", "wild"),
        ("samba", "8S 8S 8H 8H 8D 8D 8C 8C", "complete"),
        ("samba", "4S 5S 6S 7S 8S 9S TS JS", "complete"),
        ("bolivia", "2S 2S 2H 2H 2D 2D 2C 2C", "complete"),
        ("samba", "8S 8H 8D 8C 2S 2H JK", "wild"),
    ],
)
def test_it_may_not_lie(game: str, meld: str, words: str) -> None:
    assert re.search(words, fault(game, f"m1 {meld}"))


@pytest.mark.parametrize(
    ("game", "melds", "clash"),
    [
        ("samba", ("8S 8H 8D", "8S 8H 8C"), False),
        ("sambola", ("8S 8H 8D", "8S 8H 8C"), True),
        ("sambola", ("8S 8S 8H 8H 8D 8D 8D", "8S 8C 8C"), False),
        ("sambola", ("4S 5S 6S", "8S 9S TS"), False),
        ("villages-samba", ("4S 5S 6S", "8S 9S TS"), True),
        ("villages-samba", ("4S 5S 6S", "8H 9H TH"), False),
        ("villages-samba", ("2S 2H 2D", "JK JK JK"), True),
        ("villages-samba", ("2S 2S 2H 2H 2D 2D 2D", "JK JK JK"), False),
        ("bolivia", ("2S 2H 2D", "JK JK JK"), False),
    ],
)
def test_two_of_a_sort_lie_together_only_as_the_game_has_it(
    game: str, melds: tuple[str, str], clash: bool
) -> None:
    sentence = fault(game, f"m1 {melds[0]}", f"m2 {melds[1]}")
    assert sentence == ("A team has one such open meld, or one such sequence." if clash else "")


def test_no_team_has_two_melds_of_a_number() -> None:
    game = Game.from_record(read(f"{head('samba')}position\n{HANDS}turn 1\n"))
    position = game.position
    row = row_of([TabledCard.parse(card) for card in ("8S", "8H", "8D")])

    def put(team: int) -> int:
        where = position.states, 0, position.numbers
        return written_doors.put_meld(*where, team, 4, int(Form.SET), row, 3)

    assert put(0) == 0
    assert CLASHES[put(0)] == "TWO_OF_A_NUMBER"
    assert put(1) == 0
