"""A team's melds on the screen: open ones card by card, complete ones by name."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.names import complete_name, is_red, subject
from escalera.cli.words import phrase
from escalera.engine.match.view import MeldView
from escalera.engine.state.enums import Form


def melds(found: tuple[MeldView, ...], whole: int, faces: Faces) -> RenderableType:
    """Return a team's melds side by side, as many as fit: complete ones, then open ones.

    whole: how many cards make a meld complete.
    """
    if not found:
        return Text(f" {phrase('screen-no-melds')}", style="dim")
    groups = [[meld for meld in found if meld.complete is done] for done in (True, False)]
    texts = [[meld_text(meld, whole, faces) for meld in group] for group in groups if group]
    return Group(*(Columns(group, padding=(0, 2)) for group in texts))


def meld_text(meld: MeldView, whole: int, faces: Faces) -> Text:
    """Return one meld: its number, then its cards, or what it is when it is complete."""
    text = Text(f" m{meld.number} ", style="bold", no_wrap=True)
    if meld.complete:
        return text.append_text(_complete(meld, whole, faces))
    return text.append_text(faces.tabled_cards(meld.cards))


def _complete(meld: MeldView, whole: int, faces: Faces) -> Text:
    name = complete_name(meld).upper()
    what = "" if meld.form == Form.WILD else f" {subject(meld, faces)}"
    more = f" ({len(meld.cards)})" if len(meld.cards) > whole else ""
    return Text.assemble((name, _style(meld)), f"{what}{more}")


def _style(meld: MeldView) -> str:
    if meld.form == Form.WILD:
        return "bold white on #7b2a90"
    return "bold white on #b3261e" if is_red(meld) else "bold white on #5a6472"
