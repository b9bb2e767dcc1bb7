"""Refuses combinations of parameters that can't be played."""

from typing import NoReturn

from escalera.rules.errors import RuleError
from escalera.rules.requirements import check_needs
from escalera.rules.ruleset import RuleSet


def check(rules: RuleSet) -> None:
    """Raise RuleError, naming the setting at fault, for an impossible rule set."""
    _check_teams(rules)
    _check_deal(rules)
    _check_pile(rules)
    _check_match(rules)
    _check_minimums(rules)
    for unmet in check_needs(rules):
        refuse(rules, unmet.blamed, unmet.name, unmet.sentence)


def refuse(rules: RuleSet, names: tuple[str, ...], name: str, sentence: str) -> NoReturn:
    """Raise RuleError for the first of these parameters that a setting changes, or the first."""
    blamed = [item.key for one in names for item in rules.deviations if one in item.changes]
    raise RuleError(blamed[0] if blamed else names[0], name, sentence)


def _check_teams(rules: RuleSet) -> None:
    if set(rules.partner_counts) - {4, 6}:
        refuse(rules, ("partner_counts",), "TEAMS_OF_WHOM", "two teams need four or six players.")
    if list(rules.partner_counts) != sorted(set(rules.partner_counts)):
        said = ("partner_counts",)
        refuse(rules, said, "TEAMS_IN_ORDER", "write each number once, the smaller first.")


def _check_deal(rules: RuleSet) -> None:
    """The worst case of the upcards, and one draw, must be left after the deal."""
    pack = pack_size(rules)
    names = ("hand_cards", "foot_cards", "draw_cards", "upcard", "packs", "jokers", "players")
    dealt = rules.seats * (rules.hand_cards + rules.foot_cards)
    needed = dealt + most_upcards(rules) + rules.draw_cards
    if needed > pack:
        refuse(
            rules,
            names,
            "PACK_TOO_SMALL",
            f"dealing {dealt} cards, with the upcard and a draw, takes up to {needed} cards, "
            f"but the pack has {pack}.",
        )


def pack_size(rules: RuleSet) -> int:
    """All cards of the pack."""
    return 52 * rules.packs + rules.jokers


def most_upcards(rules: RuleSet) -> int:
    """How many cards may have to be turned before one can start the discard pile."""
    passed = {
        "none": -1,
        "any": 0,
        "not_red_three": 2 * rules.packs,
        "until_natural": 8 * rules.packs + rules.jokers,
    }
    return passed[rules.upcard] + 1


def _check_pile(rules: RuleSet) -> None:
    if rules.pile_minimum > pack_size(rules):
        _refuse_pile(rules, "pile_minimum")
    if rules.pile_take > pack_size(rules):
        _refuse_pile(rules, "pile_take")


def _refuse_pile(rules: RuleSet, parameter: str) -> NoReturn:
    refuse(
        rules,
        (parameter, "packs", "jokers"),
        "PILE_NEVER_HOLDS",
        f"the pile never holds {getattr(rules, parameter)} cards, the pack has fewer.",
    )


def _check_match(rules: RuleSet) -> None:
    names = ("hands", "target")
    if rules.target and rules.hands:
        refuse(
            rules,
            names,
            "TWO_ENDS",
            "a match ends at a score or after a number of hands: set the other one to 0.",
        )
    if not rules.target and not rules.hands:
        refuse(
            rules,
            names,
            "NO_END",
            "give the match a score or a number of hands at which it ends, or it never would.",
        )


def _check_minimums(rules: RuleSet) -> None:
    names = ("minimums", "minimum_by", "hands")
    if rules.minimum_by == "hand" and not rules.hands:
        refuse(
            rules,
            names,
            "MINIMUMS_BY_HAND",
            "where each hand has its initial meld, the match needs a fixed number of hands.",
        )
    there = len(rules.minimums)
    if rules.minimum_by == "hand" and there != rules.hands:
        refuse(
            rules,
            names,
            "MINIMUM_FOR_EACH_HAND",
            f"a match of {rules.hands} hands needs an initial meld for each of them: "
            f"{rules.hands} minimums, not {there}.",
        )
    if rules.minimum_by == "score":
        _check_score_steps(rules)


def _check_score_steps(rules: RuleSet) -> None:
    scores, there = rules.minimum_scores, len(rules.minimums)
    if list(scores) != sorted(set(scores)):
        said = ("minimum_scores",)
        refuse(rules, said, "SCORES_IN_ORDER", "write each score once, the lowest first.")
    steps = len(scores) + 1
    if there != steps:
        refuse(
            rules,
            ("minimums", "minimum_scores", "minimum_by", "hands"),
            "MINIMUM_FOR_EACH_STEP",
            f"the initial meld rises with the score in {steps} steps: "
            f"{steps} minimums, not {there}.",
        )
