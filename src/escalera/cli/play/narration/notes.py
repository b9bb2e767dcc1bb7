"""What the player should know now: the initial meld so far, answers, what can't be done."""

from rich.text import Text

from escalera.cli.drawing.seats import Seats
from escalera.cli.words import phrase
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
        return phrase("note-enough", have=str(have), need=str(need))
    return phrase("note-short", have=str(have), more=str(need - have))


def _pending(view: View) -> str:
    if not view.pending:
        return ""
    return phrase("note-pending" if view.pile else "note-pending-alone")


def _answer(view: View, seats: Seats) -> str:
    names = [seats.name(seat) for seat in seats.members(view.team)[1:]]
    partners = f" {phrase('list-and')} ".join(names)
    if view.asked == Asked.YES:
        return phrase("note-yes", partners=partners)
    if view.asked == Asked.NO:
        return phrase("note-no", partners=partners)
    return ""


def _no_discard(view: View) -> str:
    return phrase("note-no-discard") if view.no_discard else ""
