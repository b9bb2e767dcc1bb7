"""OpenSpiel's gin_rummy, driven from Python: `python -m bench.peers.openspiel_peer`.

Chance nodes (each card dealt or drawn) are listed, picked and applied as the players' actions are,
and count as actions. In `openspiel_players` they only take time, as dealing does in the engine's
own figures. A game from a cloned start is dealt before the clock runs.
"""

import random

import pyspiel

from bench.peers.measure import Peer, main

STARTS = 64

RANDOM = random.Random(1)
GAME = pyspiel.load_game("gin_rummy")


def play_on(state: pyspiel.State, chance: int = 1) -> int:
    """Play a state to its end; return the number of actions. chance: what a chance node counts."""
    actions = 0
    while not state.is_terminal():
        actions += chance if state.is_chance_node() else 1
        legal = state.legal_actions()
        state.apply_action(legal[int(RANDOM.random() * len(legal))])
    return actions


def play_new() -> int:
    """Play a new game, including the deal."""
    return play_on(GAME.new_initial_state())


def play_new_counting_players() -> int:
    """Play a new game and count the players' own actions."""
    return play_on(GAME.new_initial_state(), chance=0)


def dealt() -> pyspiel.State:
    """Return a game at the first decision of a player."""
    state = GAME.new_initial_state()
    while state.is_chance_node():
        state.apply_action(RANDOM.choice(state.legal_actions()))
    return state


def play_cloned(starts: list[pyspiel.State]) -> int:
    """Play a clone of one of the dealt games."""
    return play_on(starts[int(RANDOM.random() * len(starts))].clone())


if __name__ == "__main__":
    starts = [dealt() for _ in range(STARTS)]
    main(
        Peer("openspiel", "gin_rummy", "open-spiel", play_new, "chance nodes count as actions"),
        Peer(
            "openspiel_players",
            "gin_rummy",
            "open-spiel",
            play_new_counting_players,
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
