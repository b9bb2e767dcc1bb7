"""Samba through `Game`, PettingZoo and `Hands`: `python -m bench.stepping.ours`."""

from collections.abc import Callable
from functools import partial
from itertools import count

import numpy as np

from bench.peers.lots import pick
from bench.peers.measure import Peer, main
from bench.stepping.loops import play_aec
from escalera.engine.match.game import Game
from escalera.engine.match.view import View
from escalera.envs import Hands
from escalera.envs.pettingzoo import env

GAME = "samba"
ROWS = 2048
STEPS = 20
"""Between two looks at the clock."""
SEEDS = count()


def play_game(look: Callable[[View], object] | None = None) -> int:
    """Play a hand by codes; look: what is made of the view of whoever acts, each time."""
    game, actions = Game.new(GAME, seed=next(SEEDS)), 0
    while not game.hand_over:
        if look is not None:
            look(game.view(game.seat_to_act))
        game.play_code(pick(game.legal_codes()))
        actions += 1
    return actions


def read_some(view: View) -> object:
    """Look at what a simple player looks at."""
    return view.hand, view.upcard, view.melds, view.phase


def step_hands(hands: Hands, random: np.random.Generator) -> int:
    """Take some steps in every hand."""
    for _ in range(STEPS):
        hands.step((random.random(hands.n) * hands.count).astype(np.int64))
    return STEPS * hands.n


def batches() -> list[Peer]:
    """Return batches of one and of two threads."""
    return [
        Peer(
            f"batch {threads}",
            GAME,
            "escalera",
            partial(step_hands, Hands(GAME, ROWS, 1, threads=threads), np.random.default_rng(1)),
            "",
        )
        for threads in (1, 2)
    ]


if __name__ == "__main__":
    main(
        Peer("codes", GAME, "escalera", play_game, ""),
        Peer("view", GAME, "escalera", partial(play_game, lambda _: None), ""),
        Peer("view read", GAME, "escalera", partial(play_game, read_some), ""),
        Peer("aec", GAME, "escalera", partial(play_aec, env(GAME)), ""),
        *batches(),
    )
