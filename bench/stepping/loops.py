"""Random play through PettingZoo's interface, the same for its games and for ours."""

from typing import Any

import numpy as np

from bench.peers.lots import pick


def play_aec(env: Any) -> int:
    """Play an environment by `last` and `step` to its end; return the number of actions."""
    env.reset()
    actions = 0
    for _ in env.agent_iter():
        seen, _, over, cut, told = env.last()
        if over or cut:
            env.step(None)
        else:
            mask = seen["action_mask"] if "action_mask" in seen else told["action_mask"]
            env.step(int(pick(np.flatnonzero(mask))))
            actions += 1
    return actions
