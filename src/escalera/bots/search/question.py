"""What the question tells the partner: the asker's hand is about to go down (R7).

A hand dealt at random could hardly go out. So the asker's cards count as laid, as they would be
after a no too, except for the card to go out with, or one to discard and one to keep.
"""

from typing import Any, Final

from escalera.bots.search.kernel import door, kernel
from escalera.cards.kinds import JOKER, RED_THREES, WILDS
from escalera.engine.state.dtypes import RuleRecords, States
from escalera.engine.state.hand import cards_of, lose
from escalera.engine.topics.going_out import next_partner
from escalera.engine.topics.needs import needs_lie

WILDS_TO_GO: Final = (JOKER, *WILDS[:-1])
"""Wilds in the order in which a hand lets them go."""
LEFT_TO_GO_OUT: Final = 1
"""The cards of the asker that aren't laid yet: after a yes, the one to go out with,"""
LEFT_AFTER_NO: Final = 2
"""and after a no, one to discard and one to keep (R6)."""


@door
def ends_with_yes(states: States, i: int, rules: RuleRecords) -> bool:
    """Say whether this answer is the last one and the needed sets are on the table."""
    s, r = states[i], rules[0]
    last = next_partner(r, int(s.seat), int(s.answerer)) < 0
    return last and needs_lie(s, r, int(r.team_of[s.seat]))


@door
def lay_aside(states: States, i: int, left: int) -> None:
    """Take cards out of the asker's hand until `left` are left, wilds first, black 3s last."""
    s = states[i]
    seat = int(s.seat)
    while cards_of(s, seat) > left:
        lose(s, seat, _first_to_go(s.hands[seat]))


@kernel
def _first_to_go(hand: Any) -> int:
    for kind in WILDS_TO_GO:
        if hand[kind] > 0:
            return kind
    kind = JOKER - 1
    while hand[kind] == 0 or kind == RED_THREES[0] or kind == RED_THREES[1]:
        kind -= 1
    return kind
