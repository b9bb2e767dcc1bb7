"""The fields that a team fills in after a hand: which there are depends on the rules."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache

from escalera.engine.match import doors
from escalera.engine.state.dtypes import States
from escalera.engine.state.enums import Item
from escalera.engine.state.rule_record import numbers
from escalera.rules import RuleSet, switches
from escalera.rules.possible import black_sambas
from escalera.texts import LANGUAGES, texts

MOST_COUNT = 99
MOST_POINTS = 99_999


class FieldKind(StrEnum):
    """How a field is filled in."""

    COUNT = "count"
    FLAG = "flag"
    POINTS = "points"
    """A sum of points, 0 or more."""
    CARDS = "cards"
    """Card points: a sum, or how many cards of each value."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a team's hand: `each` is what one scores, `most` the highest number it takes.

    `item` is what the engine calls it; None for red 3s, whose worth depends on all of them, and
    for points. A field of points counts `each` (1 or -1) a point. `words`: what its label is
    found by in the texts; `short`: the same among others. `rare`: an offence or a penalty, which
    most hands don't have.
    """

    name: str
    words: str
    kind: FieldKind
    each: int
    most: int
    item: Item | None = None
    short: str = ""
    rare: bool = False

    @property
    def label(self) -> str:
        """What the field is called."""
        return labelled(self.words)

    @property
    def among(self) -> str:
        """What its label is found by after another one, with which it shares a line."""
        return self.short or self.words[0].lower() + self.words[1:]

    @property
    def is_meld(self) -> bool:
        """Whether this field counts complete melds."""
        return self.item is not None and self.item < Item.OUT


def labelled(words: str, language: str = LANGUAGES[0]) -> str:
    """Return the label that is found by some words; KeyError if there is none."""
    return texts(language, "padlabels").say(f"padlabel-{words}")


@cache
def numbers_of(rules: RuleSet) -> States:
    """Return the rule set as the engine reads it."""
    return numbers(rules)


@cache
def fields(rules: RuleSet) -> tuple[Field, ...]:
    """Return the fields of a rule set: melds, going out, red 3s, cuts, penalties, cards."""
    return (*_melds(rules), *_extras(rules), *_penalties(rules), *_cards(rules))


def field(rules: RuleSet, name: str) -> Field | None:
    """Return the field of a name, None if the rule set has none."""
    return next((found for found in fields(rules) if found.name == name), None)


def _count(rules: RuleSet, name: str, words: str, item: Item, short: str = "") -> Field:
    each = int(doors.worth_of(numbers_of(rules), int(item)))
    return Field(name, words, FieldKind.COUNT, each, MOST_COUNT, item, short)


def _melds(rules: RuleSet) -> Iterator[Field]:
    wilds, mixed = rules.wilds_in_set > 0, black_sambas(rules)
    yield _count(rules, "red_canastas", "Red-canastas", Item.RED_CANASTA)
    if wilds:
        yield _count(rules, "black_canastas", "Black-canastas", Item.BLACK_CANASTA)
    if rules.sequences:
        red = "Red-sambas" if mixed else "Sambas"
        yield _count(rules, "red_sambas", red, Item.RED_SAMBA)
    if mixed:
        yield _count(rules, "black_sambas", "Black-sambas", Item.BLACK_SAMBA)
    if rules.sevens_apart:
        yield _count(rules, "red_sevens", "Canastas-of-7s", Item.RED_SEVENS, "7s")
        if wilds and rules.wilds_with_sevens:
            words, short = "Canastas-of-7s-with-wilds", "7s-with-wilds"
            yield _count(rules, "black_sevens", words, Item.BLACK_SEVENS, short)
    if rules.wild_melds != "none":
        yield from _wild_melds(rules)


def _wild_melds(rules: RuleSet) -> Iterator[Field]:
    """Yield one field where all wild melds score the same, else one for each kind (R16)."""
    if len({rules.wild_red, rules.wild_black, rules.wild_mixed}) == 1:
        yield _count(rules, "wild_melds", "Wild-canastas", Item.WILD_MIXED)
        return
    yield _count(rules, "wild_twos", "Wild-melds-of-2s-alone", Item.WILD_RED)
    words = "Wild-melds-with-four-jokers"
    yield _count(rules, "wild_jokers", words, Item.WILD_BLACK)
    yield _count(rules, "wild_mixed", "Mixed-wild-melds", Item.WILD_MIXED)


def unlaid_apart(rules: RuleSet) -> bool:
    """Say whether red 3s that were not laid are counted apart from laid ones (R4, R20)."""
    return not doors.unlaid_are_laid(numbers_of(rules))


def has_cuts(rules: RuleSet) -> bool:
    """Say whether a cut of 30 can score: the table plays it, or the game has it as a switch."""
    taking = {"cut_bonus"}
    return rules.cut_bonus > 0 or any(
        taking & {switch.name, switch.takes} for switch in switches(rules.game)
    )


def _extras(rules: RuleSet) -> Iterator[Field]:
    each = int(doors.worth_of(numbers_of(rules), int(Item.OUT)))
    yield Field("out", "Went-out", FieldKind.FLAG, each, 1, Item.OUT)
    if rules.concealed_bonus:
        more = int(doors.worth_of(numbers_of(rules), int(Item.CONCEALED)))
        yield Field("concealed", "Went-out-concealed", FieldKind.FLAG, more, 1, Item.CONCEALED)
    reds = 2 * rules.packs
    yield Field("red_threes", "Red-3s", FieldKind.COUNT, rules.red_three, reds)
    if unlaid_apart(rules):
        declared = rules.red_threes_laid == "declare"
        words = "Red-3s-not-declared" if declared else "Red-3s-left-in-hands"
        found = _count(rules, "red_threes_left", words, Item.UNLAID_RED_THREE)
        yield replace(found, rare=declared)
    if has_cuts(rules):
        yield _count(rules, "cuts", "Cuts-of-30", Item.CUT)


def _penalties(rules: RuleSet) -> Iterator[Field]:
    """Yield the offences that cost points (R20), and a field for what else the table agrees."""
    other = Field("other_penalties", "Other-penalties", FieldKind.POINTS, -1, MOST_POINTS)
    yield from (replace(one, rare=True) for one in (*_offences(rules), other))


def _offences(rules: RuleSet) -> Iterator[Field]:
    if rules.unused_yes_penalty and rules.partners:
        yield _count(rules, "unused_yes", "Told-yes-and-not-out", Item.UNUSED_YES)
    if rules.out_after_no_penalty and rules.partners:
        yield _count(rules, "out_after_no", "Tried-to-go-out-after-a-no", Item.OUT_AFTER_NO)
    if rules.claim_penalty:
        yield _count(rules, "claims", "Tried-for-an-upcard-in-vain", Item.CLAIM)


def black_threes_apart(rules: RuleSet) -> bool:
    """Say whether a black 3 left in a hand costs anything but its card points (R20a)."""
    return rules.black_three_in_hand != rules.points_black_three


def _cards(rules: RuleSet) -> Iterator[Field]:
    where = "hands-and-feet" if rules.foot_cards else "hands"
    yield Field("table", "Cards-on-the-table", FieldKind.CARDS, 1, MOST_POINTS)
    left = f"Cards-left-in-{where}"
    if black_threes_apart(rules):
        yield _count(rules, "black_threes_left", f"Black-3s-left-in-{where}", Item.BLACK_THREE_LEFT)
        left += "-black-3s-apart"
    yield Field("hand", left, FieldKind.CARDS, -1, MOST_POINTS)
