"""`escalera differs GAME [OTHER]`: two rule sets, or a table and its game's document."""

from collections.abc import Sequence

from escalera.book import compared
from escalera.book.book import title
from escalera.cli.console import output
from escalera.cli.language import check_language
from escalera.cli.pages.book import differences_on_screen
from escalera.cli.table_rules import agreed
from escalera.rules import RuleSet


def run(
    game: str,
    other: str,
    players: int | None,
    pairs: Sequence[str],
    other_pairs: Sequence[str],
    *,
    language: str,
) -> int:
    """Print what differs between a game with its settings and another, or the same without any."""
    check_language(language)
    first = agreed(game, players, pairs)
    second = agreed(other or game, players, other_pairs)
    found = compared(first, second, language)
    names = _named(first, language), _named(second, language)
    output().print(differences_on_screen(found, *names, language))
    return 0


def _named(rules: RuleSet, language: str) -> str:
    """Return a rule set's name in a comparison: its game and its settings."""
    settings = ", ".join(f"{key} {value}" for key, value in rules.settings)
    game = title(rules, language)
    return f"{game} ({settings})" if settings else game
