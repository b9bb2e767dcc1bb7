"""What a written hand is worth, by the engine's own numbers."""

from escalera.engine.match import doors
from escalera.engine.state.enums import Item
from escalera.pad.sheet.entry import TeamHand
from escalera.pad.sheet.fields import fields, numbers_of
from escalera.pad.sheet.lines import lines
from escalera.rules import RuleSet


def field_points(rules: RuleSet, team: TeamHand) -> dict[str, int]:
    """Return a team's points by field name, every field of the rule set."""
    points = {found.name: found.each * team.get(found.name) for found in fields(rules)}
    points["red_threes"] = int(
        doors.red_threes_score(
            numbers_of(rules),
            team.get("red_threes"),
            has_melded(rules, team),
            sum(melds(rules, team).values()),
        )
    )
    return points


def line_points(rules: RuleSet, team: TeamHand) -> dict[str, int]:
    """Return a team's points by the sheet's line; their sum is the hand's total."""
    points = field_points(rules, team)
    return {line.name: sum(points[found.name] for found in line.fields) for line in lines(rules)}


def melds(rules: RuleSet, team: TeamHand) -> dict[Item, int]:
    """Return how many complete melds of each kind are written."""
    return {
        found.item: team.get(found.name)
        for found in fields(rules)
        if found.item is not None and found.is_meld
    }


def has_melded(rules: RuleSet, team: TeamHand) -> bool:
    """Say whether a team has melded: it has cards on the table."""
    return team.get("table") > 0 or any(melds(rules, team).values())
