"""The stock and the discard pile on the screen, frozen or blocked said in words."""

from rich.text import Text

from escalera.cards.kinds import is_black_three, is_red_three, is_wild
from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.flow import flow
from escalera.cli.drawing.scores import counted
from escalera.engine.match.view import View


def middle(view: View, faces: Faces, width: int = 80) -> Text:
    """Return stock and pile: how many cards, the upcard, and what it takes to take it."""
    pieces = [Text.assemble("Stock ", (_stocks(view), "bold")), _pile(view, faces)]
    states = [Text.assemble((word, "bold reverse"), f" {why}") for word, why in _states(view)]
    return flow([*pieces, *states], width, 3)


def _pile(view: View, faces: Faces) -> Text:
    if view.upcard is None:
        return Text.assemble("Pile ", ("empty", "bold"))
    text = Text.assemble("Pile ", (_cards(len(view.pile)), "bold"), ", on top ")
    return text.append_text(faces.card(view.upcard))


def _stocks(view: View) -> str:
    *others, last = view.stocks
    return "".join(f"{number} and " for number in others) + _cards(last)


def _cards(number: int) -> str:
    return counted(number, "card")


def _states(view: View) -> list[tuple[str, str]]:
    if not view.pile:
        return []
    states = []
    if view.blocked:
        states.append(("BLOCKED", f"by the {_upcard_word(view)} on top"))
    if view.frozen:
        states.append(("FROZEN", _freezer(view)))
    if len(view.pile) < view.rules.pile_minimum:
        states.append(("SMALL", f"{view.rules.pile_minimum} cards are needed to take it"))
    return states


def _upcard_word(view: View) -> str:
    if view.upcard is not None and is_black_three(view.upcard):
        return "black 3"
    return "red 3" if view.upcard is not None and is_red_three(view.upcard) else "wild card"


def _freezer(view: View) -> str:
    """Return which card freezes the pile."""
    if view.rules.always_frozen:
        return "as always in this game"
    if view.rules.freeze_wild and any(is_wild(kind) for kind in view.pile):
        return "by a wild card in it"
    return "by a red 3 in it"
