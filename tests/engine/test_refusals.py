"""A refusal names what forbids the play: the rulings' positions, with one more play."""

import pytest

from escalera.engine.match.game import Game
from escalera.engine.match.refusals import RESTS_ON, refusal
from escalera.engine.state.reasons import Reason
from escalera.notation.read import read
from escalera.rules import load, presets
from escalera.rules.parameters import BY_NAME
from escalera.rules.sources import is_ruling
from escalera.texts import texts
from tests.scenario import RULINGS

GOING_OUT = "villages-samba/going-out-three-black-3s"
ONE_BOOK = "villages-samba/r19a-one-open-book"
LOW_END = "bolivia/black-3s-in-a-sequence"
SAMBA = """escalera 1
game samba 1
players 4
{settings}hand 1
dealer 4
scores 0 0
position
deal 1 5H 6H JK 2S 8S 8H 8D 7S 7H 4C 4D
deal 2 *5
deal 3 *5
deal 4 *5
melds 1 m1 9H TH JH
pile 6D
stock 4S
turn 1
1 draw
"""


ONE_HAND = """escalera 1
game {game} 1
players 4
{settings}hand 1
dealer 4
scores 0 0
position
deal 1 {hand}
{foot}deal 2 *11
deal 3 *11
deal 4 *11
melds 1 m1 {melds}
pile {pile}
turn 1
{plays}"""


def at(record: str, *plays: str) -> Game:
    """Return the game where a ruling's record stops, without its expectations, after more plays."""
    text = (RULINGS / f"{record}.rec").read_text("utf-8")
    lines = text.partition("#!")[0].splitlines(keepends=True)
    game = Game.from_record(read("".join(line for line in lines if not line.startswith("#"))))
    for play in plays:
        game.play(play)
    return game


def samba(*settings: str) -> Game:
    written = "".join(f"set {setting}\n" for setting in settings)
    return Game.from_record(read(SAMBA.format(settings=written)))


def one_hand(
    game: str,
    hand: str,
    melds: str,
    pile: str,
    plays: str = "",
    *,
    settings: str = "",
    foot: str = "",
) -> Game:
    """Return the game where seat 1 has one meld and plays."""
    text = ONE_HAND.format(
        game=game, hand=hand, melds=melds, pile=pile, plays=plays, settings=settings, foot=foot
    )
    return Game.from_record(read(text))


def told(game: Game, play: str) -> tuple[str, str]:
    refusal = game.why_not(play)
    assert refusal is not None
    return refusal.name, refusal.sentence


@pytest.mark.parametrize("play", ["meld 3S 3S 3C 3C", "add 3C to m12"])
def test_a_fourth_black_three_is_one_too_many(play: str) -> None:
    game = at(GOING_OUT, *(["meld 3S 3S 3C"] if play.startswith("add") else []))
    expected = (
        "THREE_BLACK_THREES",
        "You can lay down exactly three black 3s, no more and no fewer.",
    )
    assert told(game, play) == expected


def test_an_open_wild_meld_is_no_set_of_a_rank() -> None:
    game = at(ONE_BOOK)
    expected = ("OPEN_WILD_MELD", "Your team has an open wild meld: add the wild cards to it.")
    assert told(game, "meld JK JK 2S") == expected
    assert told(game, "meld 8S 8H 8H")[0] == "OPEN_SET_EXISTS"


def test_a_black_three_and_a_wild_card_do_not_share_a_sequence() -> None:
    sentence = "A sequence can hold a black 3 or a wild card, never both."
    game = at(LOW_END, "add 3C to m3")
    assert told(game, "add JK=7C to m3") == ("NO_WILD_BESIDE_BLACK_THREE", sentence)
    assert told(at(LOW_END), "add 3S to m4") == ("NO_WILD_BESIDE_BLACK_THREE", sentence)


def test_no_wild_card_at_all_and_one_too_many_are_told_apart() -> None:
    assert told(samba(), "meld 5H 6H JK=7H") == (
        "NO_WILDS_IN_SEQUENCE",
        "In this game a sequence can't hold wild cards.",
    )
    for play in ("add JK=QH to m1", "meld 5H JK=6H 7H 2S=8H", "meld 5H JK=6H 2S=7H"):
        assert told(samba(), play)[0] == "NO_WILDS_IN_SEQUENCE"
    one = samba("wilds_in_sequence 1")
    one.play("meld 5H 6H JK=7H")
    assert told(one, "add 2S=8H to m2") == (
        "TOO_MANY_WILDS_IN_SEQUENCE",
        "Too many wild cards: a sequence holds 1 at most.",
    )
    assert told(samba("wilds_in_sequence 2"), "meld 5H JK=6H 2S=7H")[0] == "TWO_NATURALS_NEEDED"


