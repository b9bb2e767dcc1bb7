"""A network that was saved, as a bot for `escalera league` and `escalera arena`."""

from collections.abc import Sequence
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any

import numpy as np

from escalera.arena.order import Order
from escalera.arena.report import Pair
from escalera.arena.run import compare
from escalera.bots import make_bot
from escalera.engine.match.view import View
from escalera.engine.state.action import TURN_ENDS, Action, Verb
from escalera.envs import Hands
from escalera.envs.batch_bot import BatchBot
from escalera.rules import RuleSet
from examples.inputs import listed, states
from examples.network import Network, saved_network
from examples.prior import chosen
from examples.tables import barred, left_out

Array = np.ndarray[Any, Any]
FILE = '''"""Plays as the network beside it says, which has the same name."""

import sys
from pathlib import Path

sys.path.append({root!r})
from examples.network_bot import bot_of


def make(seed):
    """Return a bot of the network."""
    return bot_of(Path(__file__).with_suffix(".npz"))
'''


class NetworkBot:
    """Plays the action that a network scores highest, which may look at the planner's choice."""

    def __init__(self, network: Network) -> None:
        self._network, self._bot = network, BatchBot(self._place)
        self._planner = make_bot("planner") if network.prior else None
        self._asked: tuple[View, Sequence[Action]] | None = None

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions."""
        self._asked = view, legal
        return self._bot.choose(view, legal)

    def _place(self, hands: Hands) -> int:
        """Return the place of the highest score; nobody asks where there is no choice."""
        assert self._asked
        view, legal = self._asked
        plays = [play for _, play in view.plays]
        of, features = listed(hands, np.arange(1))
        if self._planner:
            features = chosen(hands, features, self._planner.choose(view, legal))
        scores = self._network.forward(states(hands.obs), of, features)
        turn = takewhile(lambda play: not play.startswith(TURN_ENDS), reversed(plays))
        back = any(play.startswith(Verb.BACK) for play in turn)
        lot = np.random.default_rng(len(plays))
        return int(left_out(scores, barred(features, np.array(back)), lot).argmax())


@cache
def bot_of(path: Path) -> NetworkBot:
    """Return the bot of a saved network."""
    return NetworkBot(saved_network(path))


def save_bot(network: Network, path: Path) -> None:
    """Write a network and, with the same name, the Python file that plays by it: `path`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    network.save(path.with_suffix(".npz"))
    path.write_text(FILE.format(root=str(Path(__file__).resolve().parents[1])), "utf-8")


def against(path: Path, other: str, rules: RuleSet, deals: int, seed: str = "test") -> Pair:
    """Let a saved bot play deals against another bot, seats changed."""
    return compare(Order(rules, (f"network={path}", other), seed, deals)).pairs[0]
