"""A sheet as plain data: counting by it alone gives the pad's numbers."""

import json
from typing import Any

import pytest

from escalera.engine.scoring.outcome import minimums
from escalera.pad import TeamHand, agreed, described, field_points, line_points
from escalera.rules import games
from tests.pad.examples import examples, filled_pad, title

SETTINGS: list[tuple[str, int, dict[str, str]]] = [
    (game, players, {}) for game in games() for players in (3, 4)
] + [
    ("samba", 4, {"minimum_by": "hand", "minimums": "10/20/30", "hands": "3", "target": "0"}),
    ("samba", 4, {"minimums": "0/50/50/120/20"}),
    ("samba", 4, {"hands": "3", "target": "0"}),
    ("samba", 4, {"minimum_scores": "0/100/200/300"}),
    ("samba", 4, {"minimum_scores": "700/1000/1100/99000"}),
    ("samba", 4, {"minimums": "50", "minimum_scores": "none"}),
    ("villages-samba", 4, {"hands": "16", "minimums": "/".join(map(str, range(20, 36)))}),
    ("bolivia", 4, {"red_three_sign": "never"}),
]


def red_threes(sheet: dict[str, Any], numbers: dict[str, int]) -> int:
    """Count red 3s by the sheet's table."""
    complete = sum(numbers.get(name, 0) for name in sheet["melds"])
    melded = complete > 0 or numbers.get("table", 0) > 0
    rows = sheet["red_threes"]["melded" if melded else "not_melded"]
    return int(rows[min(complete, len(rows) - 1)][numbers.get("red_threes", 0)])


def counted(sheet: dict[str, Any], numbers: dict[str, int]) -> dict[str, int]:
    """Count a team's hand by the sheet alone, field by field."""
    points = {one["name"]: one["each"] * numbers.get(one["name"], 0) for one in sheet["fields"]}
    return points | {"red_threes": red_threes(sheet, numbers)}


def minimum(sheet: dict[str, Any], score: int, hand: int) -> int:
    at = hand if sheet["minimum_by"] == "hand" else score
    steps = sheet["minimums"]
    return int([s["points"] for s in steps if s["start"] is None or s["start"] <= at][-1])


@pytest.mark.parametrize("match", examples(), ids=title)
def test_examples_count_the_same_by_the_sheet_alone(match: dict[str, Any]) -> None:
    pad = filled_pad(match)
    sheet = json.loads(json.dumps(described(pad.rules)))
    for hand, stood in zip(pad.hands, pad.standing.hands, strict=True):
        for team, fields, lines in zip(hand.teams, stood.fields, stood.lines, strict=True):
            points = counted(sheet, dict(team.numbers))
            assert points == fields
            by_line = {
                line["name"]: sum(points[name] for name in line["fields"])
                for line in sheet["lines"]
            }
            assert by_line == lines


@pytest.mark.parametrize(("game", "players", "settings"), SETTINGS)
def test_red_threes_and_minimums_are_listed_whole(
    game: str, players: int, settings: dict[str, str]
) -> None:
    rules = agreed(game, players, settings)
    sheet = described(rules)
    for reds in range(2 * rules.packs + 1):
        for complete in range(5):
            for table in (0, 100):
                numbers = {"red_threes": reds, "red_canastas": complete, "table": table}
                team = TeamHand({name: n for name, n in numbers.items() if n})
                assert counted(sheet, numbers) == field_points(rules, team)
                assert sum(counted(sheet, numbers).values()) == sum(
                    line_points(rules, team).values()
                )
    starts = [step["start"] or 0 for step in sheet["minimums"]]
    starts += rules.minimum_scores
    for hand in (1, 2, 3, 4, 5, 11):
        for score in {*range(-2000, 16_000, 500), *starts, *(start - 1 for start in starts)}:
            assert minimum(sheet, score, hand) == minimums(rules, (score,), hand)[0]


@pytest.mark.parametrize("game", games())
def test_who_plays_with_whom_and_how_it_ends(game: str) -> None:
    rules = agreed(game)
    sheet = described(rules)
    assert sheet["teams"] == [rules.team_of(seat) for seat in range(1, rules.seats + 1)]
    assert sheet["left_of"] == [rules.left_of(seat) for seat in range(1, rules.seats + 1)]
    assert (sheet["hands"] > 0) != (sheet["target"] > 0)


@pytest.mark.parametrize(
    ("game", "label"),
    [
        ("samba", "Cards left in hands"),
        ("bolivia", "Cards left in hands, black 3s apart"),
        ("villages-samba", "Cards left in hands and feet"),
    ],
)
def test_black_3s_that_are_counted_apart_are_so_in_the_label_too(game: str, label: str) -> None:
    assert [found["label"] for found in described(agreed(game))["fields"]][-1] == label
