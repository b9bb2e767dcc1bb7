"""Refuses combinations of parameters that can't be played.

The page has these functions as TypeScript (tools/page/checks), so they are written in plain words.
"""

from typing import NoReturn

from escalera.rules.errors import RuleError
from escalera.rules.requirements import check_needs
from escalera.rules.ruleset import RuleSet

MOST_MINIMUMS = 16
"""For how many minimums of the initial meld the engine's record has room."""


def check(rules: RuleSet) -> None:
    """Raise RuleError, naming the setting at fault, for an impossible rule set."""
    _check_teams(rules)
    _check_deal(rules)
    _check_pile(rules)
    _check_match(rules)
    _check_minimums(rules)
    for unmet in check_needs(rules):
        refuse(rules, unmet.blamed, unmet.name, **unmet.values)


def refuse(rules: RuleSet, blamed: tuple[str, ...], name: str, **values: str | int) -> NoReturn:
    """Raise RuleError for the first of these parameters that a setting changes, or the first."""
    keys = [item.key for one in blamed for item in rules.deviations if one in item.changes]
    raise RuleError(keys[0] if keys else blamed[0], name, **values)


def _check_teams(rules: RuleSet) -> None:
    if any(count not in (4, 6) for count in rules.partner_counts):
        refuse(rules, ("partner_counts",), "TEAMS_OF_WHOM")
    if not _rising(rules.partner_counts):
        refuse(rules, ("partner_counts",), "TEAMS_IN_ORDER")


def _rising(numbers: tuple[int, ...]) -> bool:
    return all(numbers[i] < numbers[i + 1] for i in range(len(numbers) - 1))


def _check_deal(rules: RuleSet) -> None:
    """After the deal, the most cards that may be turned and one draw must be left."""
    pack = pack_size(rules)
    names = ("hand_cards", "foot_cards", "draw_cards", "upcard", "packs", "jokers", "players")
    dealt = rules.seats * (rules.hand_cards + rules.foot_cards)
    needed = dealt + most_upcards(rules) + rules.draw_cards
    if needed > pack:
        refuse(rules, names, "PACK_TOO_SMALL", dealt=dealt, needed=needed, pack=pack)


def pack_size(rules: RuleSet) -> int:
    """All cards of the pack."""
    return 52 * rules.packs + rules.jokers


def most_upcards(rules: RuleSet) -> int:
    """The most cards that may be turned before one can start the discard pile."""
    passed: dict[str, int] = {
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
    cards = getattr(rules, parameter)
    refuse(rules, (parameter, "packs", "jokers"), "PILE_NEVER_HOLDS", cards=cards)


def _check_match(rules: RuleSet) -> None:
    names = ("hands", "target")
    if rules.target and rules.hands:
        refuse(rules, names, "TWO_ENDS")
    if not rules.target and not rules.hands:
        refuse(rules, names, "NO_END")


def _check_minimums(rules: RuleSet) -> None:
    _check_most_minimums(rules)
    names = ("minimums", "minimum_by", "hands")
    if rules.minimum_by == "hand" and not rules.hands:
        refuse(rules, names, "MINIMUMS_BY_HAND")
    there = len(rules.minimums)
    if rules.minimum_by == "hand" and there != rules.hands:
        refuse(rules, names, "MINIMUM_FOR_EACH_HAND", hands=rules.hands, there=there)
    if rules.minimum_by == "score":
        _check_score_steps(rules)


def _check_most_minimums(rules: RuleSet) -> None:
    """A longer list is refused, never cut; so is a match of more hands, each with its own."""
    by_hand = rules.hands if rules.minimum_by == "hand" else 0
    there = max(len(rules.minimums), len(rules.minimum_scores) + 1, by_hand)
    names = ("minimums", "minimum_scores", "hands", "minimum_by")
    if there > MOST_MINIMUMS:
        refuse(rules, names, "TOO_MANY_MINIMUMS", most=MOST_MINIMUMS, there=there)


def _check_score_steps(rules: RuleSet) -> None:
    scores, there = rules.minimum_scores, len(rules.minimums)
    if not _rising(scores):
        refuse(rules, ("minimum_scores",), "SCORES_IN_ORDER")
    names = ("minimums", "minimum_scores", "minimum_by", "hands")
    steps = len(scores) + 1
    if there != steps:
        refuse(rules, names, "MINIMUM_FOR_EACH_STEP", steps=steps, there=there)
