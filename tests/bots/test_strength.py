"""Greedy against random, and against itself."""

import pytest

from escalera.bots import make_bot
from escalera.engine.match.game import Game
from escalera.engine.state.enums import Ending
from escalera.rules import games
from escalera.simulation import play_hand

DEALS = 3


def points(game: str, deal: int, greedy_team: int) -> tuple[int, int]:
    """Return what greedy's team and random's team score in a deal."""
    names = ["random", "greedy"] if greedy_team == 2 else ["greedy", "random"]
    start = Game.new(game, seed=f"duplicate {deal}")
    play_hand(start, [make_bot(names[seat % 2], f"{deal}/{seat}") for seat in range(4)])
    assert start.hand_end is not None
    mine, theirs = start.hand_end.points[greedy_team - 1], start.hand_end.points[2 - greedy_team]
    return mine, theirs


@pytest.mark.parametrize("game", games())
def test_greedy_beats_random_on_the_same_deals(game: str) -> None:
    pairs = [points(game, deal, team) for deal in range(DEALS) for team in (1, 2)]
    assert sum(mine > theirs for mine, theirs in pairs) >= len(pairs) - 1
    assert sum(mine - theirs for mine, theirs in pairs) > 500 * len(pairs)


@pytest.mark.parametrize("game", ["samba", "sambola", "black-samba", "bolivia"])
def test_hands_usually_end_by_going_out(game: str) -> None:
    outs = 0
    for deal in range(5):
        start = Game.new(game, seed=f"out {deal}")
        play_hand(start, [make_bot("greedy", seat) for seat in range(4)])
        assert start.hand_end is not None
        outs += start.hand_end.ending == Ending.OUT
    assert outs >= 3
