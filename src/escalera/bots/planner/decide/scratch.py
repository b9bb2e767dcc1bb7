"""The planner's scratch memory: what its compiled functions write while they think."""

import numpy as np

from escalera.bots.planner.arrange.arrangement import new_arrangements
from escalera.bots.planner.arrange.sequence_pieces import new_pieces
from escalera.bots.planner.arrange.sets import NEVER
from escalera.bots.planner.observe.knowledge import Records
from escalera.bots.planner.value.prices import new_prices
from escalera.cards.kinds import KINDS
from escalera.engine.topics.facts import SORTS


class Memory:
    """Prices, pieces, the arrangement found, needs, and a value for each legal action or kind."""

    def __init__(self, actions: int = 0) -> None:
        self.prices, self.pieces, self.arrangements = new_prices(), new_pieces(), new_arrangements()
        self.needs = np.zeros(SORTS, dtype=np.int64)
        self.values = np.full(max(actions, KINDS), NEVER)

    def arrays(self) -> tuple[Records, Records, Records, Records]:
        """Return what every door takes, in order."""
        return self.prices, self.pieces, self.arrangements, self.needs
