"""Lengths of a match: half of it and a single hand are settings that the rules allow."""

import pytest

from escalera.rules import games, lengths, load


@pytest.mark.parametrize("game", games())
def test_each_game_offers_three_lengths_that_end_as_they_say(game: str) -> None:
    found = lengths(game)
    assert [one.name for one in found] == ["quick", "medium", "full"]
    for one in found:
        rules = load(game, 4, one.settings)
        assert (rules.target, rules.hands) == (one.target, one.hands)
    assert found[-1].settings == {}
    assert found[0].minutes < found[1].minutes < found[2].minutes


def test_a_match_to_a_score_is_one_hand_half_the_score_or_all_of_it() -> None:
    assert [(one.target, one.hands) for one in lengths("samba")] == [(0, 1), (5000, 0), (10000, 0)]


def test_a_match_by_hands_keeps_a_minimum_for_each_hand() -> None:
    found = lengths("villages-samba")
    assert [one.hands for one in found] == [1, 2, 4]
    assert found[1].settings == {"hands": "2", "minimums": "50/90"}
