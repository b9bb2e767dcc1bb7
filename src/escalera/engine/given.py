"""Actions as callers give them: a text or an `Action`."""

from escalera.engine.action import Action, ActionError, parse_play


def read_given(action: Action | str, seat: int | None) -> tuple[Action, int | None]:
    """Return an action and its seat, None if nobody names it; ActionError if it is no action."""
    if isinstance(action, Action):
        if Action.parse(str(action)) != action:
            raise ActionError("An action must be what its own text says.")
        return action, seat
    if not isinstance(action, str):
        raise ActionError("An action is a text or an Action.")
    named, parsed = parse_play(action)
    return parsed, seat if named is None else named


def without_seat(text: str) -> str:
    """Return a play's text without the seat it starts with."""
    first, _, rest = text.partition(" ")
    return rest if first.isdigit() else text
