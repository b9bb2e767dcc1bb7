"""Saves of a batch: a damaged one is refused, older ones are read; and numbers that are none."""

import io
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from escalera.envs import Before, Hands


def written_anew(saved: bytes, **arrays: npt.NDArray[Any]) -> bytes:
    """Return saved hands as they were written before saves had a digest, with other arrays."""
    kept = io.BytesIO()
    with np.load(io.BytesIO(saved[saved.index(b"PK") :])) as found:
        np.savez_compressed(kept, **{**found, **arrays})
    return kept.getvalue()


def test_a_damaged_save_is_refused_and_changes_nothing() -> None:
    """Each byte counts: the engine must never see cards that there are not."""
    hands, random = Hands("samba", 3, seed=1, listed=200), Random(1)
    hands.play_at_random(60)
    other, before = hands.save(), Hands("samba", 3, seed=2, listed=200)
    kept = before.save()
    for at in [*range(60), *random.sample(range(60, len(other)), 100)]:
        damaged = bytearray(other)
        damaged[at] ^= random.randrange(1, 256)
        with pytest.raises(ValueError, match="saved hands"):
            before.load(bytes(damaged))
    assert before.save() == kept


def test_an_older_save_is_read_and_one_with_other_arrays_refused() -> None:
    hands, other = Hands("samba", 3, seed=1, listed=200), Hands("samba", 3, seed=2, listed=200)
    hands.play_at_random(60)
    saved, kept = hands.save(), other.save()
    states = np.zeros((3, 5), dtype=np.uint8)
    few, wrong = np.zeros((2, 4), dtype=np.float32), np.zeros((3, 4), dtype=np.float64)
    for arrays in {"states": states}, {"reward": few}, {"reward": wrong}:
        with pytest.raises(ValueError, match="another kind"):
            other.load(written_anew(saved, **arrays))
        assert other.save() == kept
    other.load(written_anew(saved))
    assert other.save() == saved


@pytest.mark.parametrize("scores", [[1500, 0], np.array([1500, 0]), (np.int64(1500), 0)])
def test_a_save_is_read_however_the_scores_before_were_written(scores: Any) -> None:
    hands = Hands("samba", 2, before=Before((1500, 0), 2))
    other = Hands("samba", 2, seed=1, before=Before(scores, np.int64(2)))  # type: ignore[arg-type]
    other.load(hands.save())
    assert other.save() == hands.save()


@pytest.mark.parametrize("given", [{"scores": (1.7, 2.2)}, {"scores": 5}, {"hand_number": 2.5}])
def test_what_was_before_is_whole_numbers(given: Any) -> None:
    with pytest.raises(ValueError, match="whole numbers"):
        Before(**given)


def test_a_hand_that_is_put_has_no_points_of_the_hand_before() -> None:
    hands, shown = Hands("samba", 1, seed=3), Hands("samba", 1, seed=4)
    hands.autoreset = False
    hands.play_at_random(5000)
    hands.reward[:], hands.score[:] = 5, 5
    hands.put(0, shown.states)
    assert not hands.reward.any()
    assert not hands.score.any()


def test_numbers_that_are_none_are_refused() -> None:
    hands = Hands("samba", 2, seed=3)
    for steps in -1, 1.5:
        with pytest.raises(ValueError, match="Steps are a whole number"):
            hands.play_at_random(steps)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"no seat 1\.5"):
        hands.look(0, 1.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"no hand 0\.5"):
        hands.put(0.5, hands.states)  # type: ignore[arg-type]
