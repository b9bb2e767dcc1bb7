"""The examples that need other projects' packages, at a tiny size (`make test-envs`)."""

import re
import sys
from importlib import import_module

import pytest
import rlcard.utils
from rlcard.agents import RandomAgent


def test_is_mcts_plays_a_deal_from_both_seats(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["", "black-samba", "--against", "random", "--deals", "1", "--simulations", "2"]
    monkeypatch.setattr(sys, "argv", words)
    import_module("examples.is_mcts").main()
    assert re.fullmatch(r"deal +1: +[+-][\d,]+, all .*\n", capsys.readouterr().out)


def test_rlcards_own_agents_and_tools_take_our_hands() -> None:
    env = import_module("examples.like_rlcard").Env("bolivia", seed=2, players=2)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(2)])
    trajectories, payoffs = env.run(is_training=True)
    told = rlcard.utils.reorganize(trajectories, payoffs)
    for player, moves in enumerate(told):
        assert len(moves) == len(trajectories[player]) // 2
        assert moves[-1][2] == payoffs[player]
        assert all(len(move) == 5 for move in moves)
    assert len(rlcard.utils.tournament(env, 2)) == 2
