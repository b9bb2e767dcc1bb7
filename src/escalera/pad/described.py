"""A rule set's score pad described as plain data, for a screen that has no engine beside it."""

from typing import Any, Final

from escalera.pad.entry import values
from escalera.pad.fields import Field, fields
from escalera.pad.findings import SENTENCES
from escalera.pad.lines import SheetLine, lines
from escalera.rules import RuleSet
from escalera.rules.card_end import needed, needs_in_words

_MATCH: Final = ("minimum_by", "minimums", "target", "hands")
_RED_THREES: Final = ("red_three", "red_three_all", "red_three_sign")


def described(rules: RuleSet) -> dict[str, Any]:
    """Return the fields, lines and numbers that a pad of a rule set is filled in and counted by.

    fields: by name, in order, with what each scores; of red 3s `red_threes` says more. needs: what
    going out takes, by parameter. checks: level, sentence (words in braces) and rule by name.
    """
    return {
        "game": rules.game,
        "title": rules.title,
        "seats": rules.seats,
        "teams": rules.teams,
        "fields": [_field(found) for found in fields(rules)],
        "lines": [_line(line) for line in lines(rules)],
        "card_values": list(values(rules)),
        "red_threes": {
            **{name: getattr(rules, name) for name in _RED_THREES},
            "in_pack": 2 * rules.packs,
        },
        "match": {name: _plain(getattr(rules, name)) for name in _MATCH},
        "needs": {name: number for name, number, _ in needs_in_words(rules)}
        | {"need_any": rules.need_any},
        "needed": needed(rules),
        "checks": {check.value: _check(found) for check, found in SENTENCES.items()},
    }


def _field(found: Field) -> dict[str, Any]:
    return {
        "name": found.name,
        "label": found.label,
        "kind": found.kind.value,
        "each": found.each,
        "most": found.most,
        "item": found.item.name if found.item is not None else "",
    }


def _line(line: SheetLine) -> dict[str, Any]:
    names = [found.name for found in line.fields]
    return {"name": line.name, "label": line.label, "each": line.each, "fields": names}


def _check(found: tuple[Any, str, str]) -> dict[str, str]:
    level, sentence, rule = found
    return {"level": level.value, "sentence": sentence, "rule": rule}


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
