"""One hand in play: a state record with the rule set's numbers, spoken to in `Action`s."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress, filterfalse
from struct import Struct
from threading import local
from typing import Any, Final, NamedTuple

import numpy as np

from escalera.cards.compiling.arrays import Integers
from escalera.cards.jit import interpreted
from escalera.cards.kinds import KINDS, kind_with
from escalera.engine.legal.survey import BUFFER
from escalera.engine.legal.way_out import DEPTH, MOST_STEPS, NOTES, SEEN, WIDTH
from escalera.engine.match import doors
from escalera.engine.state import codes, meld_slots
from escalera.engine.state.action import Action, TabledCard
from escalera.engine.state.dtypes import MELD, MELD_CARDS, STATE, Meld, States, new_states
from escalera.engine.state.enums import Form, Op, Phase
from escalera.engine.state.readout import meld_row, reader
from escalera.engine.state.reasons import Reason
from escalera.engine.state.rule_record import numbers
from escalera.engine.state.translate import Marked, to_action, to_text
from escalera.rules import RuleSet

kind_at: Final = interpreted(meld_slots.kind_at)
count_at: Final = interpreted(meld_slots.count_at)
tabled_at: Final = interpreted(meld_slots.tabled_at)
op_of: Final = interpreted(codes.op_of)
slot_of: Final = interpreted(codes.slot_of)
other_of: Final = interpreted(codes.other_of)


_PHASES: Final = tuple(Phase)
_OVER: Final = int(Phase.OVER)
_BACKS: Final = {int(Op.BACK), int(Op.BACK_CARD), int(Op.BACK_MELD)}
_SLOT_BITS: Final = int(codes.encode(0, 0, 0, 0, 0, 254, -1))
"""All bits of a meld's slot: an action without a meld has none of them."""
_is_discard: Final = frozenset(
    int(codes.encode(Op.DISCARD, kind, codes.NO_CARD, codes.NO_CARD, 0, -1, -1))
    for kind in range(KINDS)
).__contains__
"""Whether a code is a discard's; each kind has one."""


def _at(name: str) -> int:
    """Return where in a state's bytes a field begins."""
    return dict(STATE.fields or {})[name][1]


_PHASE, _SEAT, _ANSWERER, _SLOTS = map(_at, ("phase", "seat", "answerer", "slots"))
_HANDS, _FEET, _MELDS, _TEAMS = map(_at, ("hands", "feet", "melds", "teams"))
_TEAMS_END: Final = _TEAMS + STATE["teams"].itemsize
_PILE, _PILE_COUNT = map(_at, ("pile", "pile_count"))
_size_at: Final = Struct("<i").unpack_from
_mark_at, _ = reader(MELD, ["which", "number"])


class _Own(local):
    """Each thread's own buffer for a legal list: to make one takes longer than to fill it."""

    def __init__(self) -> None:
        self.buffer: Integers = np.empty(BUFFER, dtype=np.int64)


_OWN: Final = _Own()


