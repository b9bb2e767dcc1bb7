"""One hand in play: a state record with the rule set's numbers, spoken to in `Action`s."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

import numpy as np

from escalera.cards.jit import interpreted
from escalera.cards.kinds import KINDS
from escalera.engine import codes, core, table
from escalera.engine.action import Action, TabledCard
from escalera.engine.enums import Form, Op, Phase
from escalera.engine.glance import meld_row
from escalera.engine.layout import STATE, Meld, States, new_states
from escalera.engine.numbers import numbers
from escalera.engine.reasons import Reason
from escalera.engine.survey import BUFFER
from escalera.engine.translate import to_action
from escalera.rules import RuleSet

kind_at: Final = interpreted(table.kind_at)
count_at: Final = interpreted(table.count_at)
tabled_at: Final = interpreted(table.tabled_at)
op_of: Final = interpreted(codes.op_of)
slot_of: Final = interpreted(codes.slot_of)
other_of: Final = interpreted(codes.other_of)


_PHASES: Final = tuple(Phase)


class Position:
    """A hand in play. Seats and teams count from 0 here; `Game` counts from 1."""

    __slots__ = ("numbers", "rules", "states")

    def __init__(self, rules: RuleSet, states: States | None = None) -> None:
        self.rules = rules
        self.numbers = numbers(rules)
        self.states = new_states(1) if states is None else states

    @property
    def state(self) -> Any:
        """The state record, to read."""
        return self.states[0]

    def copy(self) -> "Position":
        """Return an independent copy."""
        other = Position.__new__(Position)
        other.rules, other.numbers = self.rules, self.numbers
        # As bytes: copying the record field by field takes ten times as long.
        other.states = np.frombuffer(bytearray(self.states.tobytes()), dtype=STATE)
        return other

    @property
    def phase(self) -> Phase:
        """Where the hand stands."""
        return _PHASES[int(self.states["phase"][0])]

    @property
    def actor(self) -> int:
        """The seat that must act: the partner who answers, else the seat whose turn it is."""
        answering = int(self.states["phase"][0]) == Phase.ANSWER
        return int(self.states["answerer" if answering else "seat"][0])

    @property
    def team(self) -> int:
        """The team whose turn it is."""
        return self.rules.team_of(int(self.states["seat"][0]) + 1) - 1

    def codes(self) -> list[int]:
        """Return the codes of the legal atomic actions, the discards last, by kind."""
        out = np.empty(BUFFER, dtype=np.int64)
        count = core.list_legal(self.states, 0, self.numbers, out)
        return sorted(out[:count].tolist(), key=_late_if_a_discard)

    def legal(self) -> list[Action]:
        """Return the legal atomic actions."""
        marks = self._marks()
        return [self._marked(code, *marks) for code in self.codes()]

    def action(self, code: int) -> Action:
        """Return an atomic action as an `Action`."""
        return self._marked(code, *self._marks())

    def _marks(self) -> tuple[list[int], list[int]]:
        """Return the number and the suit (of a set: the rank) of the meld in each slot."""
        melds = self.states["melds"][0, : int(self.states["slots"][0])]
        return melds["number"].tolist(), melds["which"].tolist()

    def _marked(self, code: int, numbers: list[int], suits: list[int]) -> Action:
        slot, other = slot_of(code), other_of(code)
        if slot < 0:
            return to_action(code)
        whole = tuple(self.cards_at(slot)) if op_of(code) == Op.BACK_MELD else ()
        second = numbers[other] if other >= 0 else 0
        return to_action(code, numbers[slot], second, suits[slot], whole)

    def check(self, code: int) -> Reason:
        """Return the reason against an atomic action."""
        return Reason(core.check_action(self.states, 0, self.numbers, code))

    def apply(self, code: int) -> None:
        """Play a legal atomic action."""
        core.apply_action(self.states, 0, self.numbers, code)

    def number_at(self, slot: int) -> int:
        """Return the number N of mN of the meld in a slot."""
        return int(self.states["melds"]["number"][0, slot])

    def slot_named(self, number: int) -> int:
        """Return the slot of the acting team's meld mN, -1 if there is none."""
        for slot, team in self.slots():
            if team == self.team and self.number_at(slot) == number:
                return slot
        return -1

    def slots(self) -> Iterator[tuple[int, int]]:
        """Yield slot and team of every meld on the table."""
        melds = self.states["melds"][0, : int(self.states["slots"][0])]
        rows = zip(melds["team"].tolist(), melds["into"].tolist(), strict=True)
        for slot, (team, into) in enumerate(rows):
            if team > 0 and into == 0:
                yield slot, team - 1

    def meld_records(self) -> list[bytes]:
        """Return the records of all slots that were ever used, as bytes."""
        melds = self.states["melds"]
        size, record = int(self.states["slots"][0]), melds.dtype.itemsize
        raw = melds[0, :size].tobytes()
        return [raw[at : at + record] for at in range(0, len(raw), record)]

    def cards_at(self, slot: int, *, tabled: bool = False) -> Iterator[TabledCard]:
        """Yield the cards of a meld, or only those of this turn that may be taken back."""
        return cards_of_meld(meld_row(self.states, 0, slot), tabled=tabled)

    def hand(self, seat: int) -> list[int]:
        """Return the kinds in a hand, lowest first."""
        return list(_spread(self.states["hands"][0, seat].tobytes()))

    def foot(self, seat: int) -> list[int]:
        """Return the kinds in a foot that was not yet picked up."""
        return list(_spread(self.states["feet"][0, seat].tobytes()))

    def pile(self) -> list[int]:
        """Return the discard pile, bottom first."""
        pile: list[int] = self.states["pile"][0, : int(self.states["pile_count"][0])].tolist()
        return pile

    def stocks(self) -> list[list[int]]:
        """Return the stock piles, top first."""
        s = self.state
        return [
            [int(kind) for kind in s.deck[s.tops[pile] : s.ends[pile]]]
            for pile in range(self.rules.stock_piles)
        ]


def _late_if_a_discard(code: int) -> int:
    return code if op_of(code) == Op.DISCARD else 0


def cards_of_meld(meld: Meld, *, tabled: bool = False) -> Iterator[TabledCard]:
    """Yield the cards of a meld's record, or only those of this turn that may be taken back."""
    for spot in range(12):
        count = tabled_at(meld, spot) if tabled else count_at(meld, spot)
        if count:
            yield from [_card_at(meld, spot)] * count


def _card_at(meld: Any, spot: int) -> TabledCard:
    kind = int(kind_at(meld, spot))
    if meld.form == Form.SEQUENCE and kind != (spot + 1) * 4 + meld.which:
        return TabledCard(kind, (spot + 1) * 4 + int(meld.which))
    return TabledCard(kind)


@lru_cache(maxsize=4096)
def _spread(counts: bytes) -> tuple[int, ...]:
    """Return the kinds of a row of counts; most hands are those of a moment ago."""
    return tuple(kind for kind in range(KINDS) for _ in range(counts[kind]))
