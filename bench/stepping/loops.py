"""Random play through the interfaces of other projects, the same for their games and for ours.

Each function plays a hand, or a game of another project, to its end and returns how many actions
the players made.
"""

import random
from collections.abc import Callable
from typing import Any

import numpy as np

RANDOM = random.Random(1)


def pick(legal: Any) -> Any:
    """Return one of the legal actions, each as likely as the others."""
    return legal[int(RANDOM.random() * len(legal))]


def play_aec(env: Any) -> int:
    """Play an environment of PettingZoo's by `last` and `step`."""
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


def play_spiel(game: Any, look: Callable[[Any], object] | None = None) -> int:
    """Play a game of OpenSpiel's; look: what is made of each state in which a player acts."""
    state, actions = game.new_initial_state(), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            actions += 1
            if look is not None:
                look(state)
        state.apply_action(pick(state.legal_actions()))
    return actions
