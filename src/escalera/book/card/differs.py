"""What differs between two rule sets: each parameter with another value that means something."""

from dataclasses import dataclass

from escalera.book.card.figures import in_one_price, matterless
from escalera.book.card.parameter_words import GROUPS, label, value
from escalera.book.wording.catalogue import catalogue
from escalera.book.wording.phrases import say
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
    """Return what differs, in the order of the rule card; empty for the same rules.

    What means nothing at either table is left out; if it means nothing at just one, it says so.
    """
    names = [name for group in GROUPS.values() for name in group.split()]
    changed = [name for name in names if _changes(name, left, right)]
    found = [_difference(name, left, right, language) for name in changed]
    return (*_seats(left, right, language), *found)


def _changes(name: str, left: RuleSet, right: RuleSet) -> bool:
    nowhere = matterless(name, left) and matterless(name, right)
    silent = nowhere or in_one_price(name, left, right)
    return getattr(left, name) != getattr(right, name) and not silent


def _difference(name: str, left: RuleSet, right: RuleSet, language: str) -> Difference:
    words = catalogue(language)
    nothing = words.text(say("value-nothing"))
    values = [nothing if matterless(name, r) else value(name, r, words) for r in (left, right)]
    return Difference(name, label(name, words, left, right), *values)


def from_default(rules: RuleSet, language: str = "en") -> tuple[Difference, ...]:
    """Return what differs from the game's own document for that many players."""
    return differences(load(rules.game, rules.seats), rules, language)


def _seats(left: RuleSet, right: RuleSet, language: str) -> tuple[Difference, ...]:
    if left.seats == right.seats:
        return ()
    label = catalogue(language).text(say("fact-seats"))
    return (Difference("seats", label, str(left.seats), str(right.seats)),)
