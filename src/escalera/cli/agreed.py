"""The rules agreed for a table, from the words on the command line."""

from collections.abc import Sequence

from escalera.cli.errors import CommandError
from escalera.cli.sentences import no_such_game
from escalera.rules import RuleError, RuleSet, games, load


def agreed(game: str, players: int | None, pairs: Sequence[str]) -> RuleSet:
    """Return the rule set of a game, a number of players and `KEY=VALUE` settings."""
    check_game(game)
    try:
        return load(game, players, settings(pairs))
    except RuleError as error:
        raise CommandError(str(error)) from None


def check_game(game: str) -> None:
    """Raise CommandError, with the games that there are, for one that there is not."""
    if game not in games():
        raise CommandError(no_such_game(game))


def settings(pairs: Sequence[str]) -> dict[str, str]:
    """Return settings by key; CommandError for one that is not written as KEY=VALUE."""
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key or not value:
            raise CommandError(f"--set {pair}: write it as KEY=VALUE, such as jokers=6.")
        if key in found:
            raise CommandError(f"--set {pair}: {key} is set twice.")
        found[key] = value
    return found
