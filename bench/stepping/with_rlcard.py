"""RLCard's card games: `python -m bench.stepping.with_rlcard`."""

from functools import partial
from typing import Any

import rlcard

from bench.peers.measure import Peer, main
from bench.stepping.loops import pick


def play(environment: Any) -> int:
    """Play a game to its end and return the number of actions."""
    actions = 0
    state, _ = environment.reset()
    while not environment.is_over():
        state, _ = environment.step(pick(list(state["legal_actions"])))
        actions += 1
    return actions


if __name__ == "__main__":
    main(
        *(
            Peer("step", name, "rlcard", partial(play, rlcard.make(name, {"seed": 1})), "")
            for name in ("gin-rummy", "doudizhu")
        )
    )
