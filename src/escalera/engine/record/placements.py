"""The statements that give cards a place: a hand's deal, or a position set up by hand."""

from dataclasses import dataclass, field

from escalera.cards.kinds import text_of
from escalera.engine.state.action import TabledCard


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What all statements have: their place in the text they were read from (0: in none)."""

    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Rest:
    """`*11` in a position: 11 of the cards that no line names; `*` (-1): all that are left."""

    count: int = -1

    def __str__(self) -> str:
        return "*" if self.count < 0 else f"*{self.count}"


Cards = tuple[int | Rest, ...]
"""Kinds in order; only positions hold `Rest`."""


@dataclass(frozen=True, slots=True)
class PositionStart(Line):
    """`position`: a position set up by hand stands in place of a deal."""

    def __str__(self) -> str:
        return "position"


@dataclass(frozen=True, slots=True)
class Dealt(Line):
    """`deal 1 4H 5C`: a seat's hand."""

    seat: int
    cards: Cards

    def __str__(self) -> str:
        return f"deal {self.seat}{_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Foot(Line):
    """`foot 1 4H 5C`: a seat's foot."""

    seat: int
    cards: Cards

    def __str__(self) -> str:
        return f"foot {self.seat}{_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Upcards(Line):
    """`upcards 3D 7H`: the cards turned to start the pile; the last is the upcard."""

    cards: Cards

    def __str__(self) -> str:
        return f"upcards{_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Stock(Line):
    """`stock KD 2S` or `stock2 KD 2S` (`pile` 1 or 2): top card first."""

    pile: int
    cards: Cards

    def __str__(self) -> str:
        return f"stock{'2' if self.pile == 2 else ''}{_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Tabled(Line):
    """`melds 1 m2 4H JK=5H 6H`: a team's meld in a position."""

    team: int
    meld: int
    cards: tuple[TabledCard | Rest, ...]

    def __str__(self) -> str:
        return f"melds {self.team} m{self.meld} {' '.join(map(str, self.cards))}"


@dataclass(frozen=True, slots=True)
class RedThrees(Line):
    """`red3s 2 3H 3D`: a team's red 3s in a position."""

    team: int
    cards: Cards

    def __str__(self) -> str:
        return f"red3s {self.team}{_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Pile(Line):
    """`pile 4C 2D 7H`: the discard pile in a position, bottom first."""

    cards: Cards

    def __str__(self) -> str:
        return f"pile{_cards(self.cards)}"


@dataclass(frozen=True, slots=True)
class Turn(Line):
    """`turn 1`: the seat to act in a position, before it draws."""

    seat: int

    def __str__(self) -> str:
        return f"turn {self.seat}"


Placed = Dealt | Foot | Upcards | Stock | Tabled | RedThrees | Pile
"""The statements that give cards a place."""


def _cards(cards: Cards) -> str:
    return "".join(f" {text_of(card) if isinstance(card, int) else card}" for card in cards)
