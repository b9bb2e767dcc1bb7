"""No card is lost, and a state's counts of hands, pile and stock are right.

All of this runs after every action of millions: it counts without branches that depend on cards.
"""

from typing import Any

from escalera.cards.kinds import JOKER, KINDS
from escalera.engine.state.dtypes import DECK, Rules, State
from escalera.engine.state.enums import Phase
from escalera.engine.state.meld_slots import count_at, kind_at
from tests.fuzz.checks.faults import Fault
from tests.fuzz.compiled import kernel


@kernel
def _count_held(s: State, r: Rules, counts: Any) -> None:
    for kind in range(KINDS):
        held = int(s.face_down[kind])
        for seat in range(r.seats):
            held += int(s.hands[seat][kind]) + int(s.feet[seat][kind])
        counts[kind] = held


@kernel
def _count_piles(s: State, counts: Any) -> None:
    for at in range(int(s.pile_count)):
        counts[s.pile[at]] += 1
    for pile in range(2):
        for at in range(int(s.tops[pile]), int(s.ends[pile])):
            counts[s.deck[at]] += 1


@kernel
def _count_table(s: State, r: Rules, counts: Any) -> None:
    for team in range(r.teams):
        counts[5] += int(s.teams[team].red_threes[0])
        counts[6] += int(s.teams[team].red_threes[1])
    for slot in range(int(s.slots)):
        m = s.melds[slot]
        if m.team > 0 and m.into == 0:
            for spot in range(12):
                counts[max(kind_at(m, spot), 0)] += int(count_at(m, spot))


@kernel
def check_cards(s: State, r: Rules, counts: Any) -> int:
    """Compare the number of each kind, wherever its cards are, with the pack's."""
    _count_held(s, r, counts)
    _count_piles(s, counts)
    _count_table(s, r, counts)
    for kind in range(JOKER):
        if counts[kind] != r.packs:
            return Fault.CARDS + 0
    return (Fault.OK if counts[JOKER] == r.jokers else Fault.CARDS) + 0


@kernel
def _check_suits(s: State, seat: int) -> int:
    """Check, by suit, the ranks that a hand holds; the joker is one of the first suit."""
    hand = s.hands[seat]
    wrong = 0
    for suit in range(4):
        bits = int(suit == 0 and hand[JOKER] > 0) << 13
        for rank in range(13):
            held = int(hand[rank * 4 + suit])
            bits |= int(held > 0) << rank
            wrong |= int(held < 0)
        wrong |= bits ^ int(s.suits[seat][suit])
    return (Fault.OK if wrong == 0 and hand[JOKER] >= 0 else Fault.SUITS) + 0


@kernel
def _check_hand(s: State, seat: int) -> int:
    hand = s.hands[seat]
    total = int(hand[JOKER])
    wrong = total ^ int(s.ranks[seat][13])
    for rank in range(13):
        at = rank * 4
        of_rank = int(hand[at]) + int(hand[at + 1]) + int(hand[at + 2]) + int(hand[at + 3])
        total += of_rank
        wrong |= of_rank ^ int(s.ranks[seat][rank])
    return (Fault.OK if wrong == 0 and total == s.held[seat] else Fault.HELD) + 0


@kernel
def _check_foot(s: State, seat: int) -> int:
    foot = 0
    for kind in range(KINDS):
        foot += int(s.feet[seat][kind])
    return (Fault.OK if foot == s.feet_left[seat] else Fault.FEET) + 0


@kernel
def _check_face_down(s: State, r: Rules) -> int:
    """Check the cards that wait face down until the discard."""
    hidden = 0
    for kind in range(KINDS):
        hidden += int(s.face_down[kind])
    allowed = r.pile_face_down != 0 and s.took != 0 and s.phase != Phase.DRAW
    right = hidden == s.face_down_count and (hidden == 0 or allowed)
    return (Fault.OK if right else Fault.FACE_DOWN) + 0


@kernel
def _check_piles(s: State) -> int:
    wilds = reds = 0
    for at in range(int(s.pile_count)):
        kind = int(s.pile[at])
        wilds += int(kind < 4 or kind == JOKER)
        reds += int(5 <= kind <= 6)
    if wilds != s.pile_wilds or reds != s.pile_reds:
        return Fault.PILE + 0
    for pile in range(2):
        if s.tops[pile] > s.ends[pile] or s.ends[pile] > DECK or s.tops[pile] < 0:
            return Fault.STOCK + 0
    return Fault.OK + 0


@kernel
def check_counts(s: State, r: Rules) -> int:
    """Compare the counts of hands, feet, pile and stock with the cards."""
    fault = max(_check_piles(s), _check_face_down(s, r))
    for seat in range(r.seats):
        if fault == Fault.OK:
            fault = max(_check_suits(s, seat), _check_foot(s, seat))
        if fault == Fault.OK:
            fault = _check_hand(s, seat)
    return fault


@kernel
def table_points(s: State, r: Rules, team: int) -> int:
    """Return the card points of a team's melds, card by card."""
    points = 0
    for slot in range(int(s.slots)):
        m = s.melds[slot]
        if m.team == team + 1 and m.into == 0:
            for spot in range(12):
                points += int(count_at(m, spot)) * int(r.points[max(kind_at(m, spot), 0)])
    return points
