"""Filling a hand's lines: `*N` in a position takes cards that no line names."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

from escalera.cards.kinds import text_of
from escalera.cards.pack import pack
from escalera.engine.record.line_error import LineError
from escalera.engine.record.match_record import HandRecord
from escalera.engine.record.placements import (
    Dealt,
    Foot,
    Placed,
    RedThrees,
    Rest,
    Stock,
    Tabled,
    Turn,
)
from escalera.engine.state.action import TabledCard
from escalera.rules.ruleset import RuleSet


class SetupError(LineError):
    """A deal or position that the game can't have."""


P = TypeVar("P", bound=Placed)


class FilledLines:
    """A hand's lines with every `*N` filled; cards that no line takes are in `over`."""

    def __init__(self, hand: HandRecord, rules: RuleSet) -> None:
        self.hand = hand
        self.rules = rules
        self.seats = range(1, rules.seats + 1)
        self.lines = [line for line in hand.setup if not isinstance(line, Turn)]
        self.over = _unnamed(self.lines, rules)
        self.filled = self._fill()

    @property
    def last_line(self) -> int:
        """The place of the last line, where what is missing would stand."""
        return max((line.line for line in self.hand.setup), default=self.hand.start.line)

    def all(self, kind: type[P]) -> list[P]:
        """Return the lines of a kind, in their order."""
        return [line for line in self.lines if isinstance(line, kind)]

    def find(self, kind: type[Placed], number: int = 0) -> Placed | None:
        """Return the line of a kind, of a seat, team or pile where it has one."""
        found = (line for line in self.all(kind) if not number or _owner(line) == number)
        return next(found, None)

    def cards(self, line: Placed) -> list[TabledCard]:
        """Return a line's cards, filled."""
        return self.filled[self.lines.index(line)]

    def kinds(self, line: Placed | None) -> list[int]:
        """Return the kinds of a line's cards; nothing for a line that is not there."""
        return [card.kind for card in self.cards(line)] if line else []

    def stock(self, number: int) -> list[int]:
        """Return a stock pile; what is left over goes to the bottom of the first."""
        return self.kinds(self.find(Stock, number)) + (self.over if number == 1 else [])

    def _fill(self) -> list[list[TabledCard]]:
        """Fill each `*N` in the order of the lines, then each `*`."""
        counted = [self._filled(line, line.cards, every=False) for line in self.lines]
        pairs = zip(self.lines, counted, strict=True)
        complete = [self._filled(line, cards, every=True) for line, cards in pairs]
        return [[card for card in line if not isinstance(card, Rest)] for line in complete]

    def _filled(
        self, line: Placed, cards: Iterable[int | TabledCard | Rest], *, every: bool
    ) -> list[TabledCard | Rest]:
        filled: list[TabledCard | Rest] = []
        for card in cards:
            if isinstance(card, Rest) and (every or card.count >= 0):
                filled += map(TabledCard, self._taken(line, card))
            else:
                filled.append(TabledCard(card) if isinstance(card, int) else card)
        return filled

    def _taken(self, line: Placed, rest: Rest) -> list[int]:
        if rest.count < 0 and not isinstance(line, Stock):
            raise SetupError(line.line, "REST_OUTSIDE_STOCK")
        count = len(self.over) if rest.count < 0 else rest.count
        if count > len(self.over):
            raise SetupError(line.line, "FEWER_LEFT", rest=str(rest), left=len(self.over))
        taken, self.over = self.over[:count], self.over[count:]
        return taken


def _unnamed(lines: Sequence[Placed], rules: RuleSet) -> list[int]:
    """Return the pack, in its order, without the cards that are named."""
    left = Counter(pack(rules.packs, rules.jokers))
    for line in lines:
        for card in line.cards:
            if not isinstance(card, Rest):
                _lay_aside(left, card.kind if isinstance(card, TabledCard) else card, line.line)
    return list(left.elements())


def _lay_aside(left: Counter[int], kind: int, line: int) -> None:
    if left[kind] == 0:
        raise SetupError(line, "FEWER_IN_PACK", card=text_of(kind))
    left[kind] -= 1


def _owner(line: Placed) -> int:
    """Return a line's seat, team or stock pile; 0 for lines that have none."""
    match line:
        case Dealt() | Foot():
            return line.seat
        case Tabled() | RedThrees():
            return line.team
        case Stock():
            return line.pile
        case _:
            return 0
