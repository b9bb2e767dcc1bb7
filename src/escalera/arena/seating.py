"""Who meets whom, and every way in which two sides can sit around the table."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations

from escalera.arena.order import Order

Side = tuple[int, ...]
"""The numbers of a side's bots, repeated over its seats: one, or two crossed partners."""


@dataclass(frozen=True)
class Seating:
    """Who sits where: by seat, the bot's number and the side (0 or 1) it plays for."""

    bots: tuple[int, ...]
    sides: tuple[int, ...]

    def mean(self, points: tuple[int, ...], side: int) -> float:
        """Return the mean, over a side's seats, of their teams' points."""
        mine = self._of(points, side)
        return sum(mine) / len(mine)

    def wins(self, points: tuple[int, ...]) -> float:
        """Return 1 if the best seat is side 0's, 0 if it is side 1's, a half for a tie."""
        mine, theirs = max(self._of(points, 0)), max(self._of(points, 1))
        return (1 + (mine > theirs) - (mine < theirs)) / 2

    def _of(self, points: tuple[int, ...], side: int) -> list[int]:
        teams = len(points)
        return [points[seat % teams] for seat, here in enumerate(self.sides) if here == side]


@dataclass(frozen=True)
class Pairing:
    """Two sides, and the seatings in which they meet."""

    sides: tuple[int, int]  # numbers in `sides_of`
    seatings: tuple[Seating, ...]


def sides_of(order: Order) -> tuple[Side, ...]:
    """Return the sides that meet: each bot alone, then mixed pairs if they are crossed."""
    bots = range(len(order.bots))
    alone: list[Side] = [(bot,) for bot in bots]
    partners = bots[:-1] if order.against_last else bots
    return (*alone, *(combinations(partners, 2) if order.crossed else ()))


def names_of(order: Order) -> tuple[str, ...]:
    """Return the sides' names: a bot's label, two with a plus for crossed partners."""
    return tuple(" + ".join(order.labels[bot] for bot in side) for side in sides_of(order))


def pairings(order: Order) -> tuple[Pairing, ...]:
    """Return each pair of sides with its seatings."""
    numbered = enumerate(sides_of(order))
    return tuple(
        Pairing((i, j), seatings(order.rules.seats, one, other))
        for (i, one), (j, other) in combinations(numbered, 2)
        if _meet(order, one, other)
    )


def _meet(order: Order, one: Side, other: Side) -> bool:
    return not order.against_last or (len(order.bots) - 1,) in (one, other)


def seatings(seats: int, one: Side, other: Side) -> tuple[Seating, ...]:
    """Return all seatings of two sides that sit alternately, each once.

    These are the rotations of the table that `one` begins and of the table that `other` begins.
    So both sides have every seat equally often, even if one side is a seat larger.
    """
    return tuple(
        dict.fromkeys(chain(_rotations(seats, one, other, 0), _rotations(seats, other, one, 1)))
    )


def _rotations(seats: int, first: Side, second: Side, side: int) -> Iterator[Seating]:
    """Yield the rotations of a table at which `first`, playing for `side`, has the odd seats."""
    bots = [
        (first, second)[seat % 2][seat // 2 % len((first, second)[seat % 2])]
        for seat in range(seats)
    ]
    sides = [(side + seat) % 2 for seat in range(seats)]
    for by in range(seats):
        yield Seating(tuple(bots[by:] + bots[:by]), tuple(sides[by:] + sides[:by]))
