"""What agents of other projects' environments see and do: the same in all of them."""

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from escalera.envs.hands import LISTED, Hands
from escalera.envs.layout import FEATURES, LARGEST, LENGTH

ILLEGAL: Final = -10_000
"""The reward of whoever plays what is not legal, which ends the hand."""

Seen = dict[str, Any]


def actions() -> Any:
    """Return the space of actions: places in the legal list."""
    return Discrete(LISTED)


def observations() -> Dict:
    """Return the space of what `seen` returns."""
    return Dict(
        {
            "observation": Box(-LARGEST, LARGEST, (LENGTH,), np.int16),
            "action_mask": Box(0, 1, (LISTED,), np.int8),
            "features": Box(0, LARGEST, (LISTED, FEATURES), np.int16),
        }
    )


def seen(hands: Hands, seat: int) -> Seen:
    """Return what a seat (from 0) may know of a batch's first hand, and what it may do."""
    acts = seat == hands.seat[0]
    return {
        "observation": hands.look(0, seat),
        "action_mask": hands.mask[0].astype(np.int8) * acts,
        "features": hands.features[0] * acts,
    }
