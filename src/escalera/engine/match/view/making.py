"""Makes views: a copy of what a seat may see is taken at once, the rest when it is looked at."""

from collections.abc import Callable

from escalera.engine.match.position import Position
from escalera.engine.match.view.seen import Plays, Seen
from escalera.engine.match.view.view import View

_put = object.__setattr__
"""A view is frozen for all others."""


def make_view(
    position: Position,
    seat: int,
    *,
    hand_number: int,
    scores: tuple[int, ...],
    plays: Plays | Callable[[], Plays],
) -> View:
    """Return what a seat (from 1; 0 for a spectator) may see of a hand, as it stands now.

    plays: the plays so far, or what gives them when they are looked at.
    """
    view = View.__new__(View)
    _put(view, "rules", position.rules)
    _put(view, "seat", seat)
    _put(view, "hand_number", hand_number)
    _put(view, "scores", scores)
    _put(view, "_fill", Seen(position, seat, plays).fill)
    return view
