"""Compares a batch on the processor with the same one on a GPU, buffer by buffer."""

from typing import Any, Final

import numpy as np

from escalera.envs import Hands

STEPS: Final = 400
_LISTS: Final = ("codes", "mask", "features")


def compare_batches(
    game: str, rows: int, steps: int = 0, hands: int = 0, every: int = 1, **made: Any
) -> int:
    """Play two batches with the same choices, so many steps or hands; return how many hands ended.

    every: how many steps there are from one look at all buffers to the next; what ended, and how,
    is compared each time. made: what the batches are made with. AssertionError: a buffer differs.
    """
    threads = made.pop("threads", 1)
    one = Hands(game, rows, seed=f"gpu {game}", threads=threads, **made)
    other = Hands(game, rows, seed=f"gpu {game}", device="cuda", **made)
    random, ended, played = generator(game), 0, 0
    while played < steps or ended < hands:
        if played % every == 0:
            _compare(one, other)
        choice = (random.random(rows) * one.count).astype(np.int64)
        one.step(choice)
        other.step(choice)
        assert (one.score == _here(other.score)).all()
        ended += int(one.done.sum())
        played += 1
    _compare(one, other)
    other.play_at_random(20)
    one.play_at_random(20)
    _compare(one, other)
    assert one.save() == other.save()
    assert (one.look(0, 1) == other.look(0, 1)).all()
    return ended


def generator(game: str) -> np.random.Generator:
    """Return the generator of a game's choices."""
    return np.random.default_rng(list(game.encode()))


def _compare(one: Hands, other: Hands) -> None:
    """Compare all buffers: of the lists what is in them, and that nothing is behind."""
    longest = int(one.count.max())
    for name in one.buffers:
        expected, found = (made.buffers[name] for made in (one, other))
        if name in _LISTS:
            assert not found[:, longest:].any(), name
            expected, found = expected[:, :longest], found[:, :longest]
        assert (expected == _here(found)).all(), name
    states = one.states.view(np.uint8).reshape(one.n, -1)
    assert (states == _here(other.states).view(np.uint8).reshape(one.n, -1)).all()


def _here(array: Any) -> Any:
    return array if isinstance(array, np.ndarray) else array.get()
