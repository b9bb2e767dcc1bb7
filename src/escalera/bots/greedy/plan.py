"""Planning a turn: the best move, then the best after it, until none is worth it."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from escalera.bots.greedy.run_moves import run_moves
from escalera.bots.greedy.set_moves import set_moves, wild_moves
from escalera.bots.greedy.working_table import Move, Table
from escalera.bots.greedy.worth import Judge
from escalera.cards.kinds import JOKER

Rating = Callable[[Table], Callable[[Move], float]]
"""Given a table, how good each move on it is; only moves above 0 are played."""


class Plan(NamedTuple):
    """Moves in their order, the table after them, and the sum of their values."""

    moves: list[Move]
    table: Table
    value: float


def all_moves(table: Table, budget: int) -> Iterator[Move]:
    """Yield the moves that lay at most `budget` cards."""
    if budget > 0:
        yield from set_moves(table, budget)
        yield from run_moves(table, budget)
        if table.summary.wild_melds:
            yield from wild_moves(table, budget)


def climb(
    table: Table, keep: int, rating: Rating, enough: Callable[[Table], bool] | None = None
) -> Plan:
    """Return the plan that keeps playing the best move, and keeps so many cards.

    It stops early once `enough` holds for the table, and leaves the table given as it is.
    """
    table = table.copy()
    moves: list[Move] = []
    total = 0.0
    while not (enough and enough(table)):
        value, move = _best(table, keep, rating(table))
        if move is None:
            break
        table.lay(move)
        moves.append(move)
        total += value
    return Plan(moves, table, total)


def _best(table: Table, keep: int, rate: Callable[[Move], float]) -> tuple[float, Move | None]:
    best, found = 0.0, None
    for move in all_moves(table, table.held - keep):
        value = rate(move)
        if value > best and (keep == 0 or _discards_left(table, move)):
            best, found = value, move
    return best, found


def _discards_left(table: Table, move: Move) -> bool:
    """Say whether a card is left that may be discarded (R13)."""
    if not table.summary.jokers_stay:
        return True
    others = table.held - table.counts[JOKER]
    return others > sum(card.kind != JOKER for card in move.cards)


def by_gain(judge: Judge) -> Rating:
    """Rate moves by what they gain."""

    def rating(table: Table) -> Callable[[Move], float]:
        needs = judge.needs(table)
        held = judge.held(table, needs)
        return lambda move: judge.gain(table, move, needs, held)

    return rating
