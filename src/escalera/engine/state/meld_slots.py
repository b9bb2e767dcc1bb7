"""Melds on the table: laying cards onto them and lifting cards off."""

from typing import Final

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import (
    JOKER,
    JOKER_RANK,
    TWOS,
    is_black_three,
    is_wild,
    kind_with,
    rank_of,
    suit_of,
)
from escalera.engine.state.dtypes import MELD_CARDS, MELDS, Meld, Rules, State
from escalera.engine.state.enums import Form

TWO_SPOT: Final = 4
"""The first spot of the 2s in a set or wild meld, by suit; the naturals' are below it."""
JOKER_SPOT: Final = 8
SET_SPOTS: Final = 9
"""The spots of a set or wild meld."""
NATURAL_MARK: Final = 1
TWO_MARK: Final = 2
"""What a sequence notes for the 2 of spades; the other suits' follow."""
JOKER_MARK: Final = 6
ALL_CARDS: Final = 15
"""The bits of a spot that count all its cards, or hold a mark."""
TURN_BIT: Final = 4
"""The lowest bit of a spot that counts the cards of this turn."""
THIS_TURN: Final = 1 << TURN_BIT
"""One card of this turn in a spot."""


@kernel
def spot_in_set(kind: int) -> int:
    """Return where a set or wild meld counts a kind (`Meld.cards`)."""
    if kind == JOKER:
        return JOKER_SPOT
    return kind + TWO_SPOT if kind < TWOS else suit_of(kind)


@kernel
def mark_of(kind: int) -> int:
    """Return what a sequence notes for a kind (`Meld.cards`)."""
    if kind == JOKER:
        return JOKER_MARK
    return kind + TWO_MARK if kind < TWOS else NATURAL_MARK


@inlined
def kind_in_set(rank: int, spot: int) -> int:
    """Return the kind that a spot of a set of a rank, or of a wild meld, counts."""
    if spot < TWO_SPOT:
        return kind_with(rank, spot)
    return JOKER if spot == JOKER_SPOT else spot - TWO_SPOT


@kernel
def kind_at(m: Meld, spot: int) -> int:
    """Return the kind that a spot of a meld stands for or holds."""
    if m.form == Form.SEQUENCE:
        mark = int(m.cards[spot]) & ALL_CARDS
        if mark == NATURAL_MARK:
            return kind_with(spot + 1, int(m.which))
        return JOKER if mark == JOKER_MARK else mark - TWO_MARK
    return kind_in_set(int(m.which), spot)


@kernel
def count_at(m: Meld, spot: int) -> int:
    """Count a meld's cards at a spot, all of them."""
    cards = int(m.cards[spot]) & ALL_CARDS
    return min(cards, 1) if m.form == Form.SEQUENCE else cards


@inlined
def tabled_at(m: Meld, spot: int) -> int:
    """Count a meld's cards at a spot that were tabled in this turn."""
    return int(m.cards[spot]) >> TURN_BIT


@kernel
def free_slot(s: State, r: Rules, team: int) -> int:
    """Return a team's first free slot, or -1 if it has none left."""
    for slot in range(team, MELDS, int(r.teams)):
        if s.melds[slot].team == 0:
            return slot
    return -1


@kernel
def has_free_slot(s: State, r: Rules, team: int) -> bool:
    """Say whether a team has a free slot."""
    return int(s.slots) + int(r.teams) <= MELDS or free_slot(s, r, team) >= 0


@kernel
def start(s: State, slot: int, team: int, form: int, which: int) -> None:
    """Start an empty meld of a team (from 0) in a free slot, with the team's next number."""
    m = s.melds[slot]
    m.team = team + 1
    m.form = form
    m.which = which
    m.total = 0
    m.wilds = 0
    m.low = JOKER_RANK  # above all that will be laid
    m.high = 0
    m.tabled = 0
    m.into = 0
    for spot in range(MELD_CARDS):
        m.cards[spot] = 0
    m.number = s.teams[team].next_number
    s.teams[team].next_number += 1
    if slot >= s.slots:
        s.slots = slot + 1


@inlined
def lay(s: State, r: Rules, slot: int, kind: int, place: int, now: int) -> None:
    """Lay a card onto a meld; ``now`` 1 if it may be taken back, 0 if it stays."""
    m = s.melds[slot]
    wild = is_wild(kind)
    if m.form == Form.SEQUENCE:
        rank = place if wild else rank_of(kind)
        m.cards[rank - 1] = mark_of(kind) + THIS_TURN * now
        m.low = min(int(m.low), rank)
        m.high = max(int(m.high), rank)
    else:
        m.cards[spot_in_set(kind)] += 1 + THIS_TURN * now
    m.total += 1
    if wild:
        m.wilds += 1
    m.tabled += now
    s.tabled += now
    s.points += int(r.points[kind])
    if is_black_three(kind):
        s.black_tabled += now


@kernel
def lift(s: State, r: Rules, slot: int, kind: int, place: int) -> None:
    """Lift a card of this turn off a meld; an empty meld frees its slot."""
    m = s.melds[slot]
    if m.form == Form.SEQUENCE:
        rank = place if is_wild(kind) else rank_of(kind)
        m.cards[rank - 1] = 0
        if rank == m.low:
            m.low = rank + 1
        else:
            m.high = rank - 1
    else:
        m.cards[spot_in_set(kind)] -= 1 + THIS_TURN
    m.total -= 1
    if is_wild(kind):
        m.wilds -= 1
    m.tabled -= 1
    s.tabled -= 1
    s.points -= int(r.points[kind])
    if is_black_three(kind):
        s.black_tabled -= 1
    if m.total == 0:
        m.team = 0


@kernel
def settle(s: State, r: Rules, team: int) -> None:
    """Make a team's melds stay: none of their cards can be taken back any more (R22)."""
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if m.team == team + 1:
            if m.into > 0:
                m.team = 0
            elif m.tabled > 0:
                for spot in range(MELD_CARDS):
                    m.cards[spot] &= ALL_CARDS
            m.into = 0
            m.tabled = 0
    s.tabled = 0
    s.merges = 0


@inlined
def lies_open(r: Rules, m: Meld, team: int) -> bool:
    """Say whether a slot holds an incomplete meld of a team (from 0)."""
    return m.team == team + 1 and m.into == 0 and m.total < r.complete_cards


@inlined
def lies(m: Meld, team: int) -> bool:
    """Say whether a slot holds a meld of a team (from 0)."""
    return m.team == team + 1 and m.into == 0


@kernel
def open_slot(s: State, r: Rules, team: int, form: int, which: int) -> int:
    """Return the slot of a team's first open meld of a form and rank or suit, or -1."""
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if m.form == form and m.which == which and lies_open(r, m, team):
            return slot
    return -1


@kernel
def next_slot(s: State, r: Rules, team: int, after: int) -> int:
    """Return the slot of a team's meld with the next number after one, -1 if there is none."""
    found = -1
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if lies(m, team) and m.number > after:
            if found < 0 or m.number < s.melds[found].number:
                found = slot
    return found


@kernel
def has_sequence(s: State, r: Rules, team: int, suit: int) -> bool:
    """Say whether a team has started a sequence of a suit, complete or not."""
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if m.form == Form.SEQUENCE and m.which == suit and lies(m, team):
            return True
    return False
