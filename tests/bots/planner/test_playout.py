"""Whole hands in compiled code against the same hands played from views.

Both play the same deal with the same weights, and must leave the same table to the byte: every
meld, hand, foot and pile, the stock's place and the turn. The last test names what a view does not
tell.
"""

import numpy as np
import pytest

from escalera.bots.planner import PlannerBot
from escalera.bots.planner.playout import Desk, duel, play_deals
from escalera.bots.planner.value.weights import WEIGHTS, Weights, record_for, weights_for
from escalera.cards.rng import seed_words
from escalera.engine.match.game import Game
from escalera.engine.scoring.hand_score import LINES
from escalera.engine.state.dtypes import SEATS, States, new_states
from escalera.engine.state.rule_record import numbers
from escalera.rules import RuleSet, games, load
from tests.bots.tables import TABLES

DEALS = 2


def swiftly(rules: RuleSet, seed: str) -> tuple[States, float]:
    """Return the table that swift leaves after a deal, and what a team scores on average."""
    weights = np.zeros(2 + rules.teams, dtype=WEIGHTS)
    weights[:2] = record_for(rules)[0]
    states, totals = new_states(1), np.zeros((1, 2))
    play_deals(
        states, 0, numbers(rules), weights, np.array([seed_words(seed)] * 2),
        np.zeros(SEATS, dtype=np.int64), np.zeros((SEATS, LINES), dtype=np.int64), totals, 1,
        *Desk().arrays(),
    )  # fmt: skip
    return states, float(totals[0, 0])


def from_views(rules: RuleSet, seed: str) -> Game:
    """Play the same deal from views."""
    game = Game.waiting(rules)
    game.dealer = rules.seats
    game.next_hand(seed)
    bot = PlannerBot(0)
    while not game.hand_over:
        game.play(bot.choose(game.view(game.seat_to_act), game.legal_actions()))
    return game


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_table_is_left(game: str, players: int) -> None:
    rules = load(game, players)
    for deal in range(DEALS if players == 4 else 1):
        states, points = swiftly(rules, f"swift {deal}")
        slow = from_views(rules, f"swift {deal}")
        assert states.tobytes() == slow.position.states.tobytes()
        assert slow.hand_end is not None
        assert points == pytest.approx(np.mean(slow.hand_end.points))


@pytest.mark.parametrize("game", games())
def test_equal_weights_score_the_same(game: str) -> None:
    rules = load(game, 4)
    totals = duel(rules, weights_for(rules), weights_for(rules), "even", 2)
    assert totals[:, 0] == pytest.approx(totals[:, 1])
    assert (totals != 0.0).any()


def test_sides_change_seats_and_deals_follow_from_the_seed() -> None:
    rules = load("samba", 4)
    one, other = weights_for(rules), Weights()
    ahead, behind = duel(rules, one, other, 5, 6), duel(rules, other, one, 5, 6)
    assert ahead == pytest.approx(behind[:, ::-1])
    assert (ahead == duel(rules, one, other, 5, 6)).all()
    assert (ahead[:2] == duel(rules, one, other, 5, 2)).all()
    assert (ahead != duel(rules, one, other, 6, 6)).any()