def test_sets_without_wild_cards_are_not_sets_of_sevens() -> None:
    none = samba("wilds_in_set 0")
    assert told(none, "meld 8S 8H JK") == (
        "NO_WILDS_IN_SET",
        "In this game a set can't hold wild cards.",
    )
    sevens = samba("wilds_with_sevens no")
    assert told(sevens, "meld 7S 7H JK")[0] == "NO_WILDS_WITH_SEVENS"
    assert told(none, "meld 7S 7H JK")[0] == "NO_WILDS_IN_SET"
    none.play("meld 8S 8H 8D")
    assert told(none, "add JK to m2")[0] == "NO_WILDS_IN_SET"


NEVER = ("NO_BLACK_THREES", "In this game you can't lay down black 3s at all.")
WAIT = "You can lay down black 3s only when you go out, and only as this game allows."


@pytest.mark.parametrize("game", ["sambola", "black-samba"])
@pytest.mark.parametrize(
    "play",
    ["meld 3S 3S 3C", "meld 3S 3S 2S", "meld 3S 4S 5S", "meld 3S 4S 2S=5S", "add 3S to m1"],
)
def test_black_threes_that_are_never_laid_do_not_wait(game: str, play: str) -> None:
    held = one_hand(game, "3S 3S 3C 4S 5S 2S 9H", "4S 5S 6S", "KD", "1 draw\n")
    assert told(held, play) == NEVER


def test_black_threes_that_wait_for_going_out() -> None:
    held = one_hand("bolivia", "3S 3S 3C 4S 5S 2S 9H", "4D 5D 6D", "KD", "1 draw\n")
    assert told(held, "meld 3S 4S 2S=5S") == ("BLACK_THREES_WAIT", WAIT)


@pytest.mark.parametrize(
    ("game", "hand", "melds", "pile", "take"),
    [
        ("sambola", "8D 9D 4C 5C TD", "AD KD QD JD TD", "4S 7D", "take with 8D 9D to m1"),
        ("black-samba", "8D 2S 4C 5C TD", "8S 8S 8H 8C 8D", "4S 8D", "take with 8D 2S"),
        ("bolivia", "2S JK 4C 5C TD", "2S 2S 2H JK JK", "4S 2D", "take with 2S JK to m1"),
    ],
)
def test_three_cards_may_not_take_a_meld_past_seven(
    game: str, hand: str, melds: str, pile: str, take: str
) -> None:
    expected = ("PAST_COMPLETE", "With these three cards that meld would have more than 7.")
    assert told(one_hand(game, hand, melds, pile), take) == expected


def test_a_meld_that_is_too_large_to_take_onto_is_told_apart() -> None:
    game = one_hand("villages-samba", "8D 8D 4C 5C TD", "8S 8S 8H 8C 8D", "*6 8D")
    assert told(game, "take with 8D 8D") == (
        "TOO_MANY_TO_TAKE",
        "That meld has too many cards to take onto it: before the take it may have 4 at most.",
    )


WILD_UPCARD = [
    ("black-samba", "set wild_melds several\nset wild_blocks no\n"),
    ("bolivia", "set take_upcard_alone yes\n"),
    ("bolivia", ""),
]


@pytest.mark.parametrize(("game", "settings"), WILD_UPCARD)
def test_a_wild_upcard_needs_two_wilds_frozen_or_not(game: str, settings: str) -> None:
    held = one_hand(game, "8S 8H 2S JK AS AH", "2S 2H 2D", "4S 2C", settings=settings)
    expected = ("TWO_WILDS_NEEDED", "To take a wild upcard you need two wilds.")
    assert told(held, "take to m1") == expected
    assert told(held, "take with 8S 8H") == expected


def test_a_wild_upcard_is_for_nobody_where_wilds_are_no_meld() -> None:
    settings = "set wild_melds none\nset wild_blocks no\n"
    held = one_hand("samba", "8S 8H 2S JK AS AH", "8S 8H 8D", "4S 2C", settings=settings)
    expected = ("NO_WILD_MELDS", "In this game wild cards alone are not a meld.")
    for play in ("take to m1", "take with 8S 8H", "take with 2S JK"):
        assert told(held, play) == expected


KEEP = ("KEEP_A_DISCARD", "You can't go out in this turn: keep a card to discard.")
WHEN_EMPTY = "set foot_taken empty\n"
FOOT = "foot 1 *15\n"
TAKE = "1 take with 8S 8H\n"


