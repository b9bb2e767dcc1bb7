"""Values to try for each parameter, and where another value changes nothing in play."""

from collections.abc import Callable
from functools import cache

from escalera.rules import Kind, Parameter, RuleError, RuleSet, load, parameters

_NUMBERS: dict[str, tuple[object, ...]] = {
    "partner_counts": ("4", "6", "4/6", "none"),
    "minimum_scores": ("0/1500/3000/7000", "0/500/1000/2000"),
    "minimums": ("50/90/120", "60/100/130/160", "10/20/30/40/50"),
}


def values_of(parameter: Parameter) -> tuple[object, ...]:
    """A few values of a parameter, most of them in its range's low part."""
    low, high = parameter.low, parameter.high
    few = sorted({low, low + 1, min(low + 2, high), min(low + 4, high), high})
    return {
        Kind.WHOLE: tuple(few),
        Kind.COUNT: ("all", *few),
        Kind.YES_NO: ("yes", "no"),
        Kind.CHOICE: parameter.choices,
        Kind.NUMBERS: _NUMBERS.get(parameter.name, ()),
        Kind.CHANCE: ("off", 0.25, 1),
    }[parameter.kind]


@cache
def choices() -> dict[str, tuple[object, ...]]:
    """Values to try, by parameter; not for `players`, which is no setting."""
    named = ((item.name, values_of(item)) for item in parameters())
    return {name: values for name, values in named if name != "players"}


def _no_red_three_in_pile(rules: RuleSet) -> bool:
    return rules.upcard == "none" and rules.joker_discard == "allowed"


def _black_threes_score_nothing(rules: RuleSet) -> bool:
    return rules.black_threes_out == "never" or not rules.black_threes_score


def _asked_by_sort(rules: RuleSet) -> int:
    """How many melds the games' own needs by sort come to: a samba is never a need besides red."""
    plain = rules.need_red_canasta + rules.need_black_canasta + rules.need_sevens
    return rules.need_red + rules.need_black + rules.need_samba + plain + rules.need_wild


# Where a parameter changes nothing in play, nothing is said of it.
SILENT: dict[str, Callable[[RuleSet], bool]] = {
    "freeze_wild": lambda rules: rules.always_frozen,
    "freeze_red_three": lambda rules: rules.always_frozen or _no_red_three_in_pile(rules),
    "pile_red_three_replaced": _no_red_three_in_pile,
    "points_black_three": _black_threes_score_nothing,
    "take_upcard_alone": lambda rules: rules.always_frozen,
    "wilds_qualify": lambda rules: rules.always_frozen,
    "wilds_with_sevens": lambda rules: rules.wilds_in_set == 0,
    "black_threes_score": lambda rules: rules.black_threes_out == "never",
    "foot_taken": lambda rules: not rules.foot_cards,
    "merge_sets": lambda rules: rules.sets_combine,
    "wilds_to_complete": lambda rules: rules.wilds_in_set == 0,
    "minimum_scores": lambda rules: rules.minimum_by == "hand",
    "need_any": lambda rules: 0 < _asked_by_sort(rules) >= rules.need_any,
    "asking": lambda rules: not rules.partners,
    "unused_yes_penalty": lambda rules: not rules.partners,
    "out_after_no_penalty": lambda rules: not rules.partners,
    "out_without_yes_returns": lambda rules: not rules.partners,
    "black_samba": lambda rules: rules.wilds_in_sequence == 0,
    "black_sevens_bonus": lambda rules: (
        not (rules.sevens_bonus and rules.wilds_in_set and rules.wilds_with_sevens)
    ),
    "black_canasta": lambda rules: rules.wilds_in_set == 0,
    "wild_mixed": lambda rules: rules.wild_melds == "none",
    "wild_black": lambda rules: rules.wild_melds == "none",
    "wild_red": lambda rules: rules.wild_melds == "none",
    "undeclared_penalty": lambda rules: rules.red_threes_laid != "declare",
    # Going out there needs a foot that was picked up in an earlier turn, so after the initial meld.
    "concealed_bonus": lambda rules: rules.foot_cards > 0 and rules.foot_taken == "tabled",
    "cut_points": lambda rules: rules.cut_bonus == 0,
}
# Parameters that can't change alone.
WITH: dict[str, tuple[dict[str, object], ...]] = {
    "hands": ({"target": 0}, {"target": 0, "minimums": "50/90"}),
    "target": ({"hands": 0, "minimum_by": "score", "minimums": "15/50/90/120/150"},),
    "minimum_by": (
        {"hands": 4, "target": 0, "minimums": "50/90/120/150"},
        {"minimums": "15/50/90/120/150"},
    ),
    "black_sevens_bonus": ({}, {"sevens_bonus": 1000, "wilds_with_sevens": "yes"}),
    "need_wild": ({}, {"wild_melds": "several"}),
    "sequences": ({}, {"need_samba": 0}),
}


def silent(name: str, rules: RuleSet) -> bool:
    return name in SILENT and SILENT[name](rules)


def changed(game: str, players: int, name: str) -> list[RuleSet]:
    """Rule sets in which this parameter has another value."""
    base, found = load(game, players), []
    for value in choices()[name]:
        for more in WITH.get(name, ({},)):
            try:
                rules = load(game, players, {name: value, **more})
            except RuleError:
                continue
            if getattr(rules, name) != getattr(base, name):
                found.append(rules)
    return found
