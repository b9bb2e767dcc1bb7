"""`escalera book GAME`: the rule book or the rule card, on the screen or as a page to print."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from escalera.book.page import book_page, card_page
from escalera.cli.console import has_symbols, output, say
from escalera.cli.drawing.cards import Faces
from escalera.cli.files import check_free, keep
from escalera.cli.language import check_language, complaint
from escalera.cli.pages.book import book_on_screen, card_on_screen
from escalera.cli.patience import patient
from escalera.cli.table_rules import agreed


@dataclass(frozen=True, slots=True)
class Page:
    """Where a page goes, and whether over a file that is there."""

    path: Path
    force: bool


@patient()
def run(
    game: str,
    players: int | None,
    pairs: Sequence[str],
    *,
    card: bool,
    language: str,
    page: Page | None,
) -> int:
    """Print the book, or with `card` the figures alone; with `page` write one instead."""
    rules = agreed(game, players, pairs)
    check_language(language)
    if page is not None:
        check_free(page.path, force=page.force)
        keep(page.path, card_page(rules, language) if card else book_page(rules, language))
        say(complaint("command-written", path=str(page.path)))
        return 0
    console = output()
    faces = Faces(has_symbols(console))
    console.print(
        card_on_screen(rules, language) if card else book_on_screen(rules, language, faces)
    )
    return 0