class Position:
    """A hand in play. Seats and teams count from 0 here; `Game` counts from 1."""

    __slots__ = ("_found", "memory", "numbers", "rules", "states")

    def __init__(self, rules: RuleSet, states: States | None = None) -> None:
        self.rules = rules
        self.numbers = numbers(rules)
        self.states = new_states(1) if states is None else states
        self.memory = self.states.view(np.uint8).data
        """The states' own memory: a single field is read from it ten times as fast."""
        self._found: tuple[bytes, list[int]] = b"", []
        """The memory when legal actions were listed last, and their codes."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.rules, self.states)

    @property
    def state(self) -> Any:
        """The state record, to read."""
        return self.states[0]

    def copy(self) -> "Position":
        """Return an independent copy."""
        other = Position.__new__(Position)
        other.rules, other.numbers = self.rules, self.numbers
        # As bytes: copying the record field by field takes ten times as long.
        memory = bytearray(self.memory)
        other.states = np.frombuffer(memory, dtype=STATE)
        other.memory, other._found = memoryview(memory), self._found  # noqa: SLF001 - our own
        return other

    @property
    def phase(self) -> Phase:
        """Where the hand stands."""
        return _PHASES[self.memory[_PHASE]]

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.memory[_PHASE] == _OVER

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.memory[_SEAT]

    @property
    def actor(self) -> int:
        """The seat that must act: the partner who answers, else the seat whose turn it is."""
        answering = self.memory[_PHASE] == Phase.ANSWER
        return self.memory[_ANSWERER if answering else _SEAT]

    @property
    def team(self) -> int:
        """The team whose turn it is."""
        return self.rules.team_of(self.seat + 1) - 1

    def codes(self, *, take_back: bool = True) -> list[int]:
        """Return the codes of the legal atomic actions, the discards last, by kind.

        take_back: False leaves taking back out, unless nothing else is legal.
        """
        found = self._listed()
        if not take_back:
            found = [code for code in found if code & codes.OP_BITS not in _BACKS] or found
        return [*filterfalse(_is_discard, found), *sorted(filter(_is_discard, found))]

    def lists(self, code: int) -> bool:
        """Say whether a number is the code of a legal atomic action, whatever the number."""
        return code in self._listed()

    def _listed(self) -> list[int]:
        """Return the legal codes; who plays by codes asks twice about the same position."""
        now = bytes(self.memory)
        if now != self._found[0]:
            out = _OWN.buffer
            count = doors.list_legal(self.states, 0, self.numbers, out)
            self._found = now, out[:count].tolist()
        return self._found[1]

    def legal(self, *, take_back: bool = True) -> list[Action]:
        """Return the legal atomic actions; take_back: as in `codes`."""
        found = self.codes(take_back=take_back)
        return [to_action(*marked) for marked in self._marked(found)]

    def legal_texts(self) -> list[str]:
        """Return the legal atomic actions as text."""
        return [to_text(*marked) for marked in self._marked(self.codes())]

    def can_go_out(self) -> bool:
        """Say whether the seat whose turn it is can go out in it, if every partner said yes.

        Also False if `way_out.MOST_STEPS` steps gave no answer.
        """
        stack = new_states(DEPTH)
        stack[0] = self.states[0]
        out, steps = np.empty(BUFFER, dtype=np.int64), np.empty((DEPTH, WIDTH), dtype=np.int64)
        notes, seen = np.empty((NOTES, DEPTH), dtype=np.int64), np.zeros(SEEN, dtype=np.int64)
        return doors.find_way_out(stack, self.numbers, out, steps, notes, seen, MOST_STEPS) == 1

    def action(self, code: int) -> Action:
        """Return an atomic action as an `Action`."""
        return to_action(*self.marked(code))

    def marked(self, code: int) -> Marked:
        """Return what `to_action` takes for an atomic action, also after it was played."""
        return next(self._marked([code])) if code & _SLOT_BITS else (code,)

    def _marked(self, codes: list[int]) -> Iterator[Marked]:
        """Yield codes with what their actions say of the melds in their slots."""
        for code in codes:
            slot, other = slot_of(code), other_of(code)
            if slot < 0:
                yield (code,)
            else:
                whole = tuple(self.cards_at(slot)) if op_of(code) == Op.BACK_MELD else ()
                second = self._mark(other)[1] if other >= 0 else 0
                suit, number = self._mark(slot)
                yield code, number, second, suit, whole

    def _mark(self, slot: int) -> tuple[int, ...]:
        """Return the suit (of a set: the rank) and the number of the meld in a slot; IndexError."""
        if slot >= self.memory[_SLOTS]:
            raise IndexError(slot)
        return _mark_at(self.memory, _MELDS + slot * MELD.itemsize)

    def check(self, code: int) -> Reason:
        """Return the reason against an atomic action."""
        return Reason(doors.check_action(self.states, 0, self.numbers, code))

    def apply(self, code: int) -> None:
        """Play a legal atomic action."""
        doors.apply_action(self.states, 0, self.numbers, code)

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

    def meld_bytes(self) -> bytes:
        """Return the records of all slots that were ever used, one after the other."""
        return bytes(self.memory[_MELDS : _MELDS + self.memory[_SLOTS] * MELD.itemsize])

    def team_bytes(self) -> bytes:
        """Return the records of all teams, one after the other."""
        return bytes(self.memory[_TEAMS:_TEAMS_END])

    def cards_at(self, slot: int, *, tabled: bool = False) -> Iterator[TabledCard]:
        """Yield the cards of a meld, or only those of this turn that may be taken back."""
        return cards_of_meld(meld_row(self.states, 0, slot), tabled=tabled)

    def hand(self, seat: int) -> tuple[int, ...]:
        """Return the kinds in a hand, lowest first."""
        return spread(self.counts(seat))

    def counts(self, seat: int) -> bytes:
        """Return how many of each kind a hand holds."""
        return self._row(_HANDS, seat)

    def foot(self, seat: int) -> tuple[int, ...]:
        """Return the kinds in a foot that was not yet picked up."""
        return spread(self._row(_FEET, seat))

    def _row(self, rows: int, seat: int) -> bytes:
        """Return a seat's counts out of rows of them."""
        start = rows + seat * KINDS
        return bytes(self.memory[start : start + KINDS])

    def pile(self) -> list[int]:
        """Return the discard pile, bottom first."""
        return list(self.pile_bytes())

    def pile_bytes(self) -> bytes:
        """Return the kinds of the discard pile, bottom first, a byte each."""
        (size,) = _size_at(self.memory, _PILE_COUNT)
        return bytes(self.memory[_PILE : _PILE + size])

    def stocks(self) -> list[list[int]]:
        """Return the stock piles, top first."""
        s = self.state
        piles = range(self.rules.stock_piles)
        return [s.deck[s.tops[pile] : s.ends[pile]].tolist() for pile in piles]


def cards_of_meld(meld: Meld, *, tabled: bool = False) -> Iterator[TabledCard]:
    """Yield the cards of a meld's record, or only those of this turn that may be taken back."""
    for spot in compress(range(MELD_CARDS), meld.cards):
        yield from _cards_at(meld.form, meld.which, spot, meld.cards[spot], tabled)


class _Spot(NamedTuple):
    """A meld of which one spot is known."""

    form: int
    which: int
    cards: dict[int, int]


@lru_cache(maxsize=8192)
def _cards_at(form: int, which: int, spot: int, cards: int, tabled: bool) -> tuple[TabledCard, ...]:
    """Return the cards in a meld's spot; cards: its number there (`Meld.cards`)."""
    meld: Any = _Spot(form, which, {spot: cards})
    kind, own = int(kind_at(meld, spot)), kind_with(spot + 1, which)
    placed = own if form == Form.SEQUENCE and kind != own else -1
    return (TabledCard(kind, placed),) * int((tabled_at if tabled else count_at)(meld, spot))


@lru_cache(maxsize=4096)
def spread(counts: bytes) -> tuple[int, ...]:
    """Return the kinds of a row of counts; most hands are the same as a moment ago."""
    spread: list[int] = []
    for kind in compress(range(KINDS), counts):
        spread += (kind,) * counts[kind]
    return tuple(spread)
