"""Which actions a short form may mean, and why it can't be played."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escalera.cli.play.input.readings import objection, readings
from escalera.cli.play.input.typed_play import TypedError, typed
from escalera.engine.match.game import Game
from escalera.engine.state.action import Action
from escalera.notation.read import read
from tests.cli.table import SAMBA

TEXT = SAMBA.read_text()
OPEN = TEXT.replace("pile 4C 2D 8D", "pile 4C 6D 8D").replace("7S 7H 7D", "8C 8S 7D")


def drawn() -> Game:
    return Game.from_record(read(TEXT + "1 draw\n"))


def found(text: str, game: Game) -> list[str]:
    return [str(action) for action in readings(game, typed(text))]


@pytest.mark.parametrize(
    ("text", "actions"),
    [
        ("m 7 7 7", ["meld 7S 7H 7D"]),
        ("m 7 7", []),
        ("m 4h-7h", ["meld 4H 5H 6H 7H"]),
        ("m 4-6h", ["meld 4H 5H 6H"]),
        ("m 4 5 6", ["meld 4H 5H 6H"]),
        ("m k k jk", ["meld KS KS JK", "meld KS KD JK"]),
        ("m k k k 2 jk", ["meld KS KS KD 2C JK"]),
        ("a 2", ["add 2C to m1"]),
        ("a 2 jk", ["add 2C JK to m1"]),
        ("x 9", ["discard 9C"]),
        ("x k", ["discard KS", "discard KD"]),
        ("b", []),
        ("t", []),
    ],
)
def test_what_a_short_form_means(text: str, actions: list[str]) -> None:
    assert sorted(found(text, drawn())) == sorted(actions)


def test_t_alone_is_every_way_to_take() -> None:
    game = Game.from_record(read(OPEN))
    assert found("t", game) == ["take to m1", "take to m3", "take with 8S 8C"]
    assert found("t 8 8", game) == ["take with 8S 8C"]
    assert found("t m1", game) == ["take to m1"]


def test_back_finds_its_meld() -> None:
    game = drawn()
    game.play("meld 4H 5H 6H 7H")
    assert found("b 7h", game) == ["back 7H from m4"]
    assert found("b 7", game) == ["back 7H from m4"]
    assert found("b 4h-7h", game) == ["back 4H 5H 6H 7H from m4"]
    assert found("b", game) == ["back"]


def test_wilds_find_their_place() -> None:
    text = TEXT.replace("game samba 1", "game bolivia 1").replace(
        "deal 1 7S 7H 7D", "deal 1 7S 8S TS"
    )
    game = Game.from_record(read(text + "1 draw\n"))
    assert found("m 8s jk ts", game) == ["meld 8S JK=9S TS"]
    assert sorted(found("m 4h 5h 6h jk", game)) == ["meld 4H 5H 6H JK=7H"]
    assert found("m jk=9s 7s 8s ts", game) == ["meld 7S 8S JK=9S TS"]


def test_every_listed_action_reads_as_itself() -> None:
    game = drawn()
    for action in game.legal_actions():
        assert readings(game, typed(str(action))) == [action]
        assert readings(game, typed(str(action).lower())) == [action]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("draw", "ALREADY_DRAWN"),
        ("m q q q", "NOT_IN_HAND"),
        ("m 4 9 k", "NOT_A_MELD"),
        ("a 9 to m3", "DOES_NOT_FIT"),
        ("a 9 to m9", "NO_SUCH_MELD"),
        ("t m1", "ALREADY_DRAWN"),
        ("t", "ALREADY_DRAWN"),
        ("yes", "NOBODY_ASKED"),
        ("end stock", "NOT_THE_END"),
        ("b", "NOTHING_TO_TAKE_BACK"),
        ("b 7s", "NOT_TABLED_NOW"),
    ],
)
def test_why_not(text: str, name: str) -> None:
    refusal = objection(drawn(), typed(text))
    assert refusal is not None
    assert refusal.name == name


LETTERS = [*"maxbtdgky728q"]
WORDS = st.sampled_from(
    [
        *LETTERS,
        "7s",
        "jk",
        "2c=5h",
        "jk=7h",
        "m1",
        "m2",
        "m9",
        "to",
        "from",
        "4-7h",
        "end",
        "special",
    ]
)


@settings(max_examples=150, deadline=None)
@given(st.lists(WORDS, min_size=1, max_size=7), st.booleans())
def test_whatever_is_typed_means_legal_actions_or_has_an_answer(
    words: list[str], before_draw: bool
) -> None:
    game = Game.from_record(read(TEXT)) if before_draw else drawn()
    try:
        meaning = typed(" ".join(words))
    except TypedError:
        return
    actions = readings(game, meaning)
    for action in islice(actions, 5):
        assert game.is_legal(action)
        assert Action.parse(str(action)) == action
    if not actions:
        objection(game, meaning)
