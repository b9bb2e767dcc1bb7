"""Feet: when a player's second hand is picked up (R19f)."""

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import KINDS
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import RedThreesLaid
from escalera.engine.state.hand import cards_of, gain
from escalera.engine.state.meld_slots import settle
from escalera.engine.topics.going_out import go_out
from escalera.engine.topics.stock import lay_red_threes
from escalera.engine.topics.take_facts import foot_at_once, foot_follows


@kernel
def pick_up_foot(s: State, seat: int) -> None:
    """Take a seat's foot into its hand."""
    for kind in range(KINDS):
        for _ in range(int(s.feet[seat][kind])):
            gain(s, seat, kind)
        s.feet[seat][kind] = 0
    s.feet_left[seat] = 0


@inlined
def foot_comes(s: State, r: Rules) -> bool:
    """Say whether the player picks up a foot when this turn ends (`take_facts.foot_follows`)."""
    return foot_follows(r, int(s.feet_left[s.seat]), int(s.tabled > 0 or s.took > 0))


@inlined
def foot_refills(s: State, r: Rules) -> bool:
    """Say whether the player goes on with the foot at once when the hand is empty."""
    return foot_at_once(r, int(s.feet_left[s.seat]), int(s.face_down_count))


@inlined
def discard_brings_cards(s: State) -> bool:
    """Say whether cards face down or a foot wait for the discard, so that nobody goes out now."""
    return not s.no_discard and (s.face_down_count > 0 or s.feet_left[s.seat] > 0)


@kernel
def go_on_with_foot(s: State, r: Rules) -> None:
    """Take the foot within a turn: what is on the table stays, because new cards were seen."""
    seat = int(s.seat)
    team = int(r.team_of[seat])
    s.teams[team].melded = 1
    settle(s, r, team)
    pick_up_foot(s, seat)
    if r.red_threes_laid != RedThreesLaid.DECLARE:
        lay_red_threes(s, r, seat, 1)


@kernel
def empty_hand(s: State, r: Rules) -> None:
    """Go on with the foot or go out if the hand is empty and no cards wait face down."""
    if cards_of(s, int(s.seat)) > 0 or s.face_down_count > 0:
        return
    if foot_refills(s, r):
        go_on_with_foot(s, r)
    else:
        go_out(s, r)
