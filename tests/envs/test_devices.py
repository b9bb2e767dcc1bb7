"""A batch is the same wherever it is played: here with a part for each row, as a GPU has it.

`tests/envs/on_a_gpu.py` does the same where there is one.
"""

import sys
from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from escalera.cards.compiling.choice import EngineError
from escalera.envs import Hands
from escalera.envs.devices.processor import Processor
from escalera.rules import games
from tests.envs.batches import STEPS, compare_batches


class RowByRow(Processor):
    """Works as a GPU does, one row after the other: those of a phase together."""

    def __init__(self, _rules: npt.NDArray[np.void]) -> None:
        super().__init__(1)

    def repeat(self, play: Callable[[int], None], actions: int) -> None:
        for _ in range(actions):
            play(1)

    def order(
        self, phase: npt.NDArray[np.int8], held: npt.NDArray[np.int8]
    ) -> npt.NDArray[np.int64]:
        return np.argsort(phase.astype(np.int16) * 128 + held)

    def run(self, door: object, *given: object, rows: npt.NDArray[np.int64]) -> None:
        assert callable(door)
        own = np.zeros(len(rows), dtype=self._scratch.dtype)
        for part in reversed(range(len(rows))):
            door(*given, rows, own, part, len(rows))


@pytest.mark.parametrize("game", games())
def test_a_part_for_each_row_plays_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escalera.envs.hands.Cuda", RowByRow)
    compare_batches(game, rows=8, steps=STEPS, take_back=False)


@pytest.mark.parametrize("threads", [2, 3])
def test_random_play_is_the_same_for_any_threads(threads: int) -> None:
    one, several = Hands("bolivia", 16, seed=4), Hands("bolivia", 16, seed=4, threads=threads)
    one.play_at_random(300)
    several.play_at_random(300)
    assert one.save() == several.save()
    assert int(one.plays.max()) < 300, "some hands were dealt anew"


@pytest.mark.parametrize("game", games())
def test_random_play_shows_the_pile_as_it_lies(game: str) -> None:
    hands = Hands(game, 32, seed=3)
    for _ in range(4):
        hands.play_at_random(50)
        for row in range(hands.n):
            assert (hands.obs[row] == hands.look(row, int(hands.seat[row]))).all()


def test_random_play_stops_at_the_end_of_a_hand_without_autoreset() -> None:
    hands = Hands("bolivia", 4, seed=1, take_back=False)
    hands.autoreset = False
    hands.play_at_random(600)
    assert hands.done.all()
    assert not hands.count.any()
    assert not hands.mask.any()
    assert (hands.final_obs == hands.obs).all()
    before = hands.save()
    hands.play_at_random(3)
    assert hands.save() == before


def test_a_batch_says_that_cupy_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(EngineError, match="CuPy") as refused:
        Hands("samba", 1, device="cuda")
    assert refused.value.name == "NO_CUPY"
    with pytest.raises(ValueError, match="cuda"):
        Hands("samba", 1, device="gpu")
