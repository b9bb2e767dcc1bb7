"""What the wilds among some cards may stand for in a sequence: every way, in order."""

from typing import Annotated, Any, Final

import numpy.typing as npt

from escalera.cards.compiling.arrays import Array
from escalera.cards.compiling.records import record
from escalera.cards.jit import kernel
from escalera.cards.kinds import ACE, FOUR, JOKER_RANK, is_wild, kind_with, rank_of, suit_of
from escalera.engine.state.dtypes import DECK
from escalera.engine.whole.whole_row import COUNT, put_card

_MOST: Final = 16
"""More ranks than a sequence has."""
_ROOM: Final = 128
_MOST_CARDS: Final = 64
"""More cards than this are no sequence, whatever they are."""


class Cards:
    """Some cards held up, what they may mean, and what was found so far."""

    kinds: list[int]
    count: int
    free: list[int]  # the wilds that have no place yet, in the order that is tried
    free_count: int
    ranks: list[int]  # the ranks that these wilds take
    places: list[int]  # the places that are taken, lowest first
    place_count: int
    turn_card: int  # the upcard, -1 for none
    found: int  # legal meanings
    tried: int  # all meanings
    first_reason: int  # against the first one
    plain_reason: int  # the first that says something


_LENGTHS: Final = {"kinds": DECK, "free": _ROOM, "ranks": _ROOM, "places": _ROOM}
CARDS: Final = record(
    "CARDS",
    __name__,
    [
        (name, "i8", (_LENGTHS[name],)) if name in _LENGTHS else (name, "i8")
        for name in Cards.__annotations__
    ],
)
CardRecords = Annotated[npt.NDArray[Any], Array(CARDS)]


@kernel
def note_cards(c: Cards) -> None:
    """Begin: note the wilds that have no place yet, lowest first, and the places of the others."""
    c.free_count = c.place_count = 0
    if c.count > _MOST_CARDS:
        c.free_count = _MOST
        return
    for k in range(c.count):
        if is_wild(c.kinds[k]):
            c.free_count = _put_in_order(c.free, c.free_count, c.kinds[k])
        else:
            note_place(c, c.kinds[k])


@kernel
def note_place(c: Cards, place: int) -> None:
    """Note a place that is taken: by a natural, or by a card on the table."""
    c.place_count = _put_in_order(c.places, c.place_count, place)


@kernel
def _put_in_order(row: Any, count: int, number: int) -> int:
    at = count
    while at > 0 and row[at - 1] > number:
        row[at] = row[at - 1]
        at -= 1
    row[at] = number
    return count + 1


@kernel
def sequence_suit(c: Cards) -> int:
    """Return the one suit of the places; -1 if there are several, or a place is taken twice."""
    suit = -1
    for k in range(c.place_count):
        place = c.places[k]
        if k > 0 and c.places[k - 1] == place:
            return -1
        if not is_wild(place):
            if suit >= 0 and suit_of(place) != suit:
                return -1
            suit = suit_of(place)
    return suit if c.free_count < _MOST else -1


@kernel
def ranks_taken(c: Cards, below: int) -> bool:
    """Write the ranks that the wilds take: all gaps, and some below; False if there are none.

    below: how many; the others go above. Jokers and 2s that are places themselves count by their
    own ranks.
    """
    places = c.place_count
    low, high = JOKER_RANK, 0
    for k in range(places):
        low = min(low, rank_of(c.places[k]))
        high = max(high, rank_of(c.places[k]))
    n = 0
    for rank in range(low - below, low):
        n = _take(c, n, rank)
    for rank in range(low, high):
        if not _is_taken(c, rank):
            n = _take(c, n, rank)
    above = c.free_count - n
    for rank in range(high + 1, high + 1 + above):
        n = _take(c, n, rank)
    if above < 0 or n != c.free_count:
        return False
    outside = 0
    for k in range(n):
        outside += int(c.ranks[k] < FOUR or c.ranks[k] > ACE)
    return outside == 0


@kernel
def _take(c: Cards, n: int, rank: int) -> int:
    if n < _ROOM:
        c.ranks[n] = rank
    return n + 1


@kernel
def _is_taken(c: Cards, rank: int) -> bool:
    found = 0
    for k in range(c.place_count):
        found += int(rank_of(c.places[k]) == rank)
    return found > 0


@kernel
def next_order(c: Cards) -> bool:
    """Put the wilds into the next different order; False after the last, when they are sorted."""
    count = c.free_count
    last = count - 1
    at = last - 1
    while at >= 0 and c.free[at] >= c.free[at + 1]:
        at -= 1
    if at >= 0:
        other = last
        while c.free[other] <= c.free[at]:
            other -= 1
        c.free[at], c.free[other] = c.free[other], c.free[at]
    low, high = at + 1, last
    while low < high:
        c.free[low], c.free[high] = c.free[high], c.free[low]
        low += 1
        high -= 1
    return at >= 0


@kernel
def write_placed(c: Cards, suit: int, row: Any) -> None:
    """Write the cards of a sequence into a row: those that keep their place, then the wilds."""
    n = 0
    for k in range(c.count):
        if not is_wild(c.kinds[k]):
            put_card(row, n, c.kinds[k], -1)
            n += 1
    for k in range(c.free_count):
        put_card(row, n, c.free[k], kind_with(c.ranks[k], suit))
        n += 1
    row[COUNT] = n
