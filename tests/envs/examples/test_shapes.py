"""Hands in the shapes of other projects: each plays whole hands by that project's loop."""

from importlib import import_module

import numpy as np

from escalera.envs import Hands


def test_agents_play_hands_as_in_rlcard() -> None:
    module = import_module("examples.like_rlcard")
    env = module.Env("samba", seed=4)
    env.set_agents([module.RandomAgent(seat) for seat in range(4)])
    for _ in range(2):
        trajectories, payoffs = env.run()
        assert env.is_over()
        assert payoffs[0] == payoffs[2] != payoffs[1]
        for trajectory in trajectories:
            states, actions = trajectory[::2], trajectory[1::2]
            assert len(states) == len(actions) + 1
            assert not states[-1]["legal_actions"]
            for state, action in zip(states, actions, strict=False):
                assert action in state["legal_actions"]
                assert len(state["raw_legal_actions"]) == len(state["legal_actions"])
    _, again = env.run(is_training=True)
    assert again.shape == (4,)


def test_what_was_played_is_told_as_text_and_stays_as_it_was_told() -> None:
    """A place in another seat's own list would tell of its hand."""
    env = import_module("examples.like_rlcard").Env("samba", seed=4)
    state, seat = env.reset()
    told = state["raw_legal_actions"][0]
    after, _ = env.step(0)
    assert state["action_record"] == []
    assert after["action_record"] == [(seat, told)]


def test_a_batch_plays_on_as_in_pgx() -> None:
    module = import_module("examples.like_pgx")
    env, lots = module.Env("bolivia", players=2), np.random.default_rng(2)
    state, points = env.init(key=5, n=16), np.zeros((16, 2))
    while not state.terminated.all():
        before = state.terminated
        state = env.step(state, module.act_randomly(lots, state.legal_action_mask))
        assert not state.rewards[before].any(), "an ended hand brings nothing more"
        points += state.rewards
    assert not state.legal_action_mask.any()
    assert points.any(axis=1).all()


def test_its_first_state_is_that_of_the_batch() -> None:
    state = import_module("examples.like_pgx").Env("samba").init(key=1, n=4)
    hands = Hands("samba", 4, seed=1, take_back=False)
    assert (state.observation == hands.obs).all()
    assert (state.legal_action_mask == hands.mask).all()
    assert (state.current_player == hands.seat).all()
