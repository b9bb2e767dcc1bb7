"""All hands turned up: what everybody sees once a hand is over (`state.visible.TURNED_UP`)."""

from dataclasses import dataclass

from escalera.cards.kinds import KINDS
from escalera.engine.match.position import Position
from escalera.engine.state.enums import Phase


@dataclass(frozen=True, slots=True)
class Left:
    """The cards that a seat was left with, as kinds, lowest first: they count against it."""

    hand: tuple[int, ...]
    foot: tuple[int, ...]


def turned_up(position: Position) -> tuple[Left, ...]:
    """Return what each seat was left with; ValueError while the hand is still played."""
    if position.phase != Phase.OVER:
        raise ValueError("Nobody turns a hand up before it is over.")
    return tuple(_left(position, seat) for seat in range(position.rules.seats))


def _left(position: Position, seat: int) -> Left:
    held = position.hand(seat)
    if seat == position.seat:  # what was taken and still lies face down is this player's
        held = tuple(sorted((*held, *_face_down(position))))
    return Left(held, position.foot(seat))


def _face_down(position: Position) -> list[int]:
    counts = position.state.face_down
    return [kind for kind in range(KINDS) for _ in range(int(counts[kind]))]
