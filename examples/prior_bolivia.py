"""A bot for bolivia that is told what the planner would play, and learned where not to.

It is described in docs/learning.md.

escalera arena learned=examples/prior_bolivia.py planner --game bolivia --deals 100
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))
from examples.network_bot import NetworkBot, bot_of


def make(seed: str) -> NetworkBot:  # noqa: ARG001 -- it draws no lots
    """Return a bot of the network beside this file."""
    return bot_of(Path(__file__).with_suffix(".npz"))
