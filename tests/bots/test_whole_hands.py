"""Whole hands at every table: each choice is one of the legal actions, and every turn ends."""

import pytest

from escalera.bots import Bot, make_bot
from escalera.engine.match.game import Game
from escalera.rules import load
from tests.bots.tables import TABLES, variants

LONGEST_TURN = 120


def play(game: Game, bots: list[Bot]) -> None:
    """Play a hand; an illegal choice or an endless turn fails."""
    turn, since = 0, 0
    while not game.hand_over:
        seat = game.seat_to_act
        view, legal = game.view(seat), game.legal_actions()
        since = since + 1 if view.turn == turn else 0
        turn = view.turn
        assert since < LONGEST_TURN
        action = bots[seat - 1].choose(view, legal)
        assert action in legal
        game.play(action)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_greedy_alone(game: str, players: int) -> None:
    start = Game.new(load(game, players), seed="greedy")
    play(start, [make_bot("greedy", seat) for seat in range(players)])
    assert sum(start.score_sheet().lines.get("penalties", ())) == 0


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_alone(game: str, players: int) -> None:
    start = Game.new(load(game, players), seed="random")
    play(start, [make_bot("random", seat) for seat in range(players)])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "settings"), list(variants()))
def test_greedy_and_random_with_switches(game: str, players: int, settings: dict[str, str]) -> None:
    start = Game.new(load(game, players, settings), seed="mixed")
    names = ["greedy", "random"] * players
    play(start, [make_bot(name, seat) for seat, name in enumerate(names[:players])])
