"""The whole table as one seat sees it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from escalera.book.book import title
from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.flow import flow
from escalera.cli.drawing.hand import ORDERS
from escalera.cli.drawing.melds import melds
from escalera.cli.drawing.news import Line, news_lines
from escalera.cli.drawing.pile import middle
from escalera.cli.drawing.scores import team_lines, teams_in_order
from escalera.cli.drawing.seats import Seats
from escalera.cli.language import chosen
from escalera.cli.words import counted, phrase, points
from escalera.engine.match.view import View

_SIDE_BY_SIDE = 110


@dataclass(frozen=True, slots=True)
class Look:
    """How a player likes the table: card faces, the order of the hand, the width in columns."""

    faces: Faces = field(default_factory=Faces)
    order: str = "rank"
    width: int = 80


@dataclass(frozen=True, slots=True)
class News:
    """What to tell the player: a title, a line for each turn, and the player's new cards."""

    title: str = ""
    lines: Sequence[Line] = ()
    cards: Sequence[int] = ()


def table(view: View, seats: Seats, news: News, look: Look) -> RenderableType:
    """Return the table: scores, stock and pile, melds, the news, and the player's own hand."""
    parts: list[RenderableType] = [
        _heading(view, seats),
        team_lines(view, seats, look.faces),
        _players(view, seats, look.width),
        middle(view, look.faces, look.width),
        _all_melds(view, seats, look),
    ]
    if news.lines:
        parts += [Heading(news.title), news_lines(news.lines)]
    parts += _hand(view, news.cards, look)
    return Group(*parts)


class Heading:
    """A title with a line after it; a title too long for that gets lines of its own."""

    def __init__(self, title: str | Text) -> None:
        self._title = Text(title, style="bold") if isinstance(title, str) else title

    def __rich_console__(self, _: Console, options: ConsoleOptions) -> RenderResult:
        """Draw it as wide as the place it stands in."""
        fits = self._title.cell_len + 2 <= options.max_width
        yield Rule(self._title, align="left", style="dim") if fits else self._title


def _heading(view: View, seats: Seats) -> Heading:
    rules = view.rules
    own = view.dealer == seats.you
    dealer = phrase("screen-dealer-you") if own else seats.name(view.dealer)
    said = {"game": title(rules, chosen()), "hand": str(view.hand_number), "dealer": dealer}
    if rules.hands:
        return Heading(phrase("screen-heading-hands", hands=str(rules.hands), **said))
    return Heading(phrase("screen-heading-target", target=points(rules.target), **said))


def _players(view: View, seats: Seats, width: int) -> Text:
    """Return who holds how many cards, in seat order."""
    return flow([_player(view, seats, seat) for seat in range(1, view.rules.seats + 1)], width, 3)


def _player(view: View, seats: Seats, seat: int) -> Text:
    """Return a seat, marked if it is to act, and how many cards it holds."""
    partner = f" {phrase('seat-partner')}" if seats.role(seat) == "partner" else ""
    foot = f" {phrase('seat-foot')}" if view.feet[seat - 1] else ""
    return Text.assemble(
        (f"{seat} {seats.name(seat)}{partner}", "bold reverse" if seat == view.actor else ""),
        f" {_held(view.hand_sizes[seat - 1])}{foot}",
    )


def _held(number: int) -> str:
    return counted(number, "card")


def _all_melds(view: View, seats: Seats, look: Look) -> RenderableType:
    teams = teams_in_order(view)
    blocks = [
        Group(Heading(_melds_title(view, seats, team)), _melds(view, team, look)) for team in teams
    ]
    if look.width < _SIDE_BY_SIDE or len(teams) > 2:
        return Group(*blocks)
    grid = Table.grid(expand=True, padding=(0, 1))
    for _ in blocks:
        grid.add_column(ratio=1)
    grid.add_row(*blocks)
    return grid


def _melds(view: View, team: int, look: Look) -> RenderableType:
    return melds(view.melds_of(team), view.rules.complete_cards, look.faces)


def _melds_title(view: View, seats: Seats, team: int) -> str:
    if team == view.team:
        return phrase("screen-your-melds")
    return phrase("screen-melds", team=seats.team(team))


def _hand(view: View, new: Sequence[int], look: Look) -> list[RenderableType]:
    """Return the player's hand under its title, and what is new in it next to or below that."""
    title = Text(_hand_title(view), style="bold")
    word = Text(f"   {phrase('screen-new')} ", style="not bold")
    fresh = Text.assemble(word, look.faces.cards(new)) if new else Text()
    cards = ORDERS[look.order](view.hand, look.faces, look.width)
    if title.cell_len + fresh.cell_len < look.width - 4:
        return [Heading(title.append_text(fresh)), cards]
    return [Heading(title), cards, Text(" ").append_text(fresh[3:])]


def _hand_title(view: View) -> str:
    said = phrase("screen-hand", cards=_held(len(view.hand)))
    if foot := view.feet[view.seat - 1]:
        said = phrase("screen-hand-foot", hand=said, n=str(foot))
    if view.face_down and view.turn == view.seat:
        said = phrase("screen-hand-down", hand=said, n=str(view.face_down))
    return said
