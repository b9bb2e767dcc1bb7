"""A hand as RLCard has its games: `Env.run` lets agents with `step` and `eval_step` play it.

    python -m examples.like_rlcard

RLCard's own agents, and others written for it, play here: an action is its place in the legal
list, and `legal_actions` has the features of each, as its agents for Dou Dizhu want them.
`action_record` has what was played as text: a place would tell of the hand of whoever chose it.
"""

from collections import OrderedDict
from typing import Any

import numpy as np

from escalera.engine.match.position import Position
from escalera.envs import LENGTH, Hands
from escalera.envs.hands import LISTED
from escalera.envs.layout import FEATURES


class Env:
    """Hands of one game, one after the other."""

    def __init__(self, game: str, seed: int = 0, players: int = 4) -> None:
        self._hands = Hands(game, 1, seed=seed, players=players, take_back=False)
        self._hands.autoreset = False
        self.num_players, self.num_actions = players, LISTED
        self.state_shape = [[LENGTH]] * players
        self.action_shape = [[FEATURES]] * players
        self.agents: list[Any] = []

    def set_agents(self, agents: list[Any]) -> None:
        """Seat an agent for each player."""
        self.agents = agents

    def reset(self) -> tuple[dict[str, Any], int]:
        """Deal a hand; return what the first player sees, and who that is."""
        self._hands.reset()
        self.action_recorder: list[tuple[int, str]] = []
        return self.get_state(self.get_player_id()), self.get_player_id()

    def step(self, action: int, raw_action: bool = False) -> tuple[dict[str, Any], int]:
        """Play an action; return what the next player sees, and who that is."""
        if raw_action:
            raise ValueError("An action is a place in the legal list.")
        seat, told = self.get_player_id(), self._told(int(action))
        self._hands.step([int(action)])
        self.action_recorder.append((seat, told))
        return self.get_state(self.get_player_id()), self.get_player_id()

    def _told(self, place: int) -> str:
        """Return the action at a place of the legal list as text; ValueError if there is none."""
        count = int(self._hands.count[0])
        if not 0 <= place < count:
            raise ValueError(f"There are {count} legal actions, and no {place}.")
        board = Position(self._hands.rules, self._hands.states)
        return str(board.action(int(self._hands.codes[0, place])))

    def get_player_id(self) -> int:
        """Return who acts."""
        return int(self._hands.seat[0])

    def is_over(self) -> bool:
        """Say whether the hand has ended."""
        return bool(self._hands.done[0])

    def get_payoffs(self) -> Any:
        """Return each player's points, its team's."""
        return self._hands.reward[0].copy()

    def get_state(self, player: int) -> dict[str, Any]:
        """Return what a player sees, with the legal actions if it is to act."""
        hands, n = self._hands, int(self._hands.count[0])
        board = Position(hands.rules, hands.states)
        mine = [*range(n)] if player == hands.seat[0] else []
        return {
            "obs": hands.look(0, player),
            "legal_actions": OrderedDict(
                (place, hands.features[0, place].copy()) for place in mine
            ),
            "raw_obs": {"hand": board.hand(player), "pile": board.pile()},
            "raw_legal_actions": [*map(self._told, mine)],
            "action_record": self.action_recorder[:],
        }

    def run(self, is_training: bool = False) -> tuple[list[list[Any]], Any]:
        """Play a hand; return each player's states and actions in turn, and the payoffs."""
        trajectories: list[list[Any]] = [[] for _ in range(self.num_players)]
        state, player = self.reset()
        while not self.is_over():
            agent = self.agents[player]
            action = agent.step(state) if is_training else agent.eval_step(state)[0]
            trajectories[player] += [state, action]
            state, player = self.step(action)
        for each, trajectory in enumerate(trajectories):
            trajectory.append(self.get_state(each))
        return trajectories, self.get_payoffs()


class RandomAgent:
    """Plays any legal action; RLCard's own does the same."""

    use_raw = False

    def __init__(self, seed: int = 0) -> None:
        self._random = np.random.default_rng(seed)

    def step(self, state: dict[str, Any]) -> int:
        """Return an action."""
        return int(self._random.choice(list(state["legal_actions"])))

    def eval_step(self, state: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        """Return an action, and nothing more."""
        return self.step(state), {}


if __name__ == "__main__":
    env = Env("samba", seed=1)
    env.set_agents([RandomAgent(seat) for seat in range(env.num_players)])
    for _ in range(3):
        played, payoffs = env.run()
        print([len(one) // 2 for one in played], "decisions,", payoffs.tolist(), "points")
