"""Whole matches worked by hand give what the pad says, hand by hand."""

from collections import Counter
from typing import Any

import pytest

from escalera.pad import enter, read_hand, read_pad, write_pad
from escalera.rules import games
from tests.pad.examples import empty_pad, examples, filled_pad, title


@pytest.mark.parametrize("match", examples(), ids=title)
def test_hand_by_hand(match: dict[str, Any]) -> None:
    pad = empty_pad(match)
    seats, dealer = pad.rules.seats, pad.dealer
    assert list(pad.standing.minimums) == match.get("opening", list(pad.standing.minimums))
    for number, hand in enumerate(match["hand"], pad.first_hand):
        assert pad.standing.outcome is None
        before = pad.standing.scores
        pad = enter(pad, read_hand(pad.rules, {"teams": hand["teams"]}))
        stand = pad.standing
        assert list(stand.hands[-1].totals) == hand["points"]
        assert stand.hands[-1].before == before
        assert list(stand.scores) == hand["scores"]
        assert list(stand.minimums) == hand.get("minimums", list(stand.minimums))
        assert (stand.hands[-1].number, stand.hand_number) == (number, number + 1)
        dealer = dealer % seats + 1
        assert (stand.dealer, stand.starter) == (dealer, dealer % seats + 1)
    outcome = pad.standing.outcome
    assert (list(outcome.winners) if outcome else []) == match["hand"][-1].get("winners", [])


@pytest.mark.parametrize("match", examples(), ids=title)
def test_nothing_doubtful_but_nobody_out(match: dict[str, Any]) -> None:
    for hand in filled_pad(match).standing.hands:
        assert {str(finding.check) for finding in hand.findings} <= {"NOBODY_OUT"}


@pytest.mark.parametrize("match", examples(), ids=title)
def test_the_lines_add_up_and_the_pad_is_kept(match: dict[str, Any]) -> None:
    pad = filled_pad(match)
    for hand in pad.standing.hands:
        for points in (hand.fields, hand.lines):
            assert tuple(sum(team.values()) for team in points) == hand.totals
    assert read_pad(write_pad(pad)) == pad


def test_six_hands_at_least_of_each_game() -> None:
    hands: Counter[str] = Counter()
    for match in examples():
        hands[match["game"]] += len(match["hand"])
    assert all(hands[game] >= 6 for game in games())
