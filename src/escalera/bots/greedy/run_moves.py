"""Moves with sequences that greedy considers."""

from collections.abc import Iterator

from escalera.bots.greedy.working_table import Meld, Move, Table, is_open
from escalera.cards.kinds import ACE, FOUR
from escalera.engine.state.action import TabledCard
from escalera.engine.state.enums import Form


def run_moves(table: Table, budget: int) -> Iterator[Move]:
    """Yield the ways to lay up to `budget` cards into sequences."""
    rules = table.facts.rules
    wilds = table.wild_cards()[:1] if rules.wilds_in_sequence else []
    for at, meld in enumerate(table.melds):
        if meld.form == Form.SEQUENCE and is_open(table.facts.rules, meld):
            wild = wilds if meld.wilds < rules.wilds_in_sequence and meld.low >= FOUR else []
            yield from _onto(table, at, wild, budget)
    for suit in range(4) if rules.sequences else ():
        if not (rules.one_sequence_per_suit and _started(table, suit)):
            yield from _anew(table, suit, wilds, budget)


def _started(table: Table, suit: int) -> bool:
    return any(meld.form == Form.SEQUENCE and meld.which == suit for meld in table.melds)


def stretch(table: Table, suit: int, rank: int, step: int, most: int) -> list[TabledCard]:
    """Return the run of cards in hand from a rank on, upwards (step 1) or downwards (-1)."""
    cards: list[TabledCard] = []
    while len(cards) < most and FOUR <= rank <= ACE and table.counts[rank * 4 + suit]:
        cards.append(TabledCard(rank * 4 + suit))
        rank += step
    return cards


def _onto(table: Table, at: int, wilds: list[TabledCard], budget: int) -> Iterator[Move]:
    meld = table.melds[at]
    most = min(budget, table.facts.rules.complete_cards - meld.total)
    for step, rank in ((1, meld.high + 1), (-1, meld.low - 1)):
        cards = stretch(table, meld.which, rank, step, most)
        if cards:
            yield Move(tuple(cards), at, _grown(meld, step, len(cards), 0))
        reached = rank + step * len(cards)
        if wilds and len(cards) < most and FOUR <= reached <= ACE:
            wild = TabledCard(wilds[0].kind, reached * 4 + meld.which)
            more = stretch(table, meld.which, reached + step, step, most - len(cards) - 1)
            laid = (*cards, wild, *more)
            yield Move(laid, at, _grown(meld, step, len(laid), 1))


def _grown(meld: Meld, step: int, cards: int, wilds: int) -> Meld:
    low, high = (meld.low, meld.high + cards) if step > 0 else (meld.low - cards, meld.high)
    return meld._replace(total=meld.total + cards, wilds=meld.wilds + wilds, low=low, high=high)


def _anew(table: Table, suit: int, wilds: list[TabledCard], budget: int) -> Iterator[Move]:
    most = min(budget, table.facts.rules.complete_cards)
    rank = FOUR
    while rank <= ACE:
        run = stretch(table, suit, rank, 1, most)
        if len(run) >= 3:
            yield _new(run, suit, rank, 0)
        rank += len(run) + 1
        if wilds:
            yield from _around(table, suit, rank - 1, wilds[0], most)


def _around(table: Table, suit: int, gap: int, wild: TabledCard, most: int) -> Iterator[Move]:
    """Yield a new sequence with a wild in a gap between naturals, or at one end of them."""
    if gap > ACE:
        return
    below = stretch(table, suit, gap - 1, -1, most - 1)
    above = stretch(table, suit, gap + 1, 1, most - 1 - len(below))
    if len(below) + len(above) >= 2:
        placed = TabledCard(wild.kind, gap * 4 + suit)
        yield _new([*reversed(below), placed, *above], suit, gap - len(below), 1)


def _new(cards: list[TabledCard], suit: int, low: int, wilds: int) -> Move:
    high = low + len(cards) - 1
    return Move(tuple(cards), -1, Meld(0, Form.SEQUENCE, suit, len(cards), wilds, low, high))
