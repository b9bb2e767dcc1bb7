"""`escalera try FILE ACTION...`: is an action legal where a record stops?"""

from collections.abc import Sequence
from pathlib import Path

from escalera import book
from escalera.cli.console import say
from escalera.cli.errors import CommandError
from escalera.cli.files import game_in
from escalera.cli.language import check_language, complaint
from escalera.cli.patience import patient
from escalera.engine.match.game import Game
from escalera.texts import LANGUAGES


@patient()
def run(file: Path, actions: Sequence[str], language: str = LANGUAGES[0]) -> int:
    """Print `legal`, `offence: COST` or `illegal: REASON: sentence` for each action on its own.

    Returns 0 if all are legal, else 1; CommandError if the file is wrong or holds no deal.
    """
    check_language(language)
    game = game_in(file)
    if not game.hand_number:
        raise CommandError(complaint("command-nothing-to-try", path=str(file)))
    verdicts = [verdict(game, action, language) for action in actions]
    for line in verdicts:
        say(line)
    return 0 if all(line == "legal" for line in verdicts) else 1


def verdict(game: Game, action: str, language: str = LANGUAGES[0]) -> str:
    """Return the verdict on an action such as `2 take with 7S 7D`, as it is printed."""
    found = book.verdict(game, action, language)
    if found.kind == "illegal":
        rule = f" ({found.rule})" if found.rule else ""
        return f"illegal: {found.name}: {found.sentence}{rule}"
    return f"offence: {found.why(language)}" if found.offence else "legal"
