"""PettingZoo's own tests, for each game, and what they don't look at."""

import pickle
import random
import warnings
from functools import partial
from typing import Any
from xml.etree import ElementTree as ET

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as try_to_save

from escalera.envs.pettingzoo import env, raw_env
from escalera.envs.spaces import ILLEGAL
from escalera.rules import games, load


def play(made: Any, most: int = 100_000) -> dict[str, float]:
    """Play random legal actions; return what each agent earned."""
    earned = dict.fromkeys(made.agents, 0.0)
    for agent in made.agent_iter(most):
        seen, reward, ended, cut, _ = made.last()
        earned[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        made.step(None if ended or cut else int(random.choice(legal.tolist())))
    return earned


@pytest.mark.parametrize("game", games())
def test_the_api(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It says so of every environment with a mask that is not in its own list of names.
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(env(game), num_cycles=300)


@pytest.mark.parametrize("game", games())
def test_it_is_in_the_registry(game: str) -> None:
    made = pettingzoo.make("aec", f"escalera/{game}-v1", players=2)
    assert made.unwrapped.rules == load(game, 2)


def test_seeds() -> None:
    seed_test(env, num_cycles=50)


def is_svg(found: Any) -> bool:
    return ET.fromstring(found).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("game", games())
def test_it_renders(game: str) -> None:
    render_test(partial(env, game), custom_tests={"svg": is_svg})


def test_it_says_that_its_observations_are_no_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    try_to_save(env())
    assert "did not save the observations" in capsys.readouterr().out


@pytest.mark.parametrize("most", [1, 30])
def test_a_hand_is_cut_off_after_so_many_actions(most: int) -> None:
    made = env("sambola", max_cycles=most)
    made.reset(seed=3)
    earned = play(made)
    assert made.unwrapped.cycles == most
    assert set(earned.values()) == {0.0}
    made.reset(seed=3)
    assert len(made.agents) == 4


@pytest.mark.parametrize("most", [0, -3, 2.5])
def test_a_number_of_actions_that_never_comes_is_refused(most: Any) -> None:
    with pytest.raises(ValueError, match="whole number from 1 on"):
        env("sambola", max_cycles=most)


def test_rendering() -> None:
    made = env(render_mode="ansi")
    made.reset(seed=1)
    assert made.render().startswith("Seat 2 acts (draw).")
    assert env().metadata["render_modes"] == ["ansi", "svg", "rgb_array"]
    assert env().render_mode is None


def test_without_a_mode_nothing_is_rendered() -> None:
    made = raw_env()
    made.reset(seed=1)
    assert made.render() is None


def test_the_seat_to_act_is_drawn_and_then_the_score() -> None:
    made = raw_env("sambola", render_mode="svg")
    made.reset(seed=1)
    assert "Seat 2 draws or takes the pile" in made.render()
    random.seed(1)
    play(made)
    drawn = made.render()
    assert "The hand is over" in drawn
    assert all(f"{points:,} points" in drawn for points in made.hands.score[0].tolist())


@pytest.mark.parametrize("game", games())
def test_rewards_are_the_points_of_each_team(game: str) -> None:
    random.seed(game)
    made = raw_env(game)
    made.reset(seed=4)
    earned = play(made)
    teams = made.hands.score[0].tolist()
    for seat, agent in enumerate(made.possible_agents):
        assert earned[agent] == teams[made.rules.team_of(seat + 1) - 1]
    assert any(teams)
    made.reset()
    assert len(made.agents) == made.rules.seats


def test_what_is_not_legal_ends_the_hand() -> None:
    made = env()
    made.reset(seed=2)
    agent = made.agent_selection
    made.step(1023)
    assert made.terminations[agent]
    assert made.rewards[agent] == ILLEGAL


def test_copies_by_pickle_go_on_alike() -> None:
    made = raw_env("bolivia")
    made.reset(seed=9)
    random.seed(1)
    play(made, 60)
    other = pickle.loads(pickle.dumps(made))
    for one in made, other:
        random.seed(2)
        play(one, 80)
    assert made.hands.save() == other.hands.save()


def test_what_is_asked_wrongly_is_told() -> None:
    made = raw_env(render_mode="bad")
    with pytest.raises(ValueError, match=r"reset\(\)"):
        made.step(0)
    made.reset(seed=1)
    with pytest.raises(ValueError, match=r"no render_mode 'bad', but: ansi"):
        made.render()
    with pytest.raises(ValueError, match="whole numbers"):
        made.step(0.5)


def test_taking_back_may_be_left_out() -> None:
    made = env("samba", take_back=False)
    made.reset(seed=1)
    assert made.unwrapped.hands._fixed[2] is False
    random.seed(1)
    play(made)
