"""A bot for `escalera league` that is a program: a line of JSON comes in, an action goes out.

    escalera league greedy "mine=program:python examples/league_bot.py" --game samba --secret abc

Put your own bot into `choose`. It may see what stands in `view` (docs/benchmark.md), and should
depend on nothing else but the seed, so that the same deal is played the same way again.
"""

import itertools
import json
import random
import sys
from typing import Any

LIKED = ("take", "add", "meld", "draw", "discard")
"""What it would rather do, the best first."""
MANY = 40
"""Plays since the last discard after which it plays anything, as it may go round in a circle."""


def choose(asked: dict[str, Any]) -> str:
    """Return one of the legal actions: the kind that it likes best, by lot among those."""
    lot = random.Random(f"{asked['seed']}/{len(asked['plays'])}")
    since = itertools.takewhile(lambda play: " discard" not in play, reversed(asked["plays"]))
    for verb in LIKED if len(list(since)) < MANY else ():
        if found := [action for action in asked["legal"] if action.split()[0] == verb]:
            return lot.choice(found)
    return lot.choice(asked["legal"])


if __name__ == "__main__":
    for line in sys.stdin:
        print(choose(json.loads(line)), flush=True)
