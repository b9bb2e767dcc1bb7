"""A rule set as plain numbers, with which a program can count a pad without the rules.

Nothing here knows a rule: what depends on more than one number comes from the engine, as a list.
"""

from typing import Any, Final

from escalera.engine.match import doors
from escalera.engine.scoring.outcome import minimums
from escalera.pad.pad_data import written_settings
from escalera.pad.sheet.entry import values
from escalera.pad.sheet.fields import Field, fields, numbers_of
from escalera.pad.sheet.lines import SheetLine, lines
from escalera.rules import RuleSet

_COMPLETE: Final = 8
"""More complete melds than any rule about red 3s asks for."""


def described(rules: RuleSet) -> dict[str, Any]:
    """Return what a pad of a rule set needs to be filled in and counted; docs/pad.md tells it."""
    return {
        "game": rules.game,
        "title": rules.title,
        "players": rules.seats,
        "settings": written_settings(rules),
        "teams": [rules.team_of(seat) for seat in range(1, rules.seats + 1)],
        "left_of": [rules.left_of(seat) for seat in range(1, rules.seats + 1)],
        "fields": [_field(found) for found in fields(rules)],
        "lines": [_line(found) for found in lines(rules)],
        "values": list(values(rules)),
        "melds": [found.name for found in fields(rules) if found.is_meld],
        "red_threes": _red_threes(rules),
        "minimum_by": rules.minimum_by,
        "minimums": _minimums(rules),
        "target": 0 if rules.hands else rules.target,
        "hands": rules.hands,
    }


def _field(found: Field) -> dict[str, Any]:
    return {
        "name": found.name,
        "label": found.label,
        "words": [found.words],
        "kind": found.kind.value,
        "each": found.each,
        "most": found.most,
        "rare": found.rare,
    }


def _line(found: SheetLine) -> dict[str, Any]:
    return {
        "name": found.name,
        "label": found.label,
        "words": list(found.words),
        "each": found.each,
        "fields": [field.name for field in found.fields],
    }


def _red_threes(rules: RuleSet) -> dict[str, list[list[int]]]:
    """Return what each number of red 3s scores, a row for each number of complete melds.

    The last row is for that many or more.
    """
    return {
        "not_melded": [_points(rules, 0, melded=False)],
        "melded": _shortest([_points(rules, n, melded=True) for n in range(_COMPLETE)]),
    }


def _points(rules: RuleSet, complete: int, *, melded: bool) -> list[int]:
    most = next(found.most for found in fields(rules) if found.name == "red_threes")
    known = numbers_of(rules)
    return [int(doors.red_threes_score(known, n, melded, complete)) for n in range(most + 1)]


def _shortest(rows: list[list[int]]) -> list[list[int]]:
    while len(rows) > 1 and rows[-1] == rows[-2]:
        rows = rows[:-1]
    return rows


def _minimums(rules: RuleSet) -> list[dict[str, int | None]]:
    """Return the initial melds, each with the score or the hand from which it applies."""
    by_hand = rules.minimum_by == "hand"

    def at(number: int) -> int:
        score, hand = (0, number) if by_hand else (number, 1)
        return minimums(rules, (score,), hand)[0]

    lowest = 1 if by_hand else -1
    starts = range(lowest + 1, rules.hands + 1) if by_hand else rules.minimum_scores
    steps: list[dict[str, int | None]] = [{"start": None, "points": at(lowest)}]
    for start in starts:
        if at(start) != steps[-1]["points"]:
            steps.append({"start": start, "points": at(start)})
    return steps
