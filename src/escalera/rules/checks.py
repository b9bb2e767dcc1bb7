"""Refuses combinations of parameters that can't be played."""

from typing import NoReturn

from escalera.rules.errors import RuleError
from escalera.rules.needs import check_needs
from escalera.rules.ruleset import RuleSet

SCORE_STEPS = 5
MOST_CARDS = 480


def check(rules: RuleSet) -> None:
    """Raise RuleError, naming the setting at fault, for an impossible rule set."""
    _check_teams(rules)
    _check_deal(rules)
    _check_pile(rules)
    _check_match(rules)
    _check_minimums(rules)
    for names, sentence in check_needs(rules):
        refuse(rules, names, sentence)


def refuse(rules: RuleSet, names: tuple[str, ...], sentence: str) -> NoReturn:
    """Raise RuleError for the first of these parameters that a setting changes, or the first."""
    blamed = [item.key for name in names for item in rules.deviations if name in item.changes]
    raise RuleError(blamed[0] if blamed else names[0], sentence)


def _check_teams(rules: RuleSet) -> None:
    if set(rules.partner_counts) - {4, 6}:
        refuse(rules, ("partner_counts",), "two teams need four or six players.")
    if list(rules.partner_counts) != sorted(set(rules.partner_counts)):
        refuse(rules, ("partner_counts",), "write each number once, the smaller first.")


def _check_deal(rules: RuleSet) -> None:
    """The worst case of the upcards, and one draw, must be left after the deal."""
    pack = pack_size(rules)
    names = ("hand_cards", "foot_cards", "draw_cards", "upcard", "packs", "jokers", "players")
    if pack > MOST_CARDS:
        refuse(rules, ("packs", "jokers"), f"a pack of {pack} cards is more than {MOST_CARDS}.")
    dealt = rules.seats * (rules.hand_cards + rules.foot_cards)
    needed = dealt + most_upcards(rules) + rules.draw_cards
    if needed > pack:
        refuse(
            rules,
            names,
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
        sentence = f"the pile never holds {rules.pile_minimum} cards, the pack has fewer."
        refuse(rules, ("pile_minimum", "packs", "jokers"), sentence)
    if rules.pile_take > pack_size(rules):
        sentence = f"the pile never holds {rules.pile_take} cards, the pack has fewer."
        refuse(rules, ("pile_take", "packs", "jokers"), sentence)


def _check_match(rules: RuleSet) -> None:
    names = ("hands", "target")
    if rules.target and rules.hands:
        refuse(rules, names, "a match ends by target or by hands: set the other one to 0.")
    if not rules.target and not rules.hands:
        refuse(rules, names, "target and hands can't both be 0, the match would never end.")


def _check_minimums(rules: RuleSet) -> None:
    names = ("minimums", "minimum_by", "hands")
    if rules.minimum_by == "hand" and not rules.hands:
        refuse(rules, names, "minimums by hand need a fixed number of hands.")
    needed = rules.hands if rules.minimum_by == "hand" else SCORE_STEPS
    if len(rules.minimums) != needed:
        unit = "hand of the match" if rules.minimum_by == "hand" else "step of the score"
        refuse(
            rules,
            names,
            f"minimums must be {needed} numbers, one for each {unit}, not {len(rules.minimums)}.",
        )
