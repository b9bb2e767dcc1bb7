"""What a seat knows about hidden cards: who holds which, what each discarded, how many are where.

It reads the table as the seat sees it and the plays of the hand, nothing else.
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from escalera.bots.planner.observe.knowledge import RANKS
from escalera.bots.planner.observe.play_numbers import CARDS, FIRST, SEAT, VERB, after, ends_turn
from escalera.bots.search.kernel import door, kernel
from escalera.cards.compiling.arrays import IntegerRows, Integers, Truths
from escalera.cards.kinds import JOKER, KINDS, RED_THREES, is_red_three, rank_of
from escalera.engine.state.dtypes import DECK, MELD_CARDS, SEATS, RuleRecords, Rules, State, States
from escalera.engine.state.enums import RedThreesLaid
from escalera.engine.state.meld_slots import count_at, kind_at
from escalera.engine.topics.facts import cards_taken
from escalera.engine.whole import whole_row as rows

UNKNOWN: Final = -1
"""A card of the pile whose face no play shows."""
FEET, DOWN, STOCKS = SEATS, 2 * SEATS, 2 * SEATS + 1
"""Where sizes and unknown cards are counted by place: hands, feet, face-down cards, stock piles."""
PLACES: Final = STOCKS + 2
_PILE, _PILE_BEFORE, _HELD_BEFORE, _DOWN_BEFORE, _LEFT = range(5)
NOTES: Final = 5
"""The rows of the scratch notes, each of `DECK` numbers."""
_DISCARD, _SPECIAL, _TAKE, _BACK = rows.DISCARD, rows.SPECIAL, rows.TAKE, rows.BACK
_MELD, _ADD, _DECLARE = rows.MELD, rows.ADD, rows.DECLARE


@dataclass(frozen=True)
class KnownCards:
    """What a seat knows about hidden cards; seats count from 0.

    ``held`` counts by seat and kind the cards that others took from the pile and were not seen to
    part with, ``down`` those of them that are face down until the turn ends; ``pool`` holds all
    other hidden cards; ``open`` counts how many of these each place has; ``reds`` says which hands
    may hold a red 3; ``thrown`` counts by seat and rank what was discarded and not taken back.
    """

    held: Any
    down: Any
    pool: Any
    open: Any
    reds: Any
    thrown: Any


def known_cards(rules: States, seen: States, sizes: Any, plays: Any, seat: int) -> KnownCards:
    """Return what a seat (from 0; -1 for a spectator) knows; arguments as `note_known`."""
    held, thrown = new_rows(KINDS), new_rows(RANKS)
    down, pool, places = (np.zeros(n, dtype=np.int64) for n in (KINDS, DECK, PLACES))
    reds = np.zeros(SEATS, dtype=np.bool_)
    count = note_known(
        rules, seen, sizes, plays, len(plays), seat, held, down, thrown, places, reds, pool,
        new_notes(),
    )  # fmt: skip
    return KnownCards(held, down, pool[:count], places, reds, thrown)


def new_rows(width: int) -> Any:
    """Return an array of zeros with a row for each seat."""
    return np.zeros((SEATS, width), dtype=np.int64)


def new_notes() -> Any:
    """Return scratch notes."""
    return np.zeros((NOTES, DECK), dtype=np.int64)


@door
def note_known(
    rules: RuleRecords,
    seen: States,
    sizes: Integers,
    plays: Integers,
    length: int,
    seat: int,
    held: IntegerRows,
    down: Integers,
    thrown: IntegerRows,
    places: Integers,
    reds: Truths,
    pool: Integers,
    notes: IntegerRows,
) -> int:
    """Write what a seat knows (`KnownCards`); return how many cards are in the pool.

    seen: the table as the seat sees it, hidden places empty; sizes: how many cards each of them
    has, by place; plays: `told_plays`; notes: scratch.
    """
    s, r = seen[0], rules[0]
    held[:] = 0
    thrown[:] = 0
    down[:] = 0
    _follow(s, r, plays, length, held, down, thrown, notes)
    if seat >= 0:
        held[seat][:] = 0
    left = notes[_LEFT]
    _count_unseen(s, r, seat, left)
    for other in range(r.seats):
        _keep_possible(held[other], left)
    _keep_possible(down, left)
    for other in range(r.seats):
        _keep_at_most(held[other], int(sizes[other]), left)
    _keep_at_most(down, int(sizes[DOWN]), left)
    _count_open(r, sizes, seat, held, down, places)
    for other in range(SEATS):
        reds[other] = other < r.seats and _may_hold_red(s, r, sizes, other, plays, length)
    return _fill_pool(left, pool)


@kernel
def _count_unseen(s: State, r: Rules, seat: int, left: Any) -> None:
    """Count the pack without the cards that the seat sees."""
    for kind in range(KINDS):
        left[kind] = int(r.jokers) if kind == JOKER else int(r.packs)
        if seat >= 0:
            left[kind] -= s.hands[seat][kind]
    for at in range(int(s.pile_count)):
        left[int(s.pile[at])] -= 1
    for team in range(r.teams):
        for which in range(len(RED_THREES)):
            left[RED_THREES[which]] -= s.teams[team].red_threes[which]
    for slot in range(int(s.slots)):
        m = s.melds[slot]
        if m.team > 0:
            for spot in range(MELD_CARDS):
                count = count_at(m, spot)
                if count > 0:
                    left[kind_at(m, spot)] -= count


@kernel
def _keep_possible(cards: Any, left: Any) -> None:
    """Move cards out of the unseen ones; those that can't be there are forgotten."""
    for kind in range(KINDS):
        if cards[kind] > 0:
            cards[kind] = max(0, min(int(cards[kind]), int(left[kind])))
            left[kind] -= cards[kind]


