"""Cards, hands and melds on the screen."""

from dataclasses import replace

import pytest

from escalera.cards.kinds import kind_of
from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.hand import as_grid, by_rank, by_suit
from escalera.cli.drawing.melds import meld_text
from escalera.engine.match.view import MeldView
from escalera.engine.state.action import TabledCard
from escalera.engine.state.enums import Form


def kinds(text: str) -> tuple[int, ...]:
    return tuple(sorted(kind_of(word) for word in text.split()))


def meld(form: Form, text: str) -> MeldView:
    cards = tuple(map(TabledCard.parse, text.split()))
    return MeldView(1, 3, form, cards, (), max(0, 7 - len(cards)))


def test_cards_have_symbols_or_letters() -> None:
    assert [Faces().word(kind_of(card)) for card in ("7S", "TH", "2D", "JK")] == [
        "7♠",
        "10♥",
        "2♦",
        "JK",
    ]
    assert Faces(symbols=False).word(kind_of("TH")) == "TH"


def test_the_suits_have_different_colours_and_wilds_their_own() -> None:
    faces = Faces()
    assert len({str(faces.card(kind_of(f"9{suit}")).style) for suit in "SHDC"}) == 4
    assert faces.card(kind_of("2S")).style == faces.card(kind_of("JK")).style


def test_a_hand_by_rank_has_wilds_at_the_end() -> None:
    hand = kinds("2S JK AC 4H 4S TD 3C TD")
    assert " ".join(by_rank(hand, Faces()).plain.split()) == "3♣ 4♠ 4♥ 10♦ 10♦ A♣ 2♠ JK"


def test_a_long_hand_breaks_between_ranks() -> None:
    hand = kinds("4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H 7D 8S 8H 8D")
    lines = by_rank(hand, Faces(), 30).plain.splitlines()
    assert max(map(len, lines)) <= 30
    assert all(len({word[0] for word in line.split()}) * 3 == len(line.split()) for line in lines)


def test_a_hand_by_suit_has_a_line_for_each() -> None:
    hand = kinds("4S 9S 5H 2D JK 3S")
    assert [line.split() for line in by_suit(hand, Faces()).plain.splitlines()] == [
        ["4♠", "9♠"],
        ["5♥"],
        ["3♠", "2♦", "JK"],
    ]


def test_a_hand_as_a_grid_counts_copies() -> None:
    spades = as_grid(kinds("4S 4S KS JK"), Faces()).plain.splitlines()[1]
    assert spades.split() == ["♠", "2", *"·" * 8, "1", "·"]


@pytest.mark.parametrize(
    ("form", "cards", "text"),
    [
        (Form.SET, "7S 7H 2C", "m3 7♠ 7♥ 2♣"),
        (Form.SEQUENCE, "5S JK=6S 7S", "m3 5♠ JK=6♠ 7♠"),
        (Form.SET, "KS KS KS KH KH KD KC", "m3 RED CANASTA kings"),
        (Form.SET, "KS KS KS KH KH KD KC KC", "m3 RED CANASTA kings (8)"),
        (Form.SET, "TS TS TS TH TH 2D JK", "m3 BLACK CANASTA 10s"),
        (Form.SEQUENCE, "5H 6H 7H 8H 9H TH JH", "m3 RED SAMBA ♥ 5-J"),
        (Form.SEQUENCE, "5H 6H 7H 8H 9H TH 2S=JH", "m3 BLACK SAMBA ♥ 5-J"),
        (Form.SEQUENCE, "3C 4C 5C 6C 7C 8C 9C", "m3 COMPLETE SEQUENCE ♣ 3-9"),
        (Form.WILD, "2S 2S 2H JK JK JK JK", "m3 WILD CANASTA"),
        (Form.SET, "3S 3S 3C", "m3 3♠ 3♠ 3♣"),
    ],
)
def test_a_meld(form: Form, cards: str, text: str) -> None:
    assert meld_text(meld(form, cards), 7, Faces()).plain.strip() == text


def test_a_meld_of_more_cards_than_it_needs_says_how_many() -> None:
    sixes = replace(meld(Form.SET, "6S 6S 6H 6H 6D 6C"), lacks=0)
    assert meld_text(sixes, 5, Faces()).plain.strip() == "m3 RED CANASTA 6s (6)"
    assert meld_text(sixes, 6, Faces()).plain.strip() == "m3 RED CANASTA 6s"
