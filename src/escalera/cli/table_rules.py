"""The rules agreed for a table, from the words on the command line."""

from collections.abc import Sequence

from escalera.cli.errors import CommandError
from escalera.cli.language import chosen
from escalera.cli.sentences import no_such_game
from escalera.rules import RuleError, RuleSet, games, load, presets, settings_of


def agreed(game: str, players: int | None, pairs: Sequence[str]) -> RuleSet:
    """Return the rule set of a game or preset, a number of players and `KEY=VALUE` settings."""
    check_game(game)
    preset = presets().get(game)
    try:
        settings = settings_of(pairs)
        if preset is None:
            return load(game, players, settings)
        return load(preset.game, players, {**preset.settings, **settings})
    except RuleError as error:
        raise CommandError(error.said(chosen())) from None


def check_game(game: str) -> None:
    """Raise CommandError, with the list of games, for an unknown game."""
    if game not in {*games(), *presets()}:
        raise CommandError(no_such_game(game))
