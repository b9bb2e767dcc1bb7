"""A league: any bots, people's own too, over deals that nobody knew."""

from pathlib import Path
from typing import Annotated

import typer

from escalera.cli.language import speaking
from escalera.cli.parsing.completing import bot_names, game_names
from escalera.cli.parsing.options import Force, Jobs, Language, Players, Seed, Settings
from escalera.cli.sentences import whole_number


def league(  # noqa: PLR0913, PLR0917 (each option is an argument)
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT BOT...", help="usage-league-bots", autocompletion=bot_names),
    ],
    game: Annotated[
        str,
        typer.Option("--game", metavar="GAME", help="usage-option-game", autocompletion=game_names),
    ],
    secret: Annotated[str, typer.Option("--secret", metavar="TEXT", help="usage-league-secret")],
    players: Players = None,
    deals: Annotated[
        int,
        typer.Option(
            "--deals", metavar="D", parser=whole_number("--deals"), help="usage-arena-deals"
        ),
    ] = 100,
    seed: Seed = "0",
    promise: Annotated[
        str, typer.Option("--promise", metavar="SHA256", help="usage-league-promise")
    ] = "",
    reference: Annotated[
        str,
        typer.Option(
            "--reference", metavar="BOT", help="usage-league-reference", autocompletion=bot_names
        ),
    ] = "greedy",
    settings: Settings = None,
    jobs: Jobs = 1,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="usage-league-out")
    ] = None,
    force: Force = False,
    language: Language = "",
) -> int:
    """Let any bots play a league, and write its page."""
    from escalera.cli.commands.tables import league as command

    wishes = command.Wishes(
        game, players, tuple(bots), tuple(settings or ()), reference, deals, seed, secret, promise,
        jobs, out, force,
    )  # fmt: skip
    with speaking(language):
        return command.run(wishes)
