"""A batch on an NVIDIA GPU is the same as on the processor; for a machine that has one and CuPy.

`python -m tests.envs.on_a_gpu` plays ten thousand hands of each game both ways.
"""

import os
import sys
import time

import pytest

from escalera.envs import Hands
from escalera.rules import games
from tests.envs.batches import STEPS, compare_batches

MANY = 10_000
THREADS = os.cpu_count() or 1


@pytest.mark.parametrize("game", games())
def test_a_gpu_plays_the_same(game: str) -> None:
    compare_batches(game, rows=256, steps=STEPS, threads=THREADS)


def test_hands_go_from_a_gpu_to_the_processor_and_back() -> None:
    there, here = Hands("samba", 64, seed=1, device="cuda"), Hands("samba", 64, seed=2)
    there.play_at_random(50)
    here.load(there.save())
    here.play_at_random(50)
    there.play_at_random(50)
    assert here.seed != there.seed
    assert (here.phase == there.phase.get()).mean() > 0.8, "those dealt anew differ"


def test_torch_takes_the_buffers_where_they_lie() -> None:
    torch = pytest.importorskip("torch")
    hands = Hands("samba", 64, seed=1, device="cuda")
    tensors = hands.torch()
    assert tensors["obs"].is_cuda
    assert tensors["obs"].data_ptr() == hands.obs.data.ptr
    hands.step(torch.zeros(64, dtype=torch.int64, device="cuda"))


def main(wanted: int = MANY) -> None:
    for game in games():
        began = time.monotonic()
        ended = compare_batches(game, rows=1024, hands=wanted, every=16, threads=THREADS)
        took = time.monotonic() - began
        print(f"{game}: {ended} hands, the same bytes ({took:.0f} s)", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
