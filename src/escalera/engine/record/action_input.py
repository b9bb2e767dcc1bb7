"""Actions as callers give them, a text or an `Action`, and as a match keeps them."""

from functools import lru_cache

from escalera.engine.record.statements import Play
from escalera.engine.state.action import Action, ActionError, parse_play


def is_written(action: Action) -> bool:
    """Say whether an action equals what its text says; a badly made one doesn't."""
    try:
        return Action.parse(str(action)) == action
    except ActionError:
        return False


def read_given(action: Action | str, seat: int | None) -> tuple[Action, int | None]:
    """Return an action and its seat, None if nobody names it; ActionError if it is no action."""
    if isinstance(action, Action):
        if not is_written(action):
            raise ActionError("ILL_MADE_ACTION")
        return action, seat
    if not isinstance(action, str):
        raise ActionError("NEITHER_TEXT_NOR_ACTION")
    named, parsed = parse_play(action)
    return parsed, seat if named is None else named


def without_seat(text: str) -> str:
    """Return a play's text without the seat it starts with."""
    first, _, rest = text.partition(" ")
    return rest if first.isdigit() else text


@lru_cache(maxsize=8192)
def play_line(seat: int, action: Action, written: str) -> Play:
    """Return a play as a record's line; equal lines share one object."""
    return Play(seat, action, written)


@lru_cache(maxsize=8192)
def told(seat: int, action: Action) -> tuple[int, str]:
    """Return a play as views show it; equal plays share one object."""
    return seat, str(action)
