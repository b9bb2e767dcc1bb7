"""Moves with sequences that greedy considers."""

from collections.abc import Iterator
from typing import Final

from escalera.bots.greedy.working_table import AS_CARDS, SEQUENCE, Meld, Move, Table, is_open
from escalera.cards.jit import interpreted
from escalera.cards.kinds import (
    ACE,
    FIRST_NATURAL,
    FOUR,
    JOKER,
    NEXT_RANK,
    SUIT_COUNT,
    kind_with,
)
from escalera.engine.state.action import TabledCard
from escalera.engine.state.sizes import LEAST_NATURALS, SMALLEST_MELD
from escalera.engine.topics import facts
from escalera.rules import RuleSet

_sequence_holds: Final = interpreted(facts.sequence_holds)
_room_to_complete: Final = interpreted(facts.room_to_complete)
_sequence_starts: Final = interpreted(facts.sequence_starts)


def run_moves(table: Table, budget: int) -> Iterator[Move]:
    """Yield the ways to lay up to `budget` cards into sequences."""
    rules = table.summary.rules
    wild = table.wild_cards()[:1]
    for at, meld in enumerate(table.melds):
        if meld.form == SEQUENCE and is_open(rules, meld):
            yield from _onto(table, at, wild if takes_wild(rules, meld) else [], budget)
    wilds = wild if _sequence_holds(rules, FOUR, SMALLEST_MELD, 1) else []
    for suit in range(SUIT_COUNT):
        if may_start(table, suit):
            yield from _anew(table, suit, wilds, budget)


def takes_wild(rules: RuleSet, meld: Meld) -> bool:
    """Say whether a sequence takes one more wild (R17)."""
    return _sequence_holds(rules, meld.low, meld.total + 1, meld.wilds + 1)


def may_start(table: Table, suit: int) -> bool:
    """Say whether the team may start a sequence of a suit (R19e)."""
    begun = any(meld.form == SEQUENCE and meld.which == suit for meld in table.melds)
    return _sequence_starts(table.summary.rules, int(begun))


def stretch(table: Table, suit: int, rank: int, step: int, most: int) -> list[TabledCard]:
    """Return the run of cards in hand from a rank on, upwards (step 1) or downwards (-1)."""
    cards: list[TabledCard] = []
    counts, kind, onwards = table.counts, kind_with(rank, suit), step * NEXT_RANK
    while len(cards) < most and FIRST_NATURAL <= kind < JOKER and counts[kind]:
        cards.append(AS_CARDS[kind])
        kind += onwards
    return cards


def _onto(table: Table, at: int, wilds: list[TabledCard], budget: int) -> Iterator[Move]:
    meld = table.melds[at]
    most = min(budget, _room_to_complete(table.summary.rules, meld.total))
    for step, rank in ((1, meld.high + 1), (-1, meld.low - 1)):
        cards = stretch(table, meld.which, rank, step, most)
        if cards:
            yield Move(tuple(cards), at, _grown(meld, step, len(cards), 0))
        reached = rank + step * len(cards)
        if wilds and len(cards) < most and FOUR <= reached <= ACE:
            wild = TabledCard(wilds[0].kind, kind_with(reached, meld.which))
            more = stretch(table, meld.which, reached + step, step, most - len(cards) - 1)
            laid = (*cards, wild, *more)
            yield Move(laid, at, _grown(meld, step, len(laid), 1))


def _grown(meld: Meld, step: int, cards: int, wilds: int) -> Meld:
    low, high = (meld.low, meld.high + cards) if step > 0 else (meld.low - cards, meld.high)
    return meld._replace(total=meld.total + cards, wilds=meld.wilds + wilds, low=low, high=high)


def _anew(table: Table, suit: int, wilds: list[TabledCard], budget: int) -> Iterator[Move]:
    if _held_of(table, suit) < (LEAST_NATURALS if wilds else SMALLEST_MELD):
        return
    most = min(budget, _room_to_complete(table.summary.rules, 0))
    rank = FOUR
    while rank <= ACE:
        run = stretch(table, suit, rank, 1, most)
        if len(run) >= SMALLEST_MELD:
            yield _new(run, suit, rank, 0)
        rank += len(run) + 1
        if wilds:
            yield from _around(table, suit, rank - 1, wilds[0], most)


def _held_of(table: Table, suit: int) -> int:
    """Return how many different ranks of a suit are in hand."""
    kinds = table.counts[kind_with(FOUR, suit) : JOKER : NEXT_RANK]
    return len(kinds) - kinds.count(0)


def _around(table: Table, suit: int, gap: int, wild: TabledCard, most: int) -> Iterator[Move]:
    """Yield a new sequence with a wild in a gap between naturals, or at one end of them."""
    if gap > ACE or not _near(table, kind_with(gap, suit)):
        return
    below = stretch(table, suit, gap - 1, -1, most - 1)
    above = stretch(table, suit, gap + 1, 1, most - 1 - len(below))
    if len(below) + len(above) >= LEAST_NATURALS:
        placed = TabledCard(wild.kind, kind_with(gap, suit))
        yield _new([*reversed(below), placed, *above], suit, gap - len(below), 1)


def _near(table: Table, kind: int) -> bool:
    """Say whether a card next to this one in its suit is in hand."""
    return bool(
        table.counts[kind - NEXT_RANK]
        or (kind + NEXT_RANK < JOKER and table.counts[kind + NEXT_RANK])
    )


def _new(cards: list[TabledCard], suit: int, low: int, wilds: int) -> Move:
    high = low + len(cards) - 1
    return Move(tuple(cards), -1, Meld(0, SEQUENCE, suit, len(cards), wilds, low, high))
