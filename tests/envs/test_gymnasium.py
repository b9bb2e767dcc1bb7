"""Gymnasium's own test, for each game, and whole hands of one seat against bots."""

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from escalera.envs.gymnasium import SeatEnv
from escalera.envs.spaces import ILLEGAL
from escalera.rules import games


def name_of(game: str) -> str:
    return "escalera/" + "".join(map(str.capitalize, game.split("-"))) + "-v1"


@pytest.mark.parametrize("game", games())
def test_the_api(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name_of(game), opponents="greedy").unwrapped)


def play(made: SeatEnv, seed: int) -> tuple[float, bytes]:
    """Play a hand of random legal actions; return its reward and the last observation."""
    choose, (seen, _) = random.Random(seed).choice, made.reset(seed=seed)
    reward, ended = 0.0, False
    while not ended:
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert made.game.seat_to_act == made.seat
        assert len(legal) == len(made.game.legal_actions())
        seen, reward, ended, _, _ = made.step(choose(legal))
        assert ended or not reward
    return reward, seen["observation"].tobytes()


@pytest.mark.parametrize("game", games())
def test_a_whole_hand_is_worth_the_teams_points(game: str) -> None:
    made = SeatEnv(game, opponents="greedy", seat=2)
    reward, last = play(made, 5)
    team = made.rules.team_of(2)
    assert reward == made.game.score_sheet().totals[team - 1]
    assert play(SeatEnv(game, opponents="greedy", seat=2), 5) == (reward, last)


def test_a_hand_that_ends_before_the_seats_turn_is_dealt_anew() -> None:
    short = {"stock_end": "short", "draw_cards": "9", "packs": "4", "hand_cards": "18"}
    made = SeatEnv("villages-samba", 6, short, opponents="random")
    for seed in range(6):
        seen, _ = made.reset(seed=seed)
        assert seen["action_mask"].any()
        assert made.game.seat_to_act == made.seat
        again, _ = made.reset(seed=seed)
        assert (again["observation"] == seen["observation"]).all()


def test_what_is_not_legal_ends_the_hand() -> None:
    made = SeatEnv(opponents="greedy")
    made.reset(seed=1)
    assert made.step(1023)[1:3] == (ILLEGAL, True)


def test_an_unknown_seat_or_bot_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 7"):
        SeatEnv(seat=7)
    with pytest.raises(ValueError, match="nobody"):
        SeatEnv(opponents="nobody")


def test_a_hand_that_is_over_stays_over() -> None:
    """Nothing is played after an illegal action either."""
    made = SeatEnv(opponents="greedy")
    with pytest.raises(ValueError, match="reset"):
        made.step(0)
    made.reset(seed=1)
    assert made.step(1023)[1:3] == (ILLEGAL, True)
    with pytest.raises(ValueError, match="reset"):
        made.step(0)
    made.reset(seed=1)
    assert not made.step(0)[2]


@pytest.mark.parametrize("action", [1.0, "0", [0, 0], None])
def test_an_action_is_a_whole_number(action: Any) -> None:
    made = SeatEnv(opponents="greedy")
    made.reset(seed=1)
    with pytest.raises(ValueError, match="whole number"):
        made.step(action)
    made.step(0)


def test_taking_back_may_be_left_out() -> None:
    made = gymnasium.make(name_of("samba"), opponents="greedy", take_back=False).unwrapped
    assert isinstance(made, SeatEnv)
    random.seed(3)
    seen, _ = made.reset(seed=3)
    ended = False
    while not ended:
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        assert len(legal) == len(made.game.legal_actions(take_back=False))
        seen, _, ended, _, _ = made.step(random.choice(legal))
