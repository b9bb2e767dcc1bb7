"""RLCard's gin-rummy through its environment: `python -m bench.peers.rlcard_peer`."""

import random

import rlcard

from bench.peers.measure import Peer, main

RANDOM = random.Random(1)
ENVIRONMENT = rlcard.make("gin-rummy", config={"seed": 1})


def play() -> int:
    """Play a game to its end and return the number of actions."""
    actions = 0
    state, _ = ENVIRONMENT.reset()
    while not ENVIRONMENT.is_over():
        legal = list(state["legal_actions"])
        state, _ = ENVIRONMENT.step(legal[int(RANDOM.random() * len(legal))])
        actions += 1
    return actions


if __name__ == "__main__":
    main(Peer("rlcard", "gin-rummy", "rlcard", play, "each step also builds the observation"))
