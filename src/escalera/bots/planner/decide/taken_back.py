"""Taking cards back where a turn can't end otherwise."""

from typing import Any, Final

from escalera.bots.planner.arrange.next_play import first_of
from escalera.bots.planner.arrange.sets import NEVER
from escalera.bots.planner.decide.discard import EARLIER
from escalera.bots.planner.decide.take_or_draw import meld_worth, short_of
from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.observe.knowledge import Seen
from escalera.bots.planner.value.prices import Prices
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Op

_COMPLETE: Final = 1000.0
"""What taking a card off a complete meld costs."""


@kernel
def named(v: Seen, name: int) -> int:
    """Return the index of the team's meld with a name."""
    for i in range(v.meld_count):
        if v.melds[i].team == v.team and v.melds[i].name == name:
            return i
    return 0


@kernel
def take_back(v: Seen, r: Rules, p: Prices, legal: Any, n: int) -> int:
    """Take back the card that is least missed, or everything if the initial meld is short."""
    everything = first_of(legal, n, Op.BACK)
    if short_of(v) > 0 or v.pending:
        return everything
    found, least = everything, -NEVER
    for i in range(n):
        if legal[i].op != Op.BACK_CARD:
            continue
        at = named(v, int(legal[i].meld))
        loss = meld_worth(v, r, p, at) + legal[i].a * EARLIER
        if v.melds[at].total == r.complete_cards:
            loss += _COMPLETE
        if loss < least:
            found, least = i, loss
    return found
