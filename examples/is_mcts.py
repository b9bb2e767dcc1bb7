"""Information-set Monte Carlo tree search by OpenSpiel, with its own bot, against one of ours.

    pip install escalera[openspiel]
    python -m examples.is_mcts black-samba --against greedy --deals 10 --simulations 60

At a table of two each deal is played twice, with the seats changed. Each simulation deals anew what
the seat can't know (`resample`); where it leaves the tree, hands are played out at random, some
at once in a batch.
"""

import argparse
import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from escalera.bots import make_bot
from escalera.envs import Hands
from escalera.envs.openspiel import HandState, resample

PLAYOUTS, STRETCH, LONGEST = 8, 50, 2000
FAR = 1500.0
"""How many points of a hand's an unexplored action is hoped to be above the others."""


class PlayedOut:
    """Says what a state is worth: how far ahead each seat was, on average, after random play."""

    def __init__(self, game: Any, seed: int) -> None:
        self._batch = Hands(game.table.rules, PLAYOUTS, seed=seed, take_back=False)
        self._batch.autoreset = False

    def evaluate(self, state: HandState) -> Any:
        """Return the points by seat that it is ahead by."""
        if state.is_terminal():
            return ahead(np.array(state.returns()))
        for row in range(PLAYOUTS):
            self._batch.put(row, state.hand.board.states)
        for _ in range(0, LONGEST, STRETCH):
            self._batch.play_at_random(STRETCH)
            if self._batch.done.all():
                break
        return ahead(self._batch.reward.mean(axis=0))

    def prior(self, state: HandState) -> list[tuple[int, float]]:
        """Return all legal actions, each as likely as the others."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def ahead(points: Any) -> Any:
    """Return how far each of two seats is ahead."""
    return points - points[::-1]


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """Return OpenSpiel's bot."""
    lots = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=PlayedOut(game, seed), uct_c=FAR, max_simulations=simulations,
        random_state=lots, final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False, allow_inconsistent_action_sets=False,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )  # fmt: skip
    bot.set_resampler(lambda state, player: resample(state, player, lots.random_sample))
    return bot


def by_view(bot: Any, state: HandState) -> int:
    """Return the place of what a bot of ours plays."""
    seat, legal = state.current_player(), state.hand.board.legal(take_back=False)
    chosen = str(bot.choose(state.hand.view(seat), legal))
    return [state.action_to_string(seat, at) for at in state.legal_actions()].index(chosen)


def dealt(game: Any, seed: str) -> HandState:
    """Return a hand that is dealt by a seed."""
    state: HandState = game.new_initial_state()
    lots = random.Random(seed)
    while state.is_chance_node():
        kinds, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(lots.choices(kinds, chances)[0])
    return state


def play(state: HandState, search: Any, other: Any, seat: int) -> float:
    """Play a hand, the search at one seat, and return how far it was ahead."""
    while not state.is_terminal():
        if len(legal := state.legal_actions()) == 1:
            state.apply_action(legal[0])
        elif state.current_player() == seat:
            state.apply_action(search.step(state))
        else:
            state.apply_action(by_view(other, state))
    return float(ahead(np.array(state.returns()))[seat])


def main() -> None:
    """Play, and print a line a deal."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    name = f"python_escalera_{given.game.replace('-', '_')}"
    game, points = pyspiel.load_game(name, {"players": 2}), list[float]()
    for deal in range(1, given.deals + 1):
        for seat in range(2):
            search = searcher(game, given.simulations, given.seed)
            other = make_bot(given.against, f"{given.seed}/{deal}")
            points.append(play(dealt(game, f"{given.seed}/{deal}"), search, other, seat))
        means = np.array(points).reshape(-1, 2).mean(axis=1)
        error = 1.96 * means.std(ddof=1) / len(means) ** 0.5 if deal > 1 else np.nan
        print(
            f"deal {deal:3}: {means[-1]:+7,.0f}, all {means.mean():+,.0f} ± {error:,.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
