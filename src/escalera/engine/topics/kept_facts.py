"""What others may ask the rules about the cards to keep to end a turn (R6, R15a, R19f).

Plain numbers in and out, as in `facts`.
"""

from escalera.cards.jit import inlined
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.sizes import ENOUGH_KEPT


@inlined
def foot_follows(r: Rules, feet: int, moved: int) -> bool:
    """Say whether a foot of so many cards comes when the turn ends.

    moved: 1 if anything was tabled or taken. Where a foot comes with the hand's last card: whether
    it would if the discard were that card.
    """
    return (int(feet > 0) & (int(r.foot_when_empty) | int(moved > 0))) > 0


@inlined
def foot_at_once(r: Rules, feet: int, waiting: int) -> bool:
    """Say whether a foot comes as soon as the hand is empty; waiting: a take's cards face down.

    Those are the hand's, and come after the discard.
    """
    return (int(r.foot_when_empty) & int(feet > 0) & int(waiting == 0)) > 0


@inlined
def least_to_end(follows: int, no_discard: int) -> int:
    """Return the fewest cards in hand with which a turn ends that doesn't go out (R6, R8).

    follows: 1 if a foot or cards face down come after it; no_discard: 1 if it ends without one.
    """
    return ENOUGH_KEPT - max(follows, no_discard)


@inlined
def least_before_rest(r: Rules, feet: int, below: int, fresh: int) -> int:
    """Return the fewest cards to have in hand when a take's further cards come (R15a).

    feet: cards of the player's foot; below: cards below the upcard; fresh: how many of them come
    into the hand, red 3s apart. Only jokers, or going out, may do with fewer.
    """
    if r.pile_face_down:
        return least_to_end(int(below > 0 or feet > 0), 0)
    return 0 if foot_at_once(r, feet, 0) else max(0, ENOUGH_KEPT - fresh)
