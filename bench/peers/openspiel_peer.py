"""OpenSpiel's gin_rummy, driven from Python: `python -m bench.peers.openspiel_peer`.

Chance nodes (each card dealt or drawn) are listed, picked and applied as the players' actions are,
and count as actions. In `openspiel_players` they only take time, as dealing does in the engine's
own figures. A game from a cloned start is dealt before the clock runs.
"""

from collections.abc import Callable
from functools import partial

import pyspiel

from bench.peers.lots import RANDOM, pick
from bench.peers.measure import Peer, main

STARTS = 64

GAME = pyspiel.load_game("gin_rummy")


def play_on(
    state: pyspiel.State, chance: int = 1, look: Callable[[pyspiel.State], object] | None = None
) -> int:
    """Play a state to its end; return the number of actions.

    chance: what a chance node counts; look: what is made of each state in which a player acts.
    """
    actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions += chance
        else:
            actions += 1
            if look is not None:
                look(state)
        state.apply_action(pick(state.legal_actions()))
    return actions


def play_new(
    game: pyspiel.Game, chance: int = 1, look: Callable[[pyspiel.State], object] | None = None
) -> int:
    """Play a new game, including the deal; chance and look: as in `play_on`."""
    return play_on(game.new_initial_state(), chance, look)


def dealt() -> pyspiel.State:
    """Return a game at the first decision of a player."""
    state = GAME.new_initial_state()
    while state.is_chance_node():
        state.apply_action(RANDOM.choice(state.legal_actions()))
    return state


def play_cloned(starts: list[pyspiel.State]) -> int:
    """Play a clone of one of the dealt games."""
    return play_on(pick(starts).clone())


if __name__ == "__main__":
    starts = [dealt() for _ in range(STARTS)]
    main(
        Peer(
            "openspiel",
            "gin_rummy",
            "open-spiel",
            partial(play_new, GAME),
            "chance nodes count as actions",
        ),
        Peer(
            "openspiel_players",
            "gin_rummy",
            "open-spiel",
            partial(play_new, GAME, 0),
            "chance nodes take their time and do not count",
        ),
        Peer(
            "openspiel_cloned",
            "gin_rummy",
            "open-spiel",
            lambda: play_cloned(starts),
            "from a clone of a dealt game; chance nodes count as actions",
        ),
    )
