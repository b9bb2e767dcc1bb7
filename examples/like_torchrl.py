"""A batch for PyTorch: what TorchRL's collectors yield, as a TensorDict over the batch's memory.

    pip install torch tensordict
    python -m examples.like_torchrl

The tensors are the batch's own (`Hands.torch`), so what is to be kept past a step is cloned.
"""

import torch
from tensordict import TensorDict

from escalera.envs import Hands

KEYS = {"observation": "obs", "features": "features", "action_mask": "mask", "agent": "seat"}


class Env:
    """Hands of one game; each row plays on by itself, and a new hand follows one that ended."""

    def __init__(self, game: str, n: int, seed: int = 0, device: str = "cpu") -> None:
        self._hands = Hands(game, n, seed=seed, device=device, take_back=False)
        self._tensors = self._hands.torch()
        self.batch_size = torch.Size([n])

    def reset(self) -> TensorDict:
        """Deal all hands; return what the seats to act see."""
        self._hands.reset()
        return self._seen()

    def step(self, td: TensorDict) -> TensorDict:
        """Play ``action``; return td with ``next``: what came of it, and what is seen then."""
        self._hands.step(td["action"].numpy(force=True))
        after = self._seen()
        after["reward"], after["done"] = (
            self._tensors["reward"].clone(),
            self._tensors["done"].clone(),
        )
        return td.set("next", after)

    def rollout(self, steps: int) -> TensorDict:
        """Play at random; return all steps, steps x n."""
        td, played = self.reset(), []
        for _ in range(steps):
            likely = td["action_mask"].float()
            td["action"] = torch.multinomial(likely, 1)[:, 0]
            played.append(self.step(td))
            td = td["next"].exclude("reward", "done").clone()
        return torch.stack(played)

    def _seen(self) -> TensorDict:
        shown = {key: self._tensors[name].clone() for key, name in KEYS.items()}
        return TensorDict(shown, batch_size=self.batch_size)


if __name__ == "__main__":
    print(Env("samba", 8, seed=1).rollout(32))
