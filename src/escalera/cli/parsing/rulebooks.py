"""What the rules are."""

from pathlib import Path
from typing import Annotated

import typer

from escalera.cli.parsing.completing import game_names, setting
from escalera.cli.parsing.options import (
    Force,
    Game,
    Language,
    Players,
    Settings,
)


def rules(
    game: Game = "",
    players: Players = None,
    settings: Settings = None,
    keys: Annotated[bool, typer.Option("--keys", help="usage-rules-keys")] = False,
    language: Language = "",
) -> int:
    """Show a game's rule card; without a game, the list of games."""
    from escalera.cli.commands.rulebooks import rules as command

    return command.run(game, players, settings or (), only_keys=keys, language=language)


def book(
    game: Game,
    players: Players = None,
    settings: Settings = None,
    card: Annotated[bool, typer.Option("--card", help="usage-book-card")] = False,
    language: Language = "",
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="usage-book-html")
    ] = None,
    force: Force = False,
) -> int:
    """Tell a game from its setup to the match's end, with pictured examples."""
    from escalera.cli.commands.rulebooks import book as command

    page = command.Page(html, force) if html else None
    return command.run(game, players, settings or (), card=card, language=language, page=page)


def differs(
    game: Game,
    other: Annotated[
        str,
        typer.Argument(metavar="OTHER", help="usage-differs-other", autocompletion=game_names),
    ] = "",
    players: Players = None,
    settings: Settings = None,
    other_settings: Annotated[
        list[str] | None,
        typer.Option(
            "--other-set",
            metavar="KEY=VALUE",
            help="usage-differs-other-set",
            autocompletion=setting(1),
        ),
    ] = None,
    language: Language = "",
) -> int:
    """Show what differs between two games, or between a table and its game's document."""
    from escalera.cli.commands.rulebooks import differs as command

    return command.run(
        game, other, players, settings or (), other_settings or (), language=language
    )
