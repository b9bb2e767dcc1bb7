"""The rule card: one page of figures, made from the parameters."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from escalera.book.card.parameter_words import GROUPS, label, value
from escalera.book.wording.catalogue import Catalogue, catalogue
from escalera.book.wording.phrases import say
from escalera.engine.state.sizes import LEAST_NATURALS
from escalera.rules import RuleSet
from escalera.rules.possible import (
    any_asks_more,
    black_bolivias,
    black_canastas,
    black_sambas,
    black_sevens,
    black_threes_count,
    bolivias,
    concealed,
    limits_takes,
    may_return,
    red_three_in_pile,
    red_three_taken,
    wilds_beside_naturals,
)
from escalera.rules.requirements import needs_of


@dataclass(frozen=True)
class Row:
    """A line of the card: a parameter's name, its label and its value in words."""

    name: str
    label: str
    value: str


@dataclass(frozen=True)
class CardGroup:
    """A part of the card: its key, its title and its lines."""

    key: str
    title: str
    rows: tuple[Row, ...]


def figures(rules: RuleSet, language: str = "en") -> tuple[CardGroup, ...]:
    """Return the card's parts in reading order, without what doesn't matter at this table.

    A parameter is left out if no play can meet it, or if it is off or asks for nothing.
    """
    words = catalogue(language)
    groups = (
        CardGroup(
            key,
            words.text(say(f"card-group-{key}")),
            (*_rows(rules, names, language), *(_going_out(rules, words) if key == "out" else ())),
        )
        for key, names in GROUPS.items()
    )
    return tuple(group for group in groups if group.rows)


def _rows(rules: RuleSet, names: str, language: str) -> tuple[Row, ...]:
    words = catalogue(language)
    return tuple(
        Row(name, label(name, words, rules), value(name, rules, words))
        for name in names.split()
        if _said(name, rules)
    )


def _going_out(rules: RuleSet, words: Catalogue) -> Iterator[Row]:
    """Yield what going out takes besides complete melds (R19g, R19h)."""
    if rules.foot_cards:
        when = words.text(say(f"value-foot_out-{rules.foot_taken}"))
        yield Row("foot_out", words.text(say("fact-foot_out")), when)
    if rules.pile_face_down:
        no = words.text(say("value-no"))
        yield Row("pile_out", words.text(say("fact-pile_out")), no)


def _said(name: str, rules: RuleSet) -> bool:
    if matterless(name, rules) or _usual(name, rules) or in_one_price(name, rules):
        return False
    if name in _SAID_BY_OTHERS:
        return False
    if name.startswith(("points_", "minimum")) or name in _ALWAYS | _FORBIDDEN_BY_NO:
        return True
    return bool(getattr(rules, name)) or name == "pile_take"


def _usual(name: str, rules: RuleSet) -> bool:
    """Say whether a limit is the usual one, which nobody would look up."""
    if name == "take_onto_at_most":
        return not limits_takes(rules)
    return name in _NO_LIMIT and bool(getattr(rules, name) == _NO_LIMIT[name])


_SAID_BY_OTHERS: Final = {"minimum_scores"}
"""Said by another line of the card: the minimums name the scores from which they hold."""

_ALWAYS: Final = {
    "red_canasta",
    "black_canasta",
    "red_samba",
    "black_samba",
    "wild_red",
    "wild_black",
    "wild_mixed",
    "going_out_bonus",
    "red_three",
    "red_three_all",
    "black_three_in_hand",
    "wilds_in_set",
    "wilds_in_sequence",
}
"""What goes on every card, even a 0."""


_FORBIDDEN_BY_NO: Final = {
    "take_upcard_alone",
    "take_sequence",
    "wilds_qualify",
    "take_for_initial",
    "wilds_with_sevens",
    "add_to_complete",
    "wilds_to_complete",
    "pile_red_three_replaced",
    "black_threes_score",
}
"""What goes on every card, also a no: it says what may not be done."""


def in_one_price(name: str, *tables: RuleSet) -> bool:
    """Say whether `wild_mixed` is the price of all complete wild melds, including this one.

    Without jokers there are no mixed ones, and `wild_red` is.
    """
    if name == "wild_red" and not all(rules.jokers for rules in tables):
        return False
    return name in ("wild_red", "wild_black") and not any(map(bolivias, tables))


_NO_LIMIT: Final = {
    "complete_cards": 7,
    "pile_minimum": 1,
    "stock_piles": 1,
}


def matterless(name: str, rules: RuleSet) -> bool:
    """Say whether a parameter changes nothing at this table, because of another one."""
    return name in _MATTERLESS and _MATTERLESS[name](rules)


_MATTERLESS: Final[dict[str, Callable[[RuleSet], bool]]] = {
    "freeze_wild": lambda rules: rules.always_frozen,
    "freeze_red_three": lambda rules: rules.always_frozen or not red_three_in_pile(rules),
    "take_upcard_alone": lambda rules: rules.always_frozen,
    "wilds_qualify": lambda rules: rules.always_frozen or not wilds_beside_naturals(rules),
    "naturals_outnumber": lambda rules: rules.wilds_in_set < LEAST_NATURALS,
    "wilds_with_sevens": lambda rules: rules.wilds_in_set == 0,
    "foot_taken": lambda rules: not rules.foot_cards,
    "merge_sets": lambda rules: rules.sets_combine,
    "wilds_to_complete": lambda rules: rules.wilds_in_set == 0,
    "minimum_scores": lambda rules: rules.minimum_by == "hand",
    "black_canasta": lambda rules: not black_canastas(rules),
    "red_samba": lambda rules: not rules.sequences,
    "wilds_in_sequence": lambda rules: not rules.sequences,
    "one_sequence_per_suit": lambda rules: not rules.sequences,
    "take_sequence": lambda rules: not rules.sequences,
    "black_samba": lambda rules: not black_sambas(rules),
    "black_sevens_bonus": lambda rules: not (rules.sevens_bonus and black_sevens(rules)),
    "wild_mixed": lambda rules: rules.wild_melds == "none" or not rules.jokers,
    "wild_black": lambda rules: not black_bolivias(rules),
    "wild_red": lambda rules: rules.wild_melds == "none",
    "joker_discard": lambda rules: not rules.jokers,
    "points_joker": lambda rules: not rules.jokers,
    "points_black_three": lambda rules: not black_threes_count(rules),
    "pile_red_three_replaced": lambda rules: (
        not red_three_taken(rules) or rules.red_threes_laid == "declare"
    ),
    "black_threes_score": lambda rules: rules.black_threes_out == "never",
    "need_any": lambda rules: bool(needs_of(rules)) and not any_asks_more(rules),
    "asking": lambda rules: not rules.partners,
    "unused_yes_penalty": lambda rules: not rules.partners,
    "out_after_no_penalty": lambda rules: not rules.partners,
    "out_without_yes_returns": lambda rules: not may_return(rules),
    "undeclared_penalty": lambda rules: rules.red_threes_laid != "declare",
    "red_three_in_hand": lambda rules: rules.red_threes_laid == "declare",
    "concealed_bonus": lambda rules: not concealed(rules),
    "cut_points": lambda rules: not rules.cut_bonus,
}
