"""A player's evening at the table: the match, the screen, and what is typed."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from rich.console import Console, RenderableType

from escalera.cli.drawing.news import Line, news_lines
from escalera.cli.drawing.screen import Look, News, table
from escalera.cli.play.match import Match
from escalera.cli.play.narration.notes import notes
from escalera.cli.play.pace import Pace
from escalera.cli.play.typed_lines import Lines
from escalera.cli.words import phrase
from escalera.engine.state.action import Action


@dataclass
class Session:
    """What the table's loops and commands share.

    `hands` is how many hands are played at most (0: until the match is over), `auto` how far the
    helping bot plays for the player: not at all (empty), `turn`, `hand` or `match`.
    """

    match: Match
    console: Console
    lines: Lines
    pace: Pace
    seed: str
    hands: int = 0
    look: Look = field(default_factory=Look)
    auto: str = ""
    saved: Path | None = None
    unsaved: bool = True

    def show(self, *parts: RenderableType) -> None:
        """Print things that belong together."""
        for part in parts:
            self.console.print(part)

    def tell(self, lines: Sequence[Line]) -> None:
        """Print what was done at the table."""
        if lines:
            self.show(news_lines(lines))

    def draw(self) -> None:
        """Print the table as it is."""
        match, view = self.match, self.match.view()
        title = phrase("screen-this-turn" if match.your_news else "screen-since")
        news = News(title, match.news.lines(), sorted(match.new_cards))
        look = replace(self.look, width=self.console.width)
        self.show(table(view, match.seats, news, look), *notes(view, match.seats))

    def play(self, action: Action) -> None:
        """Play the player's action; while the turn goes on, show the table."""
        self.match.play(action)
        self.unsaved = True
        if self.match.yours and not self.auto:
            self.draw()
