"""A description is enough to count a hand by: done here with nothing else, for every example."""

import json
from typing import Any

import pytest

from escalera.pad import agreed, fields
from escalera.pad.described import described
from escalera.rules import games
from tests.pad.examples import examples, filled_pad, title

MELDS = ("CANASTA", "SAMBA", "SEVENS", "WILD_")


def counted(form: dict[str, Any], team: Any) -> int:
    """Count a team's hand from the description alone."""
    numbers = {field["name"]: team.get(field["name"]) for field in form["fields"]}
    points = sum(field["each"] * numbers[field["name"]] for field in form["fields"])
    melds = sum(
        numbers[field["name"]]
        for field in form["fields"]
        if any(word in field["item"] for word in MELDS)
    )
    reds, rule = numbers["red_threes"], form["red_threes"]
    value = reds * rule["red_three"]
    if rule["red_three_all"] and reds == rule["in_pack"]:
        value = rule["red_three_all"]
    against = {
        "never": False,
        "not_melded": not numbers["table"] and not melds,
        "two_complete": melds < 2,
    }
    sign = -1 if against[rule["red_three_sign"]] else 1
    return int(points - reds * rule["red_three"] + sign * value)


@pytest.mark.parametrize("match", examples(), ids=title)
def test_counted_by_the_description(match: dict[str, Any]) -> None:
    pad = filled_pad(match)
    form = json.loads(json.dumps(described(pad.rules)))
    for hand, stand in zip(pad.hands, pad.standing.hands, strict=True):
        assert tuple(counted(form, team) for team in hand.teams) == stand.totals


@pytest.mark.parametrize("game", games())
def test_every_field_is_on_one_line(game: str) -> None:
    form = described(agreed(game))
    on_lines = [name for line in form["lines"] for name in line["fields"]]
    assert sorted(on_lines) == sorted(field.name for field in fields(agreed(game)))
