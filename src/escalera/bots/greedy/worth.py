"""What melds and cards are worth to greedy, in points.

The chances and weights are guesses tuned by playing; no rule rests on them.
"""

from dataclasses import dataclass
from operator import mul
from typing import Any, Final

from escalera.bots.greedy.rule_summary import RuleSummary
from escalera.bots.greedy.team_needs_left import Needs, needs_of, serves
from escalera.bots.greedy.working_table import SEQUENCE, SET, WILD, Meld, Move, Table, is_open
from escalera.cards.jit import interpreted
from escalera.cards.kinds import (
    FIRST_NATURAL,
    JOKER,
    NEXT_RANK,
    SUIT_COUNT,
    is_wild,
    kind_with,
    rank_of,
    suit_of,
)
from escalera.engine.topics import facts

_complete_item: Final[Any] = interpreted(facts.complete_item)
_room_to_complete: Final = interpreted(facts.room_to_complete)
_meld_bonus: Final[Any] = interpreted(facts.meld_bonus)
_CHANCE: Final = {
    SET: (0.0, 0.0, 0.0, 0.16, 0.28, 0.42, 0.62),
    SEQUENCE: (0.0, 0.0, 0.0, 0.12, 0.20, 0.32, 0.52),
    WILD: (0.0, 0.0, 0.0, 0.22, 0.32, 0.46, 0.66),
}
"""By form and cards: how likely an open meld is to be completed."""
_IN_RANK: Final = (0.0, 2.0, 8.0, 12.0, 13.0)
"""By cards of the rank in hand: what each is worth there."""
_NEIGHBOURS: Final = ((-2, 3.0), (-1, 5.0), (1, 5.0), (2, 3.0))
"""So many ranks away a card of the suit adds this."""
_WILD_HELD: Final = 90.0
"""What a wild in hand is worth on top of its points."""
_DONE: Final = 0.2
"""How much of a card's worth in hand remains once the team has all it needs to go out."""
_NEED: Final = 300.0


@dataclass(frozen=True, slots=True)
class Judge:
    """Values things in one turn.

    `pace` (0 to 1) shrinks hopes near the hand's end; `foot` is what the turn's first tabled card
    is worth, as it brings the foot (R19f).
    """

    summary: RuleSummary
    pace: float
    foot: float = 0.0

    def bonus(self, meld: Meld) -> float:
        """Return what a meld scores when it is complete."""
        item = _complete_item(meld.form, meld.which, meld.wilds)
        return float(_meld_bonus(self.summary.rules, item))

    def worth(self, meld: Meld, needs: Needs) -> float:
        """Return the points to expect from a meld, on top of its cards'."""
        served = serves(self.summary, meld)
        weight = _NEED + 0.25 * self.summary.rules.going_out_bonus
        missing = sum(map(bool, map(mul, needs, served)))
        full = self.bonus(meld) + weight * missing
        if meld.total >= self.summary.rules.complete_cards:
            return full
        return full * _CHANCE[meld.form][meld.total] * self.pace

    def gain(self, table: Table, move: Move, needs: Needs, held: list[float]) -> float:
        """Return what a move gains over keeping its cards in hand."""
        points = self.summary.points
        change = self.worth(move.after, needs)
        if move.at >= 0 and is_open(self.summary.rules, table.melds[move.at]):
            change -= self.worth(table.melds[move.at], needs)
        elif move.at >= 0:
            change = 0.0
        change += sum([points[card.kind] - held[card.kind] for card in move.cards])
        return change if table.laid else change + self.foot

    def held(self, table: Table, needs: Needs) -> list[float]:
        """Return, by kind, what a card in hand is worth there."""
        values = [0.0] * (JOKER + 1)
        hope = self.pace if any(needs) else self.pace * _DONE
        for kind in table.kinds():
            if is_wild(kind):
                values[kind] = (_WILD_HELD + self.summary.points[kind]) * hope
            elif kind >= FIRST_NATURAL:
                values[kind] = (self._in_rank(table, kind) + self._in_suit(table, kind)) * hope
        return values

    def _in_rank(self, table: Table, kind: int) -> float:
        low = kind_with(rank_of(kind), 0)
        return _IN_RANK[min(4, sum(table.counts[low : low + SUIT_COUNT]))]

    def _in_suit(self, table: Table, kind: int) -> float:
        if not self.summary.rules.sequences:
            return 0.0
        scale, counts = self.summary.rules.red_samba / 500, table.counts
        value = 0.0
        for gap, near in _NEIGHBOURS:
            other = kind + NEXT_RANK * gap
            if FIRST_NATURAL <= other < JOKER and counts[other]:
                value += near * scale
        return value + self._awaited(table, kind)

    def _awaited(self, table: Table, kind: int) -> float:
        """Return the worth of the hope that a sequence on the table will reach a card."""
        rank, suit, value = rank_of(kind), suit_of(kind), 0.0
        for meld in table.melds:
            of_suit = meld.form == SEQUENCE and meld.which == suit
            if not of_suit or not is_open(self.summary.rules, meld):
                continue
            gap = max(meld.low - rank, rank - meld.high)
            if 2 <= gap <= _room_to_complete(table.summary.rules, meld.total):
                value = max(value, self.bonus(meld) * 0.06 / (gap - 1))
        return value

    def needs(self, table: Table) -> Needs:
        """Return what the team still needs to go out."""
        return needs_of(self.summary, table.melds)
