"""A shuffled deck dealt by the book: one card at a time, the player left of the dealer first."""

from typing import Any

from escalera.rules import RuleSet
from tests.naive.cards import is_black_three, is_red_three, is_wild


def deal(rules: RuleSet, deck: list[str], dealer: int) -> dict[str, Any]:
    """Return hands, feet, upcards and stocks as `NaiveGame` takes them; dealer: a seat from 1."""
    left = list(deck)
    order = [(dealer + step) % rules.seats + 1 for step in range(rules.seats)]
    hands = _around(left, order, rules.hand_cards)
    feet = _around(left, order, rules.foot_cards)
    upcards = _turned(left, rules.upcard)
    return {"hands": hands, "feet": feet, "upcards": upcards, "stocks": _split(left, rules)}


def _around(left: list[str], order: list[int], count: int) -> dict[int, list[str]]:
    dealt: dict[int, list[str]] = {seat: [] for seat in order}
    for _ in range(count):
        for seat in order:
            dealt[seat].append(left.pop(0))
    return dealt


def _turned(left: list[str], rule: str) -> list[str]:
    """Turn up cards until one may start the pile (The Piles)."""
    turned: list[str] = []
    while rule != "none" and left:
        turned.append(left.pop(0))
        if _may_start(turned[-1], rule):
            break
    return turned


def _may_start(card: str, rule: str) -> bool:
    if rule == "until_natural":
        return not (is_wild(card) or is_red_three(card) or is_black_three(card))
    return rule == "any" or not is_red_three(card)


def _split(left: list[str], rules: RuleSet) -> list[list[str]]:
    """Split the rest about evenly if there are two stock piles."""
    if rules.stock_piles == 1:
        return [left]
    middle = (len(left) + 1) // 2
    return [left[:middle], left[middle:]]
