"""Cards on the screen: rank and suit, in four colours on a screen with colours."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from escalera.cards.kinds import JOKER, RANKS, SUITS, is_wild, rank_of, suit_of, text_of
from escalera.cli.words import phrase
from escalera.engine.state.action import TabledCard

SYMBOLS: Final = "♠♥♦♣"
_SUIT_STYLES: Final = ("bold", "bold #e0342b", "bold #0087ff", "bold #00a84f")
_WILD_STYLE: Final = "bold #c050d8"


@dataclass(frozen=True, slots=True)
class Faces:
    """How cards look: with the suits' `symbols`, or with letters as in the record."""

    symbols: bool = True

    def suit(self, suit: int) -> Text:
        """Return a suit (0..3)."""
        return Text((SYMBOLS if self.symbols else SUITS)[suit], style=_SUIT_STYLES[suit])

    def word(self, kind: int) -> str:
        """Return a card as plain text, such as `10♥` or `TH`."""
        if kind == JOKER:
            return "JK"
        if not self.symbols:
            return text_of(kind)
        return f"{rank_word(rank_of(kind))}{SYMBOLS[suit_of(kind)]}"

    def card(self, kind: int) -> Text:
        """Return a card in its colour; wilds have a colour of their own."""
        return Text(self.word(kind), style=style_of(kind))

    def tabled(self, card: TabledCard) -> Text:
        """Return a card of a meld, a wild in a sequence with what it stands for."""
        text = self.card(card.kind)
        if card.stands_for >= 0:
            text.append(f"={self.word(card.stands_for)}", style=style_of(card.stands_for))
        return text

    def cards(self, kinds: Iterable[int]) -> Text:
        """Return several cards with spaces between them."""
        return Text(" ").join(self.card(kind) for kind in kinds)

    def tabled_cards(self, cards: Iterable[TabledCard]) -> Text:
        """Return several cards of a meld with spaces between them."""
        return Text(" ").join(self.tabled(card) for card in cards)


def style_of(kind: int) -> str:
    """Return a card's style."""
    return _WILD_STYLE if is_wild(kind) else _SUIT_STYLES[suit_of(kind)]


def rank_word(rank: int) -> str:
    """Return a rank as it is on a card: `10`, `K`."""
    return RANKS[rank].replace("T", "10")


def rank_plural(rank: int) -> str:
    """Return a rank's cards in words: `7s`, `kings`."""
    return phrase(f"ranks-{RANKS[rank]}")
