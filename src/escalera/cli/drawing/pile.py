"""The stock and the discard pile on the screen, with frozen or blocked in words."""

from rich.text import Text

from escalera.cards.kinds import is_black_three, is_red_three, is_wild
from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.flow import flow
from escalera.cli.words import counted, phrase, styled
from escalera.engine.match.view import View


def middle(view: View, faces: Faces, width: int = 80) -> Text:
    """Return stock and pile: how many cards, the upcard, and what taking it needs."""
    stock = styled("pile-stock", cards=Text(_stocks(view), style="bold"))
    states = [Text.assemble((word, "bold reverse"), f" {why}") for word, why in _states(view)]
    return flow([stock, _pile(view, faces), *states], width, 3)


def _pile(view: View, faces: Faces) -> Text:
    if view.upcard is None:
        return styled("pile-none", empty=Text(phrase("pile-empty"), style="bold"))
    cards = Text(_cards(len(view.pile)), style="bold")
    return styled("pile-cards", cards=cards, upcard=faces.card(view.upcard))


def _stocks(view: View) -> str:
    first, *others = view.stocks
    if not others:
        return _cards(first)
    return phrase("pile-stocks", first=str(first), second=_cards(others[0]))


def _cards(number: int) -> str:
    return counted(number, "card")


def _states(view: View) -> list[tuple[str, str]]:
    if not view.pile:
        return []
    states = []
    if view.blocked:
        states.append((phrase("pile-blocked"), phrase("pile-blocked-by", card=_blocker(view))))
    if view.frozen:
        states.append((phrase("pile-frozen"), _freezer(view)))
    if len(view.pile) < view.rules.pile_minimum:
        why = phrase("pile-small-for", n=view.rules.pile_minimum)
        states.append((phrase("pile-small"), why))
    return states


def _blocker(view: View) -> str:
    """Return which kind of card on top blocks the pile."""
    if view.upcard is not None and is_black_three(view.upcard):
        return "black"
    return "red" if view.upcard is not None and is_red_three(view.upcard) else "wild"


def _freezer(view: View) -> str:
    """Return what freezes the pile."""
    if view.rules.always_frozen:
        return phrase("pile-frozen-always")
    if view.rules.freeze_wild and any(is_wild(kind) for kind in view.pile):
        return phrase("pile-frozen-by", card=phrase("card-wild"))
    return phrase("pile-frozen-by", card=phrase("card-red_three"))