@pytest.mark.parametrize("settings", ["", WHEN_EMPTY])
@pytest.mark.parametrize("foot", ["", FOOT])
def test_who_waits_for_cards_face_down_keeps_one_to_discard(settings: str, foot: str) -> None:
    hand = "8S 8H AS AH AD"
    held = one_hand("villages-samba", hand, "QS QH QD", "*6 8D", TAKE, settings=settings, foot=foot)
    assert told(held, "meld AS AH AD") == KEEP
    held.play("discard AS")
    one = one_hand("villages-samba", "8S 8H QC", "QS QH QD", "*6 8D", TAKE, foot=foot)
    assert told(one, "add QC to m1") == KEEP


def test_a_foot_that_comes_with_the_end_of_the_turn_needs_a_discard() -> None:
    alone, table = "set pile_minimum 1\n", ("8S 8H AS AH AD", "QS QH QD", "8D", TAKE)
    held = one_hand("villages-samba", *table, settings=alone, foot=FOOT)
    assert told(held, "meld AS AH AD") == KEEP
    at_once = one_hand("villages-samba", *table, settings=alone + WHEN_EMPTY, foot=FOOT)
    at_once.play("meld AS AH AD")
    footless = one_hand("villages-samba", *table, settings=alone)
    assert told(footless, "meld AS AH AD")[0] == "SETS_NEEDED"


@pytest.mark.parametrize("game", ["bolivia", "villages-samba"])
def test_two_naturals_are_asked_of_sets_and_sequences(game: str) -> None:
    held = one_hand(game, "9S 2S 2H JK 4C 5C", "8S 8S 8H", "KD", "1 draw\n")
    sentence = "A set or sequence needs at least two naturals."
    assert told(held, "meld 9S 2S 2H") == ("TWO_NATURALS_NEEDED", sentence)
    assert told(held, "meld 9S 2S 2H JK") == ("TWO_NATURALS_NEEDED", sentence)


def test_no_sentence_counts_one_of_many() -> None:
    """A number in the rules may be 1, so no plural comes right after it."""
    for reason in RESTS_ON:
        sentence = texts("en", "reasons").say(f"reason-{reason.name}", {"n": "{n}"})
        _, brace, after = sentence.partition("}")
        assert not brace or not after.startswith((" wild", " card")) or "fewer than" in sentence


def cited(reason: Reason, game: str, **settings: object) -> str:
    return refusal(reason, load(game, 4, settings)).rule


def test_a_refusal_cites_the_source_of_its_parameter_in_the_game_that_is_played() -> None:
    where = "To Qualify to take cards from the Discard Pile"
    assert cited(Reason.NO_SEQUENCE_TAKE, "samba") == "samba: Melding"
    assert cited(Reason.NO_SEQUENCE_TAKE, "bolivia") == f"bolivia: {where}"
    assert cited(Reason.JOKER_DISCARD, "bolivia") == "bolivia: The Cards"
    assert cited(Reason.NATURALS_MUST_OUTNUMBER, "samba") == "samba: Melding"
    assert cited(Reason.NATURALS_MUST_OUTNUMBER, "villages-samba").endswith("; R19b")


def test_a_ruling_stands_after_the_document() -> None:
    assert cited(Reason.ASK_FIRST, "black-samba") == "black-samba: Going Out; R7"
    assert cited(Reason.JOKER_DISCARD, "sambola") == (
        "sambola: Jokers; sambola: Special Discard; R13"
    )
    assert cited(Reason.NOT_STUCK, "samba") == "R26"


def test_a_published_variation_is_cited_where_it_stands() -> None:
    assert cited(Reason.SHORT_OF_MINIMUM, "villages-samba", hands=3).startswith(
        "villages-samba: Games; "
    )


def test_a_house_rule_is_cited_by_itself() -> None:
    assert cited(Reason.JOKER_DISCARD, "samba", joker_discard="special") == (
        "house rule: joker_discard=special"
    )
    claims = cited(Reason.NO_CLAIMS, "bolivia", claim_penalty=50)
    assert claims == "house rule: claim_penalty=50; R20"
    books = presets()["bolivia-card-books"]
    blocked = cited(Reason.PILE_BLOCKED, "bolivia", **dict(books.settings))
    assert blocked.startswith("house rule: wild_blocks=yes"), blocked


def test_a_refusal_rests_on_parameters_and_rulings() -> None:
    for reason, rests_on in RESTS_ON.items():
        for name in rests_on.split("; "):
            assert name in BY_NAME or is_ruling(name) or reason is Reason.TABLE_FULL, reason.name
