"""What the cards of a pack allow: the fewest points that melds hold, the sums that cards make."""

from collections import Counter
from collections.abc import Iterable
from functools import cache

from escalera.cards.kinds import (
    ACE,
    BLACK_THREES,
    FOUR,
    JOKER,
    KINDS,
    RED_THREES,
    SEVEN,
    THREE,
    rank_of,
)
from escalera.engine.state.enums import Item
from escalera.engine.state.rule_record import points_of
from escalera.rules import RuleSet


def _of_rank(rules: RuleSet, rank: int) -> int:
    return points_of(rules, 4 * rank)


def _wild(rules: RuleSet) -> int:
    return min(rules.points_two, rules.points_joker)


def least_points(rules: RuleSet, counts: dict[Item, int]) -> int:
    """Return the fewest card points that these complete melds can hold."""
    reds = counts.get(Item.RED_CANASTA, 0)
    rest = sum(
        count * _least_of(rules, item)
        for item, count in counts.items()
        if count and item is not Item.RED_CANASTA
    )
    return rest + rules.complete_cards * sum(_cheapest_ranks(rules)[:reds])


def _cheapest_ranks(rules: RuleSet) -> list[int]:
    """Return the points of a card for each red canasta that can be made, the cheapest first."""
    ranks = [rank for rank in range(FOUR, ACE + 1) if rank != SEVEN or not rules.sevens_apart]
    each = 4 * rules.packs // rules.complete_cards
    return sorted(_of_rank(rules, rank) for rank in ranks for _ in range(each))


def _least_of(rules: RuleSet, item: Item) -> int:
    low = min(_of_rank(rules, rank) for rank in range(FOUR, ACE + 1))
    if item is Item.BLACK_CANASTA:
        return _mixed(rules, low, rules.wilds_in_set)
    if item in (Item.RED_SEVENS, Item.BLACK_SEVENS):
        seven = _of_rank(rules, SEVEN)
        most = rules.wilds_in_set if item is Item.BLACK_SEVENS else 0
        return _mixed(rules, seven, most) if most else rules.complete_cards * seven
    if item in (Item.RED_SAMBA, Item.BLACK_SAMBA):
        wilds = rules.wilds_in_sequence if item is Item.BLACK_SAMBA else 0
        starts = range(FOUR, ACE - rules.complete_cards + 2)
        return min(_run(rules, start, wilds) for start in starts)
    return _least_wilds(rules, item)


def _mixed(rules: RuleSet, natural: int, most: int) -> int:
    """Return the fewest points of a canasta with at least one wild; most: the most wilds."""
    whole, wild = rules.complete_cards, _wild(rules)
    return min((whole - wilds) * natural + wilds * wild for wilds in range(1, most + 1))


def _run(rules: RuleSet, start: int, wilds: int) -> int:
    """Return the fewest points of a samba from a rank on, with wilds for the dearest cards.

    wilds: 0 for a red samba.
    """
    cards = sorted(_of_rank(rules, start + step) for step in range(rules.complete_cards))
    return min(
        sum(cards[: rules.complete_cards - count]) + count * _wild(rules)
        for count in range(min(wilds, 1), wilds + 1)
    )


def _least_wilds(rules: RuleSet, item: Item) -> int:
    two, joker = rules.points_two, rules.points_joker
    if item is Item.WILD_RED:
        return rules.complete_cards * two
    if item is Item.WILD_BLACK:
        return (rules.complete_cards - 4) * two + 4 * joker
    return rules.complete_cards * min(two, joker)


# ------------------------------------------------------------------ sums of cards


@cache
def cards_by_value(rules: RuleSet, *, tabled: bool) -> Counter[int]:
    """Return how many cards of the pack have each value, on the table or left in a hand.

    Cards that are worth nothing there, or are counted elsewhere, are left out.
    """
    found: Counter[int] = Counter()
    for kind in range(KINDS):
        if kind not in RED_THREES:
            found[_value(rules, kind, tabled=tabled)] += (
                rules.jokers if kind == JOKER else rules.packs
            )
    del found[0]
    return found


def _value(rules: RuleSet, kind: int, *, tabled: bool) -> int:
    points = points_of(rules, kind)
    if kind not in BLACK_THREES:
        return points
    if tabled:
        return points if rules.black_threes_score else 0
    return points if points == rules.black_three_in_hand else 0


@cache
def sums(rules: RuleSet, *, tabled: bool) -> int:
    """Return the sums that cards can make, as a number with bit n set if n points can be made.

    On the table: by three cards or more; left in hands: by any.
    """
    made = _sums(cards_by_value(rules, tabled=tabled).items())
    if not tabled:
        return made
    least = 3 * min(points_of(rules, kind) for kind in range(KINDS) if rank_of(kind) != THREE)
    return 1 | (made >> least << least)


def _sums(cards: Iterable[tuple[int, int]]) -> int:
    """Return the sums of any of these cards, doubling their number in each step.

    cards: a value, and how many cards have it.
    """
    found = 1
    for value, count in cards:
        left, step = count, 1
        while left > 0:
            part = min(step, left)
            found |= found << (part * value)
            left, step = left - part, 2 * step
    return found


def all_points(rules: RuleSet) -> int:
    """Return the points of all cards of the pack that can count."""
    on_table = cards_by_value(rules, tabled=True)
    in_hands = cards_by_value(rules, tabled=False)
    return sum(value * count for value, count in (on_table | in_hands).items())
