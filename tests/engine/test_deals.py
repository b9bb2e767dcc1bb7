"""Deals and positions written by hand: where every card is, and what is refused."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.cards.kinds import kind_of, text_of
from escalera.cards.pack import pack
from escalera.engine.record.deals import Setup, SetupError, deal_lines, resolve
from escalera.engine.record.placements import Placed
from escalera.engine.state.enums import Form
from escalera.notation.read import RecordError, read
from escalera.rules import RuleSet, load


def head(game: str, players: int = 4, dealer: int = 4) -> str:
    teams = load(game, players).teams
    scores = " ".join(["0"] * teams)
    lines = ("escalera 1", f"game {game} 1", f"players {players}", "hand 1", f"dealer {dealer}")
    return "\n".join([*lines, f"scores {scores}", ""])


def resolved(text: str) -> Setup:
    record = read(text)
    return resolve(record.hands[0], load(record.game, record.players, record.settings))


def kinds(text: str) -> list[int]:
    return list(map(kind_of, text.split()))


def lying(setup: Setup) -> Counter[int]:
    """Count every card of a setup."""
    places = [*setup.hands, *setup.feet, setup.pile, *setup.stocks, *setup.red_threes]
    melded = (card.kind for meld in setup.melds for card in meld.cards)
    return Counter(kind for place in places for kind in place) + Counter(melded)


# ---------------------------------------------------------------- the pack


def test_pack_order() -> None:
    texts = " ".join(text_of(kind) for kind in pack(2, 3)).split(" ")
    assert " ".join(texts[:9]) == "AS AS AH AH AD AD AC AC KS"
    assert " ".join(texts[-7:]) == "2D 2D 2C 2C JK JK JK"
    assert len(texts) == 107


# ---------------------------------------------------------------- deals


def deal(rules: RuleSet, upcards: str, changed: dict[int, int] | None = None) -> list[Placed]:
    """Deal the pack in pack order with the upcards laid aside; `changed` hands differ in size."""
    rest = pack(rules.packs, rules.jokers)
    for kind in kinds(upcards):
        rest.remove(kind)
    sizes = [rules.hand_cards + (changed or {}).get(seat, 0) for seat in range(1, rules.seats + 1)]
    hands = [[rest.pop() for _ in range(size)] for size in sizes]
    feet = [[rest.pop() for _ in range(rules.foot_cards)] for _ in range(rules.seats)]
    half = len(rest) // 2
    stocks = [rest] if rules.stock_piles == 1 else [rest[:half], rest[half:]]
    return deal_lines(hands, feet, kinds(upcards), stocks)


def written(game: str, lines: list[Placed], players: int = 4, dealer: int = 4) -> str:
    return head(game, players, dealer) + "".join(f"{line}\n" for line in lines)


GOOD = [
    ("samba", "7S"),
    ("samba", "JK"),
    ("samba", "3H"),
    ("samba", "3S"),
    ("sambola", "4C"),
    ("sambola", "JK 2S 3H 3S AS"),
    ("black-samba", "3C KD"),
    ("bolivia", "3H 3D 3S"),
    ("bolivia", "JK"),
    ("villages-samba", ""),
]


@pytest.mark.parametrize(("game", "upcards"), GOOD)
def test_deals(game: str, upcards: str) -> None:
    rules = load(game, 4)
    lines = deal(rules, upcards)
    setup = resolved(written(game, lines, dealer=2))
    assert not setup.position
    assert setup.turn == 3
    assert setup.pile == kinds(upcards)
    assert lying(setup) == Counter(pack(rules.packs, rules.jokers))
    assert deal_lines(setup.hands, setup.feet, setup.pile, setup.stocks) == lines
    assert not setup.melds
    assert setup.red_threes == [[], []]


@pytest.mark.parametrize(
    ("game", "upcards", "words"),
    [
        ("samba", "", "One card is turned"),
        ("samba", "7S 8S", "One card is turned"),
        ("sambola", "JK", "until a natural one"),
        ("sambola", "3S", "until a natural one"),
        ("sambola", "7S 8S", "until a natural one"),
        ("sambola", "7S JK 8S", "until a natural one"),
        ("bolivia", "3D", "while they are red 3s"),
        ("bolivia", "JK 7S", "while they are red 3s"),
        ("villages-samba", "7S", "no card is turned"),
    ],
)
def test_upcards_turned_wrongly(game: str, upcards: str, words: str) -> None:
    with pytest.raises(SetupError, match=words):
        resolved(written(game, deal(load(game, 4), upcards)))


def test_a_hand_too_small() -> None:
    text = written("samba", deal(load("samba", 4), "7S", {2: -1}))
    with pytest.raises(SetupError, match="Seat 2's hand has 15 cards, not 14") as error:
        resolved(text)
    assert error.value.line == 8


@pytest.mark.parametrize(
    ("game", "word", "words"),
    [
        ("samba", "deal 2", "Seat 2's hand has 15 cards, not 0"),
        ("samba", "upcards", "One card is turned"),
        ("samba", "stock", "no place: "),
        ("sambola", "stock2", "no place: "),
        ("villages-samba", "foot 4", "Seat 4's foot has 15 cards, not 0"),
    ],
)
def test_a_line_is_missing(game: str, word: str, words: str) -> None:
    lines = deal(load(game, 4), "" if game == "villages-samba" else "7S")
    left = [line for line in lines if not str(line).startswith(f"{word} ")]
    with pytest.raises(SetupError, match=words) as error:
        resolved(written(game, left))
    assert error.value.line == 6 + len(left)


def test_one_card_for_another() -> None:
    text = written("samba", deal(load("samba", 4), "7S")).replace(
        "stock AS AS AS", "stock AS AS AH"
    )
    with pytest.raises(SetupError, match="that many AH") as error:
        resolved(text)
    assert error.value.line == 12


def test_a_card_too_many() -> None:
    text = written("samba", deal(load("samba", 4), "7S")).replace("stock AS", "stock 7S AS")
    with pytest.raises(SetupError, match="that many 7S"):
        resolved(text)


def test_the_split_of_two_stock_piles_is_free() -> None:
    lines = deal(load("sambola", 4), "7S")
    text = written("sambola", lines).replace("\nstock2 ", " ")
    assert resolved(text).stocks[1] == []
    assert resolved(text + "stock2\n").stocks[1] == []


def test_a_second_stock_pile_in_a_game_of_one() -> None:
    text = written("samba", deal(load("samba", 4), "7S")).replace("stock AS", "stock2 AS\nstock")
    with pytest.raises(SetupError, match="single stock pile"):
        resolved(text)


def test_feet_in_a_game_without() -> None:
    text = written("samba", deal(load("samba", 4), "7S")).replace("stock AS", "foot 1 AS\nstock")
    with pytest.raises(SetupError, match="foot has 0 cards, not 1"):
        resolved(text)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_singles_and_teams(players: int) -> None:
    rules = load("sambola", players)
    setup = resolved(written("sambola", deal(rules, "7S"), players, dealer=players))
    assert setup.turn == 1
    assert len(setup.hands) == players
    assert len(setup.red_threes) == rules.teams


# ---------------------------------------------------------------- positions

PLACES = """\
position
turn 3
deal 1 7S *2 7D
deal 2 *11
pile 4C *1 7H
deal 3 3H
deal 4 *1
melds 1 m3 5C JK=7C 6C
melds 2 m1 2S KS KH KD
melds 2 m2 *3
red3s 2 3H 3D
stock KD *2 4C
"""


def test_positions() -> None:
    setup = resolved(head("sambola") + PLACES)
    assert setup.position
    assert setup.turn == 3
    assert setup.hands[0] == kinds("7S AS AS 7D")
    assert setup.hands[1] == kinds("AS AH AH AH AD AD AD AC AC AC KS")
    assert setup.pile == kinds("4C KS 7H")
    assert setup.hands[3] == kinds("KH")
    assert setup.melds[0].form is Form.SEQUENCE
    assert " ".join(map(str, setup.melds[0].cards)) == "5C 6C JK=7C"
    assert " ".join(map(str, setup.melds[1].cards)) == "KS KH KD 2S"
    assert [(meld.team, meld.number) for meld in setup.melds] == [(1, 3), (2, 1), (2, 2)]
    assert setup.red_threes == [[], kinds("3H 3D")]
    assert setup.stocks[0][:6] == kinds("KD KC KC 4C QS QS")
    assert setup.stocks[1] == []
    assert lying(setup) == Counter(pack(3, 9))


def test_all_that_is_left() -> None:
    base = head("samba") + "position\ndeal 1 4S\ndeal 2 4S\ndeal 3 4S\nturn 1\n"
    whole = resolved(base + "deal 4 *1\n")
    assert whole.stocks == [[kind for kind in pack(3, 6)[1:] if kind != kind_of("4S")]]
    assert resolved(base + "deal 4 *1\nstock *\n") == whole
    assert resolved(base + "stock *\ndeal 4 *1\n") == whole
    assert resolved(base + "stock *7\ndeal 4 AS\n") == whole
    assert resolved(base + "stock * JK\ndeal 4 *1\n").stocks[0][-2:] == kinds("JK JK")


def test_two_stock_piles_of_all_that_is_left() -> None:
    base = head("sambola") + "position\ndeal 1 4S\ndeal 2 4S\ndeal 3 4S\ndeal 4 4H\nturn 1\n"
    assert [len(stock) for stock in resolved(base).stocks] == [161, 0]
    assert [len(stock) for stock in resolved(base + "stock *40\n").stocks] == [161, 0]
    assert [len(stock) for stock in resolved(base + "stock *40\nstock2 *\n").stocks] == [40, 121]
    assert [len(stock) for stock in resolved(base + "stock2 *40\n").stocks] == [121, 40]


def test_a_foot_picked_up_has_no_line() -> None:
    base = head("villages-samba") + "position\nturn 1\n"
    hands = "".join(f"deal {seat} *15\n" for seat in range(1, 5))
    assert [len(foot) for foot in resolved(base + hands + "foot 3 *15\n").feet] == [0, 0, 15, 0]


HANDS = "position\ndeal 1 4S\ndeal 2 4H\ndeal 3 4D\n"
ALL_HANDS = HANDS + "deal 4 4C\n"


@pytest.mark.parametrize(
    ("lines", "line", "words"),
    [
        (ALL_HANDS, 11, "whose `turn`"),
        (HANDS + "turn 1\n", 11, "Seat 4 has no cards"),
        (HANDS + "deal 4 *0\nturn 1\n", 11, "Seat 4 has no cards"),
        (HANDS + "deal 4 *160\nturn 1\n", 11, "only 159 cards are left"),
        (HANDS + "deal 4 *\nturn 1\n", 11, "belongs to the stock"),
        (ALL_HANDS + "turn 1\nfoot 1 4S\n", 13, "nobody has a foot"),
        (ALL_HANDS + "turn 1\nstock2 4S\n", 13, "single stock pile"),
        (ALL_HANDS + "turn 1\nred3s 1 3S\n", 13, "Only 3H and 3D"),
        (ALL_HANDS + "turn 1\nred3s 1 *1\n", 13, "Only 3H and 3D"),
        (ALL_HANDS + "turn 1\npile 4S 4S 4S\n", 13, "that many 4S"),
        (ALL_HANDS + "turn 1\nmelds 1 m1 7S 7H\n", 13, "three cards"),
        (ALL_HANDS + "turn 1\nmelds 1 m1 7S 8S JK\n", 13, "stands for"),
        (ALL_HANDS + "turn 1\nmelds 1 m1 *13\n", 13, "one suit"),
    ],
)
def test_refused_positions(lines: str, line: int, words: str) -> None:
    with pytest.raises(SetupError, match=words) as error:
        resolved(head("samba") + lines)
    assert error.value.line == line
    assert error.value.sentence.endswith(".")


card_texts = st.one_of(
    st.integers(0, 52).map(text_of),
    st.sampled_from(["*", "*0", "*1", "*11", "*200"]),
    st.sampled_from(["JK=7C", "2C=4S"]),
)
line_texts = st.builds(
    lambda start, cards: " ".join([start, *cards]),
    st.sampled_from(
        ["deal 4", "foot 1", "stock", "stock2", "pile", "red3s 1", "melds 1 m4", "melds 2 m5"]
    ),
    st.lists(card_texts, max_size=5),
)


@given(st.sampled_from(["samba", "sambola", "villages-samba"]), st.lists(line_texts, max_size=4))
def test_any_position_conserves_the_pack_or_is_refused(game: str, lines: list[str]) -> None:
    rules = load(game, 4)
    text = head(game) + HANDS + "\n".join(["turn 2", *lines])
    try:
        setup = resolved(text)
    except (RecordError, SetupError):
        return
    assert lying(setup) == Counter(pack(rules.packs, rules.jokers))
    assert all(setup.hands)
