"""What differs between two rule sets: each parameter with another value that means something."""

from dataclasses import dataclass, replace

from escalera.book.card.figures import in_one_price, matterless
from escalera.book.card.parameter_words import GROUPS, label, value
from escalera.book.wording.catalogue import catalogue
from escalera.book.wording.phrases import listed, say
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
    found = (_difference(name, left, right, language) for name in changed)
    meant = [item for item in found if item.left != item.right]
    return (*_seats(left, right, language), *meant)


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
    """Return what differs from the game's own document, on the left, for that many players.

    A number of players that the document doesn't have is one of these (R2).
    """
    found = differences(load(rules.game, rules.seats), rules, language)
    return (*_unusual_count(rules, language), *found)


def compared(rules: RuleSet, other: RuleSet, language: str = "en") -> tuple[Difference, ...]:
    """Return how a table differs from another one, or from its document if that is the other."""
    if other != load(rules.game, rules.seats):
        return differences(rules, other, language)
    found = from_default(rules, language)
    return tuple(replace(item, left=item.right, right=item.left) for item in found)


def _unusual_count(rules: RuleSet, language: str) -> tuple[Difference, ...]:
    if rules.seats in rules.players:
        return ()
    usual = catalogue(language).text(listed(rules.players, "or"))
    return (_seated(usual, str(rules.seats), language),)


def _seats(left: RuleSet, right: RuleSet, language: str) -> tuple[Difference, ...]:
    if left.seats == right.seats:
        return ()
    return (_seated(str(left.seats), str(right.seats), language),)


def _seated(left: str, right: str, language: str) -> Difference:
    return Difference("seats", catalogue(language).text(say("fact-seats")), left, right)
