"""The words before the cursor: what the player may do."""

from collections.abc import Sequence

from escalera.cli.drawing.seats import Seats
from escalera.engine.match.view import View
from escalera.engine.state.action import Action, Verb


def prompt(view: View, seats: Seats, legal: Sequence[Action]) -> str:
    """Return the prompt of the player who is to act."""
    verbs = dict.fromkeys(action.verb for action in legal)
    if Verb.YES in verbs:
        return f"{seats.name(view.turn)} asks you: “May I go out?” yes or no: "
    return f"Your play ({_either(list(verbs))}): "


def _either(words: list[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} or {words[-1]}"
