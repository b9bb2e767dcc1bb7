"""What differs between two rule sets: each parameter whose value is not the same."""

from dataclasses import dataclass

from escalera.book.catalogue import catalogue
from escalera.book.facts import GROUPS, label, value
from escalera.book.said import say
from escalera.rules import RuleSet, load


@dataclass(frozen=True)
class Difference:
    """A parameter that differs: its name, its label, and both values in words.

    The number of players at the table, `seats`, is one too.
    """

    name: str
    label: str
    left: str
    right: str


def differences(left: RuleSet, right: RuleSet, language: str = "en") -> tuple[Difference, ...]:
    """Return what differs, in the order of the rule card; empty for the same rules."""
    names = [name for group in GROUPS.values() for name in group.split()]
    changed = [name for name in names if getattr(left, name) != getattr(right, name)]
    words = catalogue(language)
    found = [
        Difference(name, label(name, words), value(name, left, words), value(name, right, words))
        for name in changed
    ]
    return (*_seats(left, right, language), *found)


def from_default(rules: RuleSet, language: str = "en") -> tuple[Difference, ...]:
    """Return what differs from the game as its document has it for so many players."""
    return differences(load(rules.game, rules.seats), rules, language)


def _seats(left: RuleSet, right: RuleSet, language: str) -> tuple[Difference, ...]:
    if left.seats == right.seats:
        return ()
    label = catalogue(language).text(say("fact.seats"))
    return (Difference("seats", label, str(left.seats), str(right.seats)),)
