"""What one seat may know (R23), written as numbers: the layout is in `envs.layout`.

It reads the fields that `state.visible` lists and no others.
"""

from typing import Any

from escalera.cards.kinds import KINDS
from escalera.engine.state.dtypes import MELD_CARDS, SEATS, Meld, Rules, State
from escalera.engine.state.meld_slots import ALL_CARDS
from escalera.engine.topics.pile import is_blocked, is_frozen
from escalera.envs.kernels.kernel import kernel
from escalera.envs.layout import (
    HAND_AT,
    LARGEST,
    MELD_NUMBERS,
    MELDS_AT,
    PILE_AT,
    SEAT_NUMBERS,
    SEATS_AT,
    TABLE_AT,
    TEAM_NUMBERS,
    TEAMS_AT,
    TOP_AT,
    TOPS,
    MeldNumber,
    SeatNumber,
    TableNumber,
    TeamNumber,
)


@kernel
def relative(of: int, me: int, count: int) -> int:
    """Return a seat or team as one of `count` sees it, 0 itself."""
    return (of - me + count) % count


@kernel
def relative_slot(slot: int, my_team: int, teams: int) -> int:
    """Return where a meld's slot stands in an observation: own melds first, then in turn."""
    team = slot % teams
    return slot - team + relative(team, my_team, teams)


@kernel
def forget_pile(out: Any) -> None:
    """Let the next observation write the pile anew: it is another hand's."""
    out[TABLE_AT + TableNumber.PILE] = -1


@kernel
def observe(s: State, r: Rules, me: int, out: Any, shown: int) -> int:
    """Write what a seat may know; return how many rows of melds there are.

    shown: the rows that were written before, which are cleared.
    """
    _table(s, r, me, out)
    hand = s.hands[me]
    for kind in range(KINDS):
        out[HAND_AT + kind] = hand[kind]
    _pile(s, out)
    _seats(s, r, me, out)
    _teams(s, r, int(r.team_of[me]), out)
    return _melds(s, r, int(r.team_of[me]), out, shown)


@kernel
def _table(s: State, r: Rules, me: int, out: Any) -> None:
    seats = int(r.seats)
    out[TABLE_AT + TableNumber.PHASE] = s.phase
    out[TABLE_AT + TableNumber.TURN] = relative(int(s.seat), me, seats)
    out[TABLE_AT + TableNumber.DEALER] = relative(int(s.dealer), me, seats)
    out[TABLE_AT + TableNumber.ASKED] = s.asked
    out[TABLE_AT + TableNumber.TOOK] = s.took
    out[TABLE_AT + TableNumber.PENDING] = s.pending
    out[TABLE_AT + TableNumber.BARRED] = s.barred
    out[TABLE_AT + TableNumber.NO_DISCARD] = s.no_discard
    out[TABLE_AT + TableNumber.TABLED] = s.tabled
    out[TABLE_AT + TableNumber.POINTS] = min(int(s.points), LARGEST)
    out[TABLE_AT + TableNumber.FACE_DOWN] = s.face_down_count
    out[TABLE_AT + TableNumber.FIRST_STOCK] = int(s.ends[0]) - int(s.tops[0])
    out[TABLE_AT + TableNumber.SECOND_STOCK] = int(s.ends[1]) - int(s.tops[1])
    out[TABLE_AT + TableNumber.PILE_WILDS] = s.pile_wilds
    out[TABLE_AT + TableNumber.PILE_RED_THREES] = s.pile_reds
    out[TABLE_AT + TableNumber.FROZEN] = int(is_frozen(s, r))
    out[TABLE_AT + TableNumber.BLOCKED] = int(is_blocked(s, r))


@kernel
def _pile(s: State, out: Any) -> None:
    """Write the pile's cards by kind, and its top, if a play has changed it."""
    count = int(s.pile_count)
    if out[TABLE_AT + TableNumber.PILE] == count:
        return  # no play takes cards from the pile and puts as many on it
    out[TABLE_AT + TableNumber.PILE] = count
    for kind in range(KINDS):
        out[PILE_AT + kind] = 0
    for at in range(count):
        out[PILE_AT + int(s.pile[at])] += 1
    for depth in range(TOPS):
        out[TOP_AT + depth] = int(s.pile[count - 1 - depth]) + 1 if depth < count else 0


@kernel
def _seats(s: State, r: Rules, me: int, out: Any) -> None:
    seats, team = int(r.seats), int(r.team_of[me])
    for seat in range(SEATS):
        at = SEATS_AT + seat * SEAT_NUMBERS
        if seat < seats:
            other = (me + seat) % seats
            out[at + SeatNumber.TEAM] = 1 + relative(int(r.team_of[other]), team, int(r.teams))
            out[at + SeatNumber.HELD] = s.held[other]
            out[at + SeatNumber.FEET] = s.feet_left[other]


@kernel
def _teams(s: State, r: Rules, my_team: int, out: Any) -> None:
    for team in range(int(r.teams)):
        at = TEAMS_AT + team * TEAM_NUMBERS
        its = s.teams[(my_team + team) % int(r.teams)]
        out[at + TeamNumber.MELDED] = its.melded
        out[at + TeamNumber.RED_HEARTS] = its.red_threes[0]
        out[at + TeamNumber.RED_DIAMONDS] = its.red_threes[1]
        out[at + TeamNumber.CUTS] = its.cuts
        out[at + TeamNumber.MINIMUM] = min(int(its.minimum), LARGEST)
        out[at + TeamNumber.PENALTY] = min(int(its.penalty), LARGEST)


@kernel
def _melds(s: State, r: Rules, my_team: int, out: Any, shown: int) -> int:
    teams, slots = int(r.teams), int(s.slots)
    rows = (slots + teams - 1) // teams * teams
    for slot in range(max(rows, shown)):
        at = MELDS_AT + relative_slot(slot, my_team, teams) * MELD_NUMBERS
        if slot < slots and s.melds[slot].team != 0 and s.melds[slot].into == 0:
            m = s.melds[slot]
            _meld(m, 1 + relative(int(m.team) - 1, my_team, teams), out, at)
        else:
            for number in range(MELD_NUMBERS):
                out[at + number] = 0
    return rows


@kernel
def _meld(m: Meld, team: int, out: Any, at: int) -> None:
    out[at + MeldNumber.TEAM] = team
    out[at + MeldNumber.FORM] = m.form
    out[at + MeldNumber.WHICH] = m.which
    out[at + MeldNumber.TOTAL] = m.total
    out[at + MeldNumber.WILDS] = m.wilds
    out[at + MeldNumber.LOW] = m.low
    out[at + MeldNumber.HIGH] = m.high
    out[at + MeldNumber.TABLED] = m.tabled
    for spot in range(MELD_CARDS):
        out[at + MeldNumber.CARDS + spot] = int(m.cards[spot]) & ALL_CARDS
