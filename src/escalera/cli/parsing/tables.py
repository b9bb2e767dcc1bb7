"""Playing: at the terminal, among bots, for a house full of people."""

from pathlib import Path
from typing import Annotated

import typer

from escalera.cli.parsing.completing import bot_names, game_names
from escalera.cli.parsing.options import (
    Bots,
    Game,
    Jobs,
    Language,
    Players,
    Seed,
    Settings,
)
from escalera.cli.sentences import whole_number

_HANDS = whole_number("--hands", 1)


def play(
    game: Game = "",
    players: Players = None,
    bots: Bots = "",
    settings: Settings = None,
    seed: Seed = "",
    hands: Annotated[
        int | None,
        typer.Option("--hands", metavar="H", parser=_HANDS, help="Stop after this many hands."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match.")
    ] = None,
    fast: Annotated[bool, typer.Option("--fast", help="Don't wait while the bots play.")] = False,
    language: Language = "en",
) -> int:
    """Play a match against bots, here in the terminal."""
    from escalera.cli.commands.tables import play as command
    from escalera.cli.play.start import Wishes

    given, most = settings or (), hands or 0
    wishes = Wishes(game, players, bots, given, seed, most, resume, fast, language)
    return command.run(wishes)


def simulate(  # noqa: PLR0913, PLR0917 (each option is an argument)
    game: Game,
    players: Players = None,
    bots: Bots = "greedy",
    hands: Annotated[
        int | None, typer.Option("--hands", metavar="H", parser=_HANDS, help="How many hands.")
    ] = None,
    matches: Annotated[
        int | None,
        typer.Option(
            "--matches",
            metavar="M",
            parser=whole_number("--matches", 1),
            help="Or how many matches (1).",
        ),
    ] = None,
    seed: Seed = "0",
    settings: Settings = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write a record a match there.")
    ] = None,
    jobs: Jobs = 1,
    json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> int:
    """Let bots play each other, and sum up the results."""
    from escalera.cli.commands.tables import simulate as command

    chosen = tuple(word.strip() for word in bots.split(",") if word.strip())
    order = command.Order(
        game, players, chosen, tuple(settings or ()), hands, matches, seed, records, jobs, json
    )
    return command.run(order)


def arena(  # noqa: PLR0913, PLR0917 (each option is an argument)
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT BOT...", help="Two bots or more.", autocompletion=bot_names),
    ],
    game: Annotated[
        str,
        typer.Option(
            "--game", metavar="GAME", help="The game; see rules.", autocompletion=game_names
        ),
    ],
    players: Players = None,
    deals: Annotated[
        int,
        typer.Option(
            "--deals",
            metavar="D",
            parser=whole_number("--deals"),
            help="How many deals, of one hand each.",
        ),
    ] = 100,
    matches: Annotated[
        int,
        typer.Option(
            "--matches",
            metavar="M",
            parser=whole_number("--matches"),
            help="And how many whole matches.",
        ),
    ] = 0,
    crossed: Annotated[
        bool, typer.Option("--crossed", help="Mixed pairs of partners meet as well.")
    ] = False,
    seed: Seed = "0",
    settings: Settings = None,
    jobs: Jobs = 1,
    ray: Annotated[
        str, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster instead.")
    ] = "",
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Begin, or go on with, a run.")
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="Write records and the run's state there."),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="FILE", help="Draw the results as SVG.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> int:
    """Compare bots on the same deals, with the seats changed."""
    from escalera.cli.commands.tables import arena as command

    chosen, pairs = tuple(bots), tuple(settings or ())
    wishes = command.Wishes(
        game,
        players,
        chosen,
        pairs,
        deals,
        matches,
        crossed,
        seed,
        jobs,
        ray,
        resume,
        records,
        picture,
        json,
    )
    return command.run(wishes)


def bots() -> int:
    """List the bots, the weakest first, with a sentence on how each plays."""
    from escalera.cli.commands.tables import bots as command

    return command.run()


SERVE_SETTINGS = (
    "Further settings, by the environment or in a file escalera.env (docs/serving.md tells each): "
    "ESCALERA_HOST, ESCALERA_PORT, ESCALERA_DATABASE_URL, ESCALERA_FULL_SYNC, ESCALERA_ORIGINS, "
    "ESCALERA_SECURE_COOKIES, ESCALERA_BOT_PROCESSES, ESCALERA_REQUESTS_A_MINUTE, "
    "ESCALERA_MESSAGES_A_SECOND, ESCALERA_REQUEST_SECONDS, ESCALERA_LOG_LEVEL, ESCALERA_METRICS."
)
"""What `escalera serve --help` ends with."""


def serve(
    host: Annotated[
        str | None, typer.Option("--host", metavar="ADDRESS", help="The address to listen at.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            metavar="N",
            parser=whole_number("--port", 0, 65535),
            help="The port; 8000 by default.",
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://..."),
    ] = None,
    show: Annotated[
        bool, typer.Option("--show", help="On a desktop, open the browser there.")
    ] = False,
) -> int:
    """Start the table server, for browsers and for programs."""
    from escalera.cli.commands.tables import serve as command

    return command.run(host, port, database, show=show)


def bench(
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> int:
    """Measure the engine's speed on this machine."""
    from escalera.cli.commands.tables import bench as command

    return command.run(json=json)


def doctor() -> int:
    """Say which engine runs here and why, and what it was built for."""
    from escalera.cli.commands.tables import doctor as command

    return command.run()
