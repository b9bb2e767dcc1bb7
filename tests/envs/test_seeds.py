"""Our own SHA-256 is the standard's."""

import hashlib
from random import Random

import numpy as np
import pytest

from escalera.cards import sha256
from escalera.cards.jit import interpreted
from escalera.engine.match.dealt import deal_from
from escalera.envs import Hands
from escalera.envs.kernels.seeds import LONGEST_SEED
from escalera.rules import load


def digest(text: bytes) -> str:
    room = np.zeros(len(text) + 72, dtype=np.int64)
    room[: len(text)] = list(text)
    schedule, words = np.zeros(64, dtype=np.int64), np.zeros(8, dtype=np.int64)
    interpreted(sha256.digest)(room, len(text), schedule, words)
    return "".join(f"{word:08x}" for word in words)


@pytest.mark.parametrize("length", [*range(54, 67), 0, 1, 119, 120, 121, 128, 500])
def test_a_digest_is_that_of_hashlib(length: int) -> None:
    text = Random(length).randbytes(length)
    assert digest(text) == hashlib.sha256(text).hexdigest()


@pytest.mark.parametrize("seed", ["", "7", "x" * 48, "ñandú", "s" * (LONGEST_SEED - 1)])
def test_a_batch_deals_from_the_digest_of_its_text(seed: str) -> None:
    rules = load("samba")
    hands, scores = Hands(rules, 12, seed=seed), (0,) * rules.teams
    for row in (0, 9, 11):
        dealer = 1 + row % rules.seats
        single = deal_from(rules, f"{seed}/{row}/1", dealer=dealer, hand_number=1, scores=scores)
        assert hands.states[row].tobytes() == single.position.states[0].tobytes()


def test_a_seed_is_not_too_long() -> None:
    with pytest.raises(ValueError, match="999 bytes"):
        Hands("samba", 1, seed="s" * LONGEST_SEED)
