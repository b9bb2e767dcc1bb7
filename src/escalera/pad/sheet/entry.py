"""A written hand: each team's numbers by field, read from plain data."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from unicodedata import category

from escalera.cards.kinds import KINDS, RED_THREES
from escalera.engine.state.rule_record import points_of
from escalera.pad.errors import PadError
from escalera.pad.sheet.fields import MOST_COUNT, Field, FieldKind, fields
from escalera.rules import RuleSet
from escalera.texts.joiners import is_joiner

NOTE_LENGTH = 200


@dataclass(frozen=True)
class TeamHand:
    """A team's numbers by field name, those that are 0 left out.

    `by_value`: card points that were counted by value, as how many cards of each, by field name;
    their sum is in `numbers` too.
    """

    numbers: Mapping[str, int] = field(default_factory=dict)
    by_value: Mapping[str, Mapping[int, int]] = field(default_factory=dict)

    def get(self, name: str) -> int:
        """Return a field's number, 0 if nothing is written."""
        return self.numbers.get(name, 0)


@dataclass(frozen=True)
class Hand:
    """A hand on the pad: each team's numbers, and a note."""

    teams: tuple[TeamHand, ...]
    note: str = ""


def values(rules: RuleSet) -> tuple[int, ...]:
    """Return the card points that a card can be worth, the highest first."""
    found = {points_of(rules, kind) for kind in range(KINDS) if kind not in RED_THREES}
    return tuple(sorted(found - {0}, reverse=True))


def read_hand(rules: RuleSet, data: object, where: str = "hand") -> Hand:
    """Return the hand that plain data stands for; PadError, naming the place, if it is none.

    data: `{"teams": [{"red_canastas": 2, "table": {"10": 3}, ...}, ...], "note": "..."}`.
    """
    found = mapping(data, where)
    only(found, ("teams", "note"), where)
    teams = found.get("teams")
    if not isinstance(teams, list) or len(teams) != rules.teams:
        raise PadError(f"{where}.teams", "LIST_OF_TEAMS", teams=rules.teams)
    read = [_team(rules, team, f"{where}.teams[{at}]") for at, team in enumerate(teams)]
    return Hand(tuple(read), text(found.get("note", ""), f"{where}.note", NOTE_LENGTH))


def write_hand(hand: Hand) -> dict[str, Any]:
    """Return a hand as plain data, as `read_hand` takes it."""
    teams = [_written(team) for team in hand.teams]
    return {"teams": teams, "note": hand.note} if hand.note else {"teams": teams}


def _written(team: TeamHand) -> dict[str, Any]:
    counted = {
        name: {str(value): count for value, count in by_value.items()}
        for name, by_value in team.by_value.items()
    }
    return {**team.numbers, **counted}


def _team(rules: RuleSet, data: object, where: str) -> TeamHand:
    found = mapping(data, where)
    only(found, tuple(item.name for item in fields(rules)), where)
    by_value = {
        item.name: _by_value(rules, found[item.name], f"{where}.{item.name}")
        for item in fields(rules)
        if item.kind is FieldKind.CARDS and isinstance(found.get(item.name), dict)
    }
    numbers = {
        item.name: _sum(by_value[item.name])
        if item.name in by_value
        else _number(item, found[item.name], f"{where}.{item.name}")
        for item in fields(rules)
        if item.name in found
    }
    return TeamHand({name: number for name, number in numbers.items() if number}, by_value)


def _sum(by_value: Mapping[int, int]) -> int:
    return sum(value * count for value, count in by_value.items())


def _number(item: Field, value: object, where: str) -> int:
    if item.kind is FieldKind.FLAG and isinstance(value, bool):
        return int(value)
    return whole(value, where, 0, item.most)


def _by_value(rules: RuleSet, data: object, where: str) -> dict[int, int]:
    """Return how many cards of each value; a card counted 0 times is left out."""
    found, known = mapping(data, where), {str(value): value for value in values(rules)}
    only(found, tuple(known), where)
    counts = {
        known[key]: whole(count, f"{where}.{key}", 0, 4 * MOST_COUNT)
        for key, count in found.items()
    }
    return {value: counts[value] for value in known.values() if counts.get(value)}


# ------------------------------------------------------------------ plain data


def mapping(data: object, where: str) -> dict[str, Any]:
    """Return data that is an object; PadError if it is none."""
    if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
        raise PadError(where, "NO_OBJECT")
    return data


def only(data: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    """Raise PadError for a name that is not known here."""
    for name in data:
        if name not in known:
            shown = name if name.isprintable() and len(name) <= 40 else ascii(name[:40])
            raise PadError(where, "UNKNOWN_KEY", key=shown, known=", ".join(known))


def whole(value: object, where: str, low: int, high: int) -> int:
    """Return a whole number within bounds; PadError for anything else."""
    if type(value) is not int or not low <= value <= high:
        raise PadError(where, "NO_WHOLE_NUMBER", low=low, high=high)
    return value


def text(value: object, where: str, length: int) -> str:
    """Return a text of one line, spaces at its ends left out; PadError for anything else.

    Spaces become plain, and what shows nothing is left out unless emoji or letters hang by it.
    """
    if not isinstance(value, str) or len(value) > length:
        raise PadError(where, "NO_LINE_OF_TEXT", most=length)
    plain = "".join(" " if category(sign) == "Zs" else sign for sign in value).strip()
    kept = [sign for at, sign in enumerate(plain) if category(sign) != "Cf" or is_joiner(plain, at)]
    if not all(sign.isprintable() or category(sign) == "Cf" for sign in kept):
        raise PadError(where, "NO_LINE_OF_TEXT", most=length)
    return "".join(kept).strip()
