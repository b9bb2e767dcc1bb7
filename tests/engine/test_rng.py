"""The random numbers: a small generator for play, a stream of HMAC-SHA-256 for decks."""

import hashlib
import hmac

import numpy as np

from escalera.cards.rng import next_word, shuffle, stream_words
from escalera.engine.match import doors
from escalera.engine.state.dtypes import DECK

TEXT = "what a deck is made from"


def _block(number: int) -> list[int]:
    made = hmac.new(TEXT.encode(), str(number).encode(), hashlib.sha256).digest()
    return [int.from_bytes(made[at : at + 4], "big") for at in range(0, 32, 4)]


def test_a_stream_is_hmac_in_counter_mode() -> None:
    words = stream_words(TEXT)
    assert [next_word(words) for _ in range(24)] == [*_block(0), *_block(1), *_block(2)]


def test_its_numbers_are_enough_for_two_shuffles_of_the_largest_deck() -> None:
    words = stream_words(TEXT)
    deck = np.arange(DECK, dtype=np.int64)
    for _ in range(2):
        shuffle(words, deck, DECK)
    assert int(words[0]) == 1 + 2 * (DECK - 1)
    assert sorted(deck.tolist()) == list(range(DECK))


def test_after_its_last_number_comes_the_first() -> None:
    words = stream_words(TEXT)
    numbers = [next_word(words) for _ in range(len(words) - 1)]
    assert [next_word(words) for _ in range(9)] == numbers[:9]


def test_a_door_reads_the_same() -> None:
    words = stream_words(TEXT)
    numbers = [number for block in range(128) for number in _block(block)]
    assert [doors.roll(words, 1000) for _ in numbers] == [number * 1000 >> 32 for number in numbers]
