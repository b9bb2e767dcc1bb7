"""The record lines of a hand that the engine dealt from its shuffled deck."""

from escalera.engine.deals import deal_lines
from escalera.engine.placements import Placed
from escalera.engine.position import Position


def dealt_lines(position: Position) -> list[Placed]:
    """Return the lines of a deal, right after it: who was dealt what, before any red 3 moved."""
    s, rules = position.state, position.rules
    deck = [int(kind) for kind in s.deck[: int(position.numbers[0].deck_size)]]
    at = rules.hand_cards * rules.seats
    order = [(int(s.dealer) + 1 + step) % rules.seats for step in range(rules.seats)]
    hands = [deck[order.index(seat) : at : rules.seats] for seat in range(rules.seats)]
    below = at + rules.foot_cards * rules.seats
    feet = [deck[at + order.index(seat) : below : rules.seats] for seat in range(rules.seats)]
    start = below + int(s.pile_count)
    left = len(deck) - start
    middle = len(deck) if rules.stock_piles == 1 else start + (left + 1) // 2
    stocks = [deck[start:middle], deck[middle:]][: rules.stock_piles]
    return deal_lines(hands, feet, deck[below:start], stocks)
