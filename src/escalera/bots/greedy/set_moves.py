"""Moves with sets and wild melds that greedy considers."""

from collections.abc import Iterator
from typing import Any, Final

from escalera.bots.greedy.working_table import AS_CARDS, SET, WILD, Meld, Move, Table
from escalera.cards.jit import interpreted
from escalera.cards.kinds import ACE, FOUR, kind_with
from escalera.engine.state.action import TabledCard
from escalera.engine.state.sizes import LEAST_NATURALS, SMALLEST_MELD
from escalera.engine.topics.facts import room_to_complete, set_holds, set_takes

_room_to_complete: Final = interpreted(room_to_complete)
_set_holds: Final[Any] = interpreted(set_holds)
_set_takes: Final = interpreted(set_takes)


def set_moves(table: Table, budget: int) -> Iterator[Move]:
    """Yield the ways to lay up to `budget` cards into sets, in whole groups."""
    wilds = table.wild_cards()[:budget]
    for rank in range(FOUR, ACE + 1):
        naturals = of_rank(table, rank)[:budget]
        if not (naturals or wilds):
            continue
        at = table.open_meld(SET, rank)
        if at >= 0:
            yield from _onto(table, at, naturals, wilds, budget)
            continue
        if len(naturals) >= LEAST_NATURALS:
            yield from _anew(table, rank, naturals, wilds, budget)
        if naturals:
            yield from _onto_complete(table, rank, naturals)


def of_rank(table: Table, rank: int) -> list[TabledCard]:
    """Return the naturals of a rank in hand."""
    low, above = kind_with(rank, 0), kind_with(rank + 1, 0)
    held = table.counts[low:above]
    if not any(held):
        return []
    return [AS_CARDS[low + suit] for suit, count in enumerate(held) for _ in range(count)]


def set_fits(table: Table, rank: int, naturals: int, wilds: int) -> bool:
    """Say whether a set may be made this way (R10, R19b)."""
    return bool(_set_holds(table.summary, rank, naturals, wilds))


def set_room(table: Table, cards: int) -> int:
    """Return how many naturals more a set of so many cards takes, 0 for none."""
    return max(0, _set_takes(table.summary, cards))


def _grown(meld: Meld, naturals: int, wilds: int) -> Meld:
    return meld._replace(total=meld.total + naturals + wilds, wilds=meld.wilds + wilds)


def _onto(
    table: Table, at: int, naturals: list[TabledCard], wilds: list[TabledCard], budget: int
) -> Iterator[Move]:
    """Yield additions to an open set: all naturals, the wilds that complete it, one wild."""
    meld = table.melds[at]
    room = table.summary.rules.complete_cards - meld.total
    cards = naturals[: set_room(table, meld.total)]
    if cards:
        yield Move(tuple(cards), at, _grown(meld, len(cards), 0))
    needed = room - len(cards)
    for count in {1, needed}:
        if not 0 < count <= min(len(wilds), needed):
            continue
        own = cards if count == needed else []
        pure = meld.total - meld.wilds + len(own)
        if len(own) + count <= budget and set_fits(table, meld.which, pure, meld.wilds + count):
            yield Move((*own, *wilds[:count]), at, _grown(meld, len(own), count))


def _anew(
    table: Table, rank: int, naturals: list[TabledCard], wilds: list[TabledCard], budget: int
) -> Iterator[Move]:
    """Yield new sets: all naturals, with the wilds that complete them, or two with one wild."""
    whole = table.summary.rules.complete_cards
    cards = naturals[: set_room(table, 0)]
    held = len(cards)
    if held >= SMALLEST_MELD:
        yield Move(tuple(cards), -1, Meld(0, SET, rank, held, 0))
    for count in {SMALLEST_MELD - held, whole - held}:
        fits = 0 < count <= len(wilds) and held + count <= budget
        if fits and set_fits(table, rank, held, count):
            after = Meld(0, SET, rank, held + count, count)
            yield Move((*cards, *wilds[:count]), -1, after)


def _onto_complete(table: Table, rank: int, naturals: list[TabledCard]) -> Iterator[Move]:
    for at, meld in enumerate(table.melds):
        if meld.form == SET and meld.which == rank:
            cards = naturals[: set_room(table, meld.total)]
            if cards:
                yield Move(tuple(cards), at, _grown(meld, len(cards), 0))
            return


def wild_moves(table: Table, budget: int) -> Iterator[Move]:
    """Yield wild melds: a new one of all wilds, or one wild or all onto an open one."""
    wilds = table.wild_cards()[:budget]
    at = table.open_meld(WILD, 0)
    if at < 0:
        cards = wilds[: _room_to_complete(table.summary.rules, 0)]
        if len(cards) >= SMALLEST_MELD:
            yield Move(tuple(cards), -1, Meld(0, WILD, 0, len(cards), len(cards)))
        return
    meld = table.melds[at]
    most = min(len(wilds), _room_to_complete(table.summary.rules, meld.total))
    for count in {1, most}:
        if 0 < count <= most:
            yield Move(tuple(wilds[:count]), at, _grown(meld, 0, count))
