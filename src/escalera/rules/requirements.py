"""What going out takes, and which of it no melds of the pack can meet.

The page has the checks as TypeScript (tools/page/checks), so they are written in plain words.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from escalera.rules.parameters import PARAMETERS
from escalera.rules.ruleset import RuleSet

RANKS = 11  # naturals: 4 to ace
# What can make a need impossible, in the order in which it is blamed.
_BEHIND = (
    "wild_melds",
    "wilds_with_sevens",
    "wilds_in_set",
    "wilds_in_sequence",
    "naturals_outnumber",
    "sequences",
    "one_sequence_per_suit",
    "need_sevens",
    "packs",
    "jokers",
)


def needs_of(rules: RuleSet) -> dict[str, int]:
    """Return what going out takes besides melds of any kind: how many, by parameter."""
    found = {name: int(getattr(rules, name)) for name in SORTS}
    return {name: count for name, count in found.items() if count}


SORTS: Final = tuple(
    item.name for item in PARAMETERS if item.name.startswith("need_") and item.name != "need_any"
)
"""The parameters that ask for melds of a sort, among those of any kind if some are asked for."""


@dataclass(frozen=True)
class Unmet:
    """A need that can't be met: the parameters at fault, the sentence's name and its values."""

    blamed: tuple[str, ...]
    name: str
    values: Mapping[str, str | int]


@dataclass(frozen=True)
class Supply:
    """The most melds of each kind that a team could complete if it made no other kind."""

    wilds: int
    red_canastas: int
    black_canastas: int
    sevens: int
    red_sambas: int
    sambas: int
    black_sambas: int
    wild_melds: int


def supply(rules: RuleSet) -> Supply:
    """How many there can be at most, judged by the number of cards alone."""
    wilds = 4 * rules.packs + rules.jokers
    rank = 4 * rules.packs
    whole = rules.complete_cards
    in_set = wilds_in_canasta(rules)
    in_sevens = in_set if rules.wilds_with_sevens else 0
    sambas = _most_sambas(rules, rules.wilds_in_sequence)
    return Supply(
        wilds=wilds,
        red_canastas=(RANKS - bool(rules.need_sevens)) * (rank // whole),
        black_canastas=min(wilds, RANKS * (rank // (whole - in_set))) if in_set else 0,
        sevens=rank // (whole - in_sevens),
        red_sambas=_most_sambas(rules, 0),
        sambas=sambas,
        black_sambas=min(sambas, wilds) if rules.wilds_in_sequence else 0,
        wild_melds=0 if rules.wild_melds == "none" else wilds // whole,
    )


def wilds_in_canasta(rules: RuleSet) -> int:
    """The most wilds that a canasta can hold when it is complete (R10, R19b)."""
    whole = rules.complete_cards
    most = (whole - 1) // 2 if rules.naturals_outnumber else whole - 2
    return min(rules.wilds_in_set, most, 4 * rules.packs + rules.jokers)


def _most_sambas(rules: RuleSet, wilds: int) -> int:
    """How many sambas the suits can make, each with this many wilds.

    All of seven cards run through 8, 9 and 10, all of six through the 9.
    """
    if not rules.sequences:
        return 0
    if rules.one_sequence_per_suit:
        return 4
    whole = rules.complete_cards
    used = min(wilds, whole - 2)
    by_suit = RANKS * rules.packs // (whole - used)
    middle = 2 * whole - RANKS
    by_middle = middle * rules.packs // (middle - used) if used < middle else by_suit
    return 4 * min(by_suit, by_middle)


def check_needs(rules: RuleSet) -> Iterator[Unmet]:
    """Yield each need that can't be met."""
    most = supply(rules)
    for name, there in _single_needs(most).items():
        need = getattr(rules, name)
        if need > there:
            values = {"sort": name, "n": need, "most": there}
            yield Unmet((name, *_BEHIND), "NEED_TOO_HIGH", values)
    yield from _joint_needs(rules, most)


def _single_needs(most: Supply) -> dict[str, int]:
    canastas = most.red_canastas + most.black_canastas + most.sevens
    return {
        "need_any": canastas + most.sambas + most.wild_melds,
        "need_red": most.red_canastas + most.sevens + most.red_sambas,
        "need_black": most.black_canastas + most.black_sambas,
        "need_samba": most.sambas,
        "need_red_canasta": most.red_canastas,
        "need_black_canasta": most.black_canastas,
        "need_wild": most.wild_melds,
        "need_sevens": most.sevens,
    }


def _joint_needs(rules: RuleSet, most: Supply) -> Iterator[Unmet]:
    """Yield needs that can be met one by one, but not together."""
    needs = tuple(_single_needs(most).keys())
    wilds = rules.complete_cards * rules.need_wild + max(rules.need_black, rules.need_black_canasta)
    if wilds > most.wilds:
        names = ("need_wild", "need_black", "need_black_canasta", *_BEHIND)
        yield Unmet(names, "NEEDS_WILDS", {"wilds": wilds, "there": most.wilds})
    cards = rules.complete_cards * _melds_needed(rules)
    pack = RANKS * 4 * rules.packs + most.wilds
    if cards > pack:
        yield Unmet((*needs, *_BEHIND), "NEEDS_CARDS", {"cards": cards, "there": pack})


def _melds_needed(rules: RuleSet) -> int:
    """The least number of complete melds that meets all needs."""
    black = max(rules.need_black_canasta, rules.need_sevens)
    by_sort = rules.need_red_canasta + black + rules.need_samba + rules.need_wild
    return max(rules.need_any, rules.need_red + rules.need_black + rules.need_wild, by_sort)
