"""The compiled functions that Python calls: each takes arrays and an index, never a record."""

from escalera.cards.compiling.arrays import Bytes, Integers
from escalera.cards.kinds import KINDS
from escalera.engine.state.dtypes import RuleRecords, States
from escalera.server.frames.fast_json.actions import actions
from escalera.server.frames.fast_json.kernel import door
from escalera.server.frames.fast_json.public import public
from escalera.server.frames.fast_json.values import CLOSE, OPEN, cards, close


@door
def write_public(states: States, i: int, rules: RuleRecords, out: Bytes) -> int:
    """Write what all see of a hand; return how many bytes, the last one a comma."""
    return public(states[i], rules[0], out)


@door
def write_cards(states: States, i: int, seat: int, out: Bytes) -> int:
    """Write the hand of a seat (from 0) as a list, for that seat only; return how many bytes."""
    hand = states[i].hands[seat]
    out[0] = OPEN
    n = 1
    for kind in range(KINDS):
        n = cards(out, n, kind, int(hand[kind]))
    return close(out, n, CLOSE) - 1


@door
def write_actions(states: States, i: int, codes: Integers, count: int, out: Bytes) -> int:
    """Write listed actions as a list, for the seat that acts only; return how many bytes."""
    out[0] = OPEN
    n = actions(states[i], codes, count, out, 1)
    return close(out, n, CLOSE) - 1
