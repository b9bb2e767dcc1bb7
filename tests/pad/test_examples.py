"""The pad agrees, hand by hand, with whole matches worked by hand."""

from collections import Counter
from typing import Any

import pytest

from escalera.pad import enter, read_hand, read_pad, write_pad
from escalera.pad.match.pad import AT_THE_TABLE
from escalera.rules import RuleSet, games, switches
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


def hands_of(game: str) -> list[tuple[RuleSet, dict[str, Any]]]:
    """Return a game's hands, each with the rules it is counted by."""
    matches = [match for match in examples() if match["game"] == game]
    return [(empty_pad(match).rules, hand) for match in matches for hand in match["hand"]]


@pytest.mark.parametrize("game", games())
def test_six_hands_at_least_of_each_variation(game: str) -> None:
    hands: Counter[tuple[str, str]] = Counter()
    for match in examples():
        if match["game"] == game:
            asked = AT_THE_TABLE | match.get("settings", {})
            for switch in switches(game):
                value = asked.get(switch.name, switch.default)
                named = value if value in switch.values else "other"
                hands[switch.name, named] += len(match["hand"])
    for switch in switches(game):
        for value in (*switch.values, *(["other"] if switch.takes else [])):
            assert hands[switch.name, value] >= 6, (switch.name, value)


@pytest.mark.parametrize("game", games())
def test_what_is_rare_is_among_each_games_hands(game: str) -> None:
    hands = hands_of(game)
    ties = [hand for _, hand in hands if hand["scores"][0] == hand["scores"][1]]
    assert ties
    assert any(min(hand["points"]) < 0 for _, hand in hands)
    assert any(min(hand["scores"]) < 0 for _, hand in hands)
    assert any(not any(team.get("out") for team in hand["teams"]) for _, hand in hands)
    assert any(all_red_threes(rules, hand) for rules, hand in hands)


def all_red_threes(rules: RuleSet, hand: dict[str, Any]) -> bool:
    """Say whether all red 3s of the pack are on the table; one team's, if six are worth more."""
    laid: list[int] = [team.get("red_threes", 0) for team in hand["teams"]]
    return (max(laid) if rules.red_three_all else sum(laid)) == 2 * rules.packs
