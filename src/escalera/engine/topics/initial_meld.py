"""The initial meld: its minimum, and the pile's further cards that come with it (R5)."""

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import is_red_three
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import RedThreesLaid
from escalera.engine.state.hand import gain
from escalera.engine.state.meld_slots import settle
from escalera.engine.state.pile_cards import pop_pile
from escalera.engine.state.reasons import Reason
from escalera.engine.topics.facts import cards_received
from escalera.engine.topics.stock import fuller, lay_red_three, receive


@kernel
def minimum_for(r: Rules, score: int, hand_number: int) -> int:
    """Return a team's minimum for a hand, by its score or by the hand (Initial Meld Points)."""
    if r.minimum_by_hand:
        return int(r.minimums[min(max(hand_number, 1), int(r.minimum_count)) - 1])
    step = 0
    while step < r.minimum_count - 1 and score >= r.minimum_scores[step]:
        step += 1
    return int(r.minimums[step])


@inlined
def minimum_lies(s: State, team: int, more: int) -> bool:
    """Say whether the team has melded, or would reach its minimum with so many more points."""
    t = s.teams[team]
    return bool(t.melded) or int(s.points) + more >= int(t.minimum)


@kernel
def receive_rest(s: State, r: Rules, team: int) -> None:
    """Give the player the further cards of a take; what is on the table stays (R5, R12, R22)."""
    seat = int(s.seat)
    for _ in range(cards_received(r, int(s.pile_count))):
        kind = pop_pile(s)
        if r.pile_face_down:
            s.face_down[kind] += 1
            s.face_down_count += 1
        elif is_red_three(kind) and r.red_threes_laid != RedThreesLaid.DECLARE:
            lay_red_three(s, r, seat, kind)
            if r.pile_red_three_replaced:
                receive(s, r, seat, fuller(s), 1)
        else:
            gain(s, seat, kind)
    s.teams[team].melded = 1
    s.pending = 0
    s.took = 1
    settle(s, r, team)


@inlined
def check_short(s: State, team: int) -> Reason:
    """Say whether the turn may end as far as the initial meld goes (R5)."""
    if s.pending or (s.tabled > 0 and not minimum_lies(s, team, 0)):
        return Reason.SHORT_OF_MINIMUM
    return Reason.OK
