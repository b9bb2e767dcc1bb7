"""What the player should know now: the initial meld so far, answers, what can't be done."""

from rich.text import Text

from escalera.cli.drawing.seats import Seats
from escalera.engine.match.view import View
from escalera.engine.state.enums import Asked, Phase


def notes(view: View, seats: Seats) -> list[Text]:
    """Return a line for each thing that matters in this turn."""
    if view.turn != view.seat or view.phase == Phase.OVER:
        return []
    found = [_initial(view), _pending(view), _answer(view, seats), _no_discard(view)]
    return [Text(f" {line}", style="bold") for line in found if line]


def _initial(view: View) -> str:
    if view.melded[view.team - 1] or not view.tabled_points:
        return ""
    need, have = view.minimums[view.team - 1], view.tabled_points
    if have >= need:
        return f"Your first meld has {have} points: {need} were needed."
    return f"Your first meld has {have} points so far: {need - have} more are needed."


def _pending(view: View) -> str:
    if not view.pending:
        return ""
    return "You get the other cards of the pile when it is enough; back undoes the take."


def _answer(view: View, seats: Seats) -> str:
    partners = " and ".join(seats.name(seat) for seat in seats.members(view.team)[1:])
    if view.asked == Asked.YES:
        return f"You asked to go out, and {partners} said yes."
    if view.asked == Asked.NO:
        return f"You asked to go out, and {partners} said no: you can't go out in this turn."
    return ""


def _no_discard(view: View) -> str:
    if not view.no_discard:
        return ""
    return "The stock's last card was a red 3: meld what you can, there is no discard."