@kernel
def _keep_at_most(cards: Any, size: int, left: Any) -> None:
    """Forget cards that a place is too small for, the highest kinds first."""
    total = _total(cards)
    for down in range(KINDS):
        kind = KINDS - 1 - down
        over = min(int(cards[kind]), total - size)
        if over > 0:
            cards[kind] -= over
            left[kind] += over
            total -= over


@kernel
def _total(cards: Any) -> int:
    total = 0
    for kind in range(KINDS):
        total += int(cards[kind])
    return total


@kernel
def _count_open(r: Rules, sizes: Any, seat: int, held: Any, down: Any, places: Any) -> None:
    """Count the unknown cards of each place; the seat's own hand has none."""
    for place in range(PLACES):
        places[place] = sizes[place]
    for other in range(r.seats):
        places[other] = 0 if other == seat else int(sizes[other]) - _total(held[other])
    places[DOWN] = int(sizes[DOWN]) - _total(down)


@kernel
def _may_hold_red(s: State, r: Rules, sizes: Any, seat: int, plays: Any, length: int) -> bool:
    """Say whether another hand may hold a red 3 now: before its first turn, or from a foot."""
    if r.red_threes_laid == RedThreesLaid.DECLARE:
        return True
    if r.red_threes_laid == RedThreesLaid.DEAL or seat == s.seat:
        return False
    if r.foot_cards > 0 and sizes[FEET + seat] == 0:
        return True
    at = 0
    while at < length:
        if plays[at + SEAT] == seat + 1:
            return False
        at = after(plays, at)
    return True


@kernel
def _fill_pool(left: Any, pool: Any) -> int:
    count = 0
    for kind in range(KINDS):
        for _ in range(left[kind]):
            pool[count] = kind
            count += 1
    return count


# ---------------------------------------------------------------- the plays from the first


@kernel
def _follow(
    s: State, r: Rules, plays: Any, length: int, held: Any, down: Any, thrown: Any, notes: Any
) -> None:
    """Follow the plays: the pile, and what came out of it."""
    at, piled, before = 0, 0, UNKNOWN
    while at < length:
        verb, seat = int(plays[at + VERB]), int(plays[at + SEAT]) - 1
        if seat >= 0:
            if verb == _TAKE:
                before = _keep(piled, held[seat], down, notes)
                piled = _take(r, piled, held[seat], down, thrown[seat], notes[_PILE])
            elif verb == _BACK and before >= 0 and plays[at + CARDS] == 0:
                if not s.teams[int(r.team_of[seat])].melded:
                    piled, before = _undo(before, held[seat], down, notes), UNKNOWN
            _move(plays, at, held[seat])
            piled = _discard(plays, at, piled, thrown[seat], notes[_PILE])
            if ends_turn(verb):
                _pick_up(held[seat], down)
                before = UNKNOWN
        at = after(plays, at)


@kernel
def _keep(piled: int, held: Any, down: Any, notes: Any) -> int:
    """Note pile and cards as they are before a take, as it can still be undone."""
    for at in range(piled):
        notes[_PILE_BEFORE][at] = notes[_PILE][at]
    for kind in range(KINDS):
        notes[_HELD_BEFORE][kind], notes[_DOWN_BEFORE][kind] = held[kind], down[kind]
    return piled


@kernel
def _undo(before: int, held: Any, down: Any, notes: Any) -> int:
    """Undo a take: a whole turn goes back before the minimum is reached."""
    for at in range(before):
        notes[_PILE][at] = notes[_PILE_BEFORE][at]
    for kind in range(KINDS):
        held[kind], down[kind] = notes[_HELD_BEFORE][kind], notes[_DOWN_BEFORE][kind]
    return before


@kernel
def _take(r: Rules, piled: int, held: Any, down: Any, thrown: Any, pile: Any) -> int:
    """Move what is known of the pile into a hand, or face down in front of it."""
    first = piled - cards_taken(r, piled)
    for at in range(first, piled - 1):
        kind = int(pile[at])
        laid = is_red_three(kind) and r.red_threes_laid != RedThreesLaid.DECLARE
        if kind != UNKNOWN and not laid:
            if r.pile_face_down:
                down[kind] += 1
            else:
                held[kind] += 1
    if piled > 0 and pile[piled - 1] != UNKNOWN:
        thrown[rank_of(int(pile[piled - 1]))] = 0
    return first


@kernel
def _move(plays: Any, at: int, held: Any) -> None:
    """Move a play's cards out of the hand, or back into it."""
    verb = int(plays[at + VERB])
    leaves = verb == _MELD or verb == _ADD or verb == _TAKE or verb == _DISCARD or verb == _DECLARE
    for k in range(at + FIRST, at + FIRST + int(plays[at + CARDS])):
        kind = int(plays[k])
        if leaves:
            held[kind] = max(0, int(held[kind]) - 1)
        elif verb == _BACK:
            held[kind] += 1


@kernel
def _discard(plays: Any, at: int, piled: int, thrown: Any, pile: Any) -> int:
    """Put a discard on the pile, a joker laid there (R13) face unknown; return its size."""
    verb = int(plays[at + VERB])
    if verb == _SPECIAL:
        pile[piled] = UNKNOWN
        return piled + 1
    if verb == _DISCARD:
        kind = int(plays[at + FIRST])
        pile[piled] = kind
        thrown[rank_of(kind)] += 1
        return piled + 1
    return piled


@kernel
def _pick_up(held: Any, down: Any) -> None:
    """Take the face-down cards into the hand as the turn ends."""
    for kind in range(KINDS):
        held[kind] += down[kind]
        down[kind] = 0
