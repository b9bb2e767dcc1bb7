"""What is told of the plays, as everybody at the table saw them."""

import pytest

from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.seats import Seats
from escalera.cli.language import speaking
from escalera.cli.play.narration.deeds import Event
from escalera.cli.play.narration.news import News
from escalera.cli.play.narration.play_events import deed
from escalera.engine.match.game import Game
from escalera.engine.state.action import Action
from escalera.notation.read import read
from tests.cli.table import SAMBA

TEXT = SAMBA.read_text()
OPEN = TEXT.replace("pile 4C 2D 8D", "pile 4C 6D 8D")

ASKED = "Ana drew, asked: “May I go out?”. / Carla said yes."


def told(text: str, *actions: str, viewer: int = 1) -> str:
    """Return what a viewer is told of the actions after a record."""
    game = Game.from_record(read(text))
    news = News(Seats(game.rules, viewer), Faces())
    for action in actions:
        seat, before = game.seat_to_act, game.view(viewer)
        game.play(action)
        event = Event(before, game.view(viewer), seat, Action.parse(action))
        news.add(seat, deed(event, Faces()))
    return " / ".join(f"{name} {what.plain}" for name, what in news.lines())


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        (["draw", "discard 9C"], "Ana drew, discarded 9♣."),
        (["take to m1"], "Ana took 3 cards of the pile, 8♦ onto m1 (8s)."),
        (["draw", "meld 7S 7H 7D"], "Ana drew, melded 7♠ 7♥ 7♦."),
        (
            ["draw", "meld 4H 5H 6H", "add 7H to m4", "discard 9C"],
            "Ana drew, melded 4♥ 5♥ 6♥ 7♥, discarded 9♣.",
        ),
        (
            ["draw", "add 2C to m1", "add JK to m1"],
            "Ana drew, added 2♣ JK to m1 (8s).",
        ),
        (["draw", "meld KS KS KD", "back"], "Ana drew."),
        (
            ["draw", "meld 4H 5H 6H 7H", "back 7H from m4"],
            "Ana drew, melded 4♥ 5♥ 6♥ 7♥, took back 7♥ from m4.",
        ),
        (["draw", "discard 2C"], "Ana drew, discarded 2♣, which freezes the pile."),
        (["draw", "ask", "yes"], ASKED),
        (["draw", "ask", "yes", "discard 9C"], f"{ASKED} / Ana discarded 9♣, penalty of 100."),
    ],
)
def test_what_the_others_are_told(actions: list[str], words: str) -> None:
    moved = OPEN.replace("deal 2", "deal X").replace("deal 1", "deal 2").replace("deal X", "deal 1")
    moved = moved.replace("turn 1", "turn 2").replace("melds 2", "melds X")
    moved = moved.replace("melds 1", "melds 2").replace("melds X", "melds 1")
    assert told(moved, *actions) == words


def test_a_completed_meld_is_told() -> None:
    text = TEXT.replace("8S 8H 8D 8C", "8S 8H 8D 8C 8C 8S")
    words = told(text, "draw", "add 2C to m1")
    assert words.endswith(", added 2♣ to m1 (8s), completed a black canasta: 8s.")


def test_the_player_is_told_the_cards_drawn() -> None:
    game = Game.from_record(read(TEXT))
    before = set(game.view(1).hand)
    words = told(TEXT, "draw")
    game.play("draw")
    (new,) = set(game.view(1).hand) - before
    assert words == f"You drew {Faces().word(new)}."


def test_others_are_not_told_the_cards_drawn() -> None:
    assert told(TEXT, "draw", viewer=2) == "Felix drew."


def test_red_threes_are_told() -> None:
    text = TEXT.replace("turn 1", "stock 3H 4S *\nturn 1").replace("red3s 1 3H\n", "")
    assert told(text, "draw") == "You drew 4♠, laid 3♥."


SELF_POLICED = (
    TEXT.replace("players 4", "set self_policed yes\nplayers 4")
    .replace("JK AC", "JK 3H")
    .replace("red3s 1 3H\n", "")
)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "You declared 3♥."), ("es", "Usted puso 3♥.")]
)
def test_a_declared_red_three_is_told_once(language: str, words: str) -> None:
    with speaking(language):
        assert told(SELF_POLICED, "declare 3H") == words


def test_forgetting() -> None:
    news = News(Seats(Game.from_record(read(TEXT)).rules, 1), Faces())
    assert news.latest() == []
    assert news.lines() == []
