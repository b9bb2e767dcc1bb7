"""The words before the cursor: what the player may do."""

from collections.abc import Sequence

from escalera.cli.drawing.seats import Seats
from escalera.cli.words import either, phrase
from escalera.engine.match.view import View
from escalera.engine.state.action import Action, Verb


def prompt(view: View, seats: Seats, legal: Sequence[Action]) -> str:
    """Return the prompt of the player who is to act."""
    verbs = dict.fromkeys(action.verb for action in legal)
    if Verb.YES in verbs:
        return f"{phrase('prompt-answer', name=seats.name(view.turn))} "
    return f"{phrase('prompt-play', verbs=either(list(verbs)))} "
