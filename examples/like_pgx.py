"""A batch as Pgx has its games: `init` deals, `step` returns the next state, all rows at once.

    python -m examples.like_pgx

A state here holds arrays of the batch itself, so that the one before is gone once `step` returns;
JAX takes them by DLPack, from a GPU too (`device="cuda"`), but can't trace through them.
"""

from typing import Any, NamedTuple

import numpy as np

from escalera.envs import Hands
from escalera.envs.hands import LISTED


class State(NamedTuple):
    """What Pgx's states have, a row each; ``features`` says what each action does."""

    current_player: Any
    observation: Any
    legal_action_mask: Any
    features: Any
    rewards: Any
    terminated: Any


class Env:
    """A game for a batch of any size; an ended hand stays as it is, with no reward any more."""

    num_actions = LISTED

    def __init__(self, game: str, players: int = 4, device: str = "cpu") -> None:
        self._game, self.num_players, self._device = game, players, device

    def init(self, key: int, n: int) -> State:
        """Deal n hands from a seed."""
        self._hands = Hands(
            self._game, n, key, self.num_players, device=self._device, take_back=False
        )
        self._hands.autoreset = False
        return self._state(self._hands.reward)

    def step(self, state: State, action: Any) -> State:
        """Play an action in each hand that goes on."""
        going = ~state.terminated
        self._hands.step(action, going)
        return self._state(self._hands.reward * going[:, None])

    def _state(self, rewards: Any) -> State:
        hands = self._hands
        shown = hands.seat, hands.obs, hands.mask, hands.features, rewards, hands.done.copy()
        return State(*shown)


def act_randomly(random: np.random.Generator, mask: Any) -> Any:
    """Return the place of any legal action in each row, 0 where there is none."""
    return (random.random(len(mask)) * mask.sum(axis=1)).astype(int)


if __name__ == "__main__":
    env, lots = Env("samba"), np.random.default_rng(1)
    now, points = env.init(key=1, n=64), np.zeros(4)
    while not now.terminated.all():
        now = env.step(now, act_randomly(lots, now.legal_action_mask))
        points += now.rewards.sum(axis=0)
    print("points a hand:", (points / 64).round().tolist())
