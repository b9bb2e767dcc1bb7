"""Melds on the table: laying cards onto them and lifting cards off."""

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import JOKER
from escalera.engine.state.dtypes import MELDS, Meld, Rules, State
from escalera.engine.state.enums import Form
from escalera.engine.state.threes import is_black_three


@inlined
def is_wild(kind: int) -> bool:
    """Say whether a kind is wild."""
    return kind < 4 or kind == JOKER


@kernel
def spot_in_set(kind: int) -> int:
    """Return where a set or wild meld counts a kind (`Meld.cards`)."""
    if kind == JOKER:
        return 8
    return kind + 4 if kind < 4 else kind & 3


@kernel
def mark_of(kind: int) -> int:
    """Return what a sequence notes for a kind (`Meld.cards`)."""
    if kind == JOKER:
        return 6
    return kind + 2 if kind < 4 else 1


@inlined
def kind_in_set(rank: int, spot: int) -> int:
    """Return the kind that a spot of a set of a rank, or of a wild meld, counts."""
    if spot < 4:
        return rank * 4 + spot
    return JOKER if spot == 8 else spot - 4


@kernel
def kind_at(m: Meld, spot: int) -> int:
    """Return the kind that a spot of a meld stands for or holds."""
    if m.form == Form.SEQUENCE:
        mark = int(m.cards[spot]) & 15
        if mark == 1:
            return (spot + 1) * 4 + int(m.which)
        return JOKER if mark == 6 else mark - 2
    return kind_in_set(int(m.which), spot)


@kernel
def count_at(m: Meld, spot: int) -> int:
    """Count a meld's cards at a spot, all of them."""
    cards = int(m.cards[spot]) & 15
    return min(cards, 1) if m.form == Form.SEQUENCE else cards


@inlined
def tabled_at(m: Meld, spot: int) -> int:
    """Count a meld's cards at a spot that were tabled in this turn."""
    return int(m.cards[spot]) >> 4


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
    m.low = 13
    m.high = 0
    m.tabled = 0
    m.into = 0
    for spot in range(12):
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
        rank = place if wild else kind >> 2
        m.cards[rank - 1] = mark_of(kind) + 16 * now
        m.low = min(int(m.low), rank)
        m.high = max(int(m.high), rank)
    else:
        m.cards[spot_in_set(kind)] += 1 + 16 * now
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
        rank = place if is_wild(kind) else kind >> 2
        m.cards[rank - 1] = 0
        if rank == m.low:
            m.low = rank + 1
        else:
            m.high = rank - 1
    else:
        m.cards[spot_in_set(kind)] -= 17
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
                for spot in range(12):
                    m.cards[spot] &= 15
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
def has_sequence(s: State, r: Rules, team: int, suit: int) -> bool:
    """Say whether a team has started a sequence of a suit, complete or not."""
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if m.form == Form.SEQUENCE and m.which == suit and lies(m, team):
            return True
    return False
