"""RLCard's gin-rummy through its environment: `python -m bench.peers.rlcard_peer`."""

from functools import partial
from typing import Any

import rlcard

from bench.peers.lots import pick
from bench.peers.measure import Peer, main


def play(environment: Any) -> int:
    """Play a game to its end and return the number of actions."""
    actions = 0
    state, _ = environment.reset()
    while not environment.is_over():
        state, _ = environment.step(pick(list(state["legal_actions"])))
        actions += 1
    return actions


if __name__ == "__main__":
    play_new = partial(play, rlcard.make("gin-rummy", config={"seed": 1}))
    main(Peer("rlcard", "gin-rummy", "rlcard", play_new, "each step also builds the observation"))
