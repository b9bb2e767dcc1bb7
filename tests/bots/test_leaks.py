"""No leak: what a seat can't see does not change its view, its legal actions or any choice."""

from collections import Counter
from random import Random

import pytest

from escalera.bots import bot_names, make_bot
from escalera.engine.match.game import Game
from escalera.rules import games, load
from tests.bots.made import made
from tests.bots.reshuffle import hidden, reshuffled

POSITIONS = 200


def shuffled_for(game: Game, seat: int, random: Random) -> Game:
    """Return a copy of a game with everything the seat can't see dealt anew."""
    other = game.copy()
    other._position = reshuffled(game.position, seat - 1, random)
    return other


def check(game: Game, random: Random) -> None:
    seat = game.seat_to_act
    other = shuffled_for(game, seat, random)
    view, legal = game.view(seat), game.legal_actions()
    assert other.view(seat) == view
    assert other.legal_actions() == legal
    for name in bot_names():
        mine, theirs = made(name, 5), made(name, 5)
        assert mine.choose(view, legal) == theirs.choose(other.view(seat), legal)


def walk(game: Game, random: Random, most: int) -> int:
    """Play a hand, three plays of four by greedy, and check every second position."""
    checked = 0
    while not game.hand_over and checked < most:
        if random.random() < 0.5:
            check(game, random)
            checked += 1
        name = "greedy" if random.random() < 0.75 else "random"
        bot = make_bot(name, random.random().hex())
        game.play(bot.choose(game.view(game.seat_to_act), game.legal_actions()))
    return checked


@pytest.mark.slow
@pytest.mark.parametrize("game", games())
def test_hidden_cards_change_nothing(game: str) -> None:
    random = Random(game)
    settings = {"self_policed": "yes"} if game == "samba" else {}
    checked = 0
    while checked < POSITIONS:
        rules = load(game, random.choice(load(game).players), settings)
        start = Game.new(rules, seed=f"leak {checked}")
        checked += walk(start, random, POSITIONS - checked)


@pytest.mark.parametrize("game", games())
def test_reshuffling_moves_cards_and_loses_none(game: str) -> None:
    before = Game.new(game, seed=3).position
    after = reshuffled(before, 0, Random(1))
    assert after.hand(0) == before.hand(0)
    assert after.hand(1) != before.hand(1)
    cards = [
        Counter(kind for place in hidden(position, 0) for kind in place.cards)
        for position in (before, after)
    ]
    assert cards[0] == cards[1]
    sizes = [[len(place.cards) for place in hidden(position, 0)] for position in (before, after)]
    assert sizes[0] == sizes[1]
