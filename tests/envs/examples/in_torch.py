"""The example for PyTorch, where `pip install torch tensordict pytest` was done by hand.

No `make` runs it: from PyPI, PyTorch for Linux brings 5 GB of CUDA.
"""

import torch

from escalera.envs import Hands
from examples.like_torchrl import Env


def test_a_rollout_is_whole() -> None:
    torch.manual_seed(1)
    told = Env("bolivia", 8, seed=3).rollout(300)
    assert told.batch_size == (300, 8)
    assert told["action_mask"].gather(2, told["action"][:, :, None]).all()
    ended, reward = told["next", "done"], told["next", "reward"]
    assert ended.any()
    assert not reward[~ended].any()
    assert (told["next", "observation"][:-1] == told["observation"][1:]).all()


def test_it_begins_as_the_batch_does() -> None:
    env = Env("samba", 4, seed=2)
    hands = Hands("samba", 4, seed=2, take_back=False)
    hands.reset()
    assert (env.reset()["observation"].numpy() == hands.obs).all()
