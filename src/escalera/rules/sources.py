"""Where the rule behind a parameter is written: sections of the game's document, and rulings."""

import re
from typing import Final

from escalera.rules.loader import define
from escalera.rules.parameters import BY_NAME
from escalera.rules.ruleset import RuleSet

_RULING: Final = re.compile(r"R[0-9]+[a-z]?")


def source_of(rules: RuleSet, name: str) -> str:
    """Return where a parameter's value comes from at a table, `; ` between several places.

    What a published variation changes cites the variation, what a house rule sets that rule.
    """
    definition = define(rules.game)
    changed = [item for item in rules.deviations if name in item.changes]
    for item in changed:
        if item.house:
            return f"house rule: {item.key}={item.value}"
    if changed and changed[0].key in definition.switches:
        return definition.switches[changed[0].key].source
    return definition.entries[name].source


def is_ruling(source: str) -> bool:
    """Say whether one place is a ruling such as `R15a`, not a section of a document."""
    return _RULING.fullmatch(source) is not None


def cited(rests_on: str, rules: RuleSet) -> str:
    """Return the sections and rulings that something rests on, the game's document first.

    rests_on: parameters and rulings, with `; ` between.
    """
    found = [source_of(rules, name) if name in BY_NAME else name for name in rests_on.split("; ")]
    parts = [part for source in found for part in source.split("; ")]
    return "; ".join(sorted(dict.fromkeys(parts), key=is_ruling))
