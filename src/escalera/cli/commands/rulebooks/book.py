"""`escalera book GAME`: the rule book or the rule card, on the screen or as a page to print."""

from collections.abc import Sequence
from pathlib import Path

from escalera.book.page import book_page, card_page
from escalera.cli.console import has_symbols, output
from escalera.cli.drawing.cards import Faces
from escalera.cli.files import check_folder, keep
from escalera.cli.language import check_language
from escalera.cli.pages.book import book_on_screen, card_on_screen
from escalera.cli.patience import patient
from escalera.cli.table_rules import agreed


@patient()
def run(
    game: str,
    players: int | None,
    pairs: Sequence[str],
    *,
    card: bool,
    language: str,
    html: Path | None,
) -> int:
    """Print the book, or with `card` the figures alone; with `html` write a page instead."""
    rules = agreed(game, players, pairs)
    check_language(language)
    if html is not None:
        check_folder(html)
        keep(html, card_page(rules, language) if card else book_page(rules, language))
        return 0
    console = output()
    faces = Faces(has_symbols(console))
    console.print(
        card_on_screen(rules, language) if card else book_on_screen(rules, language, faces)
    )
    return 0
