"""Playing: at the terminal, among bots, for a house full of people."""

from pathlib import Path
from typing import Annotated

import typer

from escalera.cli.language import speaking
from escalera.cli.parsing.completing import bot_names, game_names
from escalera.cli.parsing.options import (
    Bots,
    Force,
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
        typer.Option("--hands", metavar="H", parser=_HANDS, help="usage-play-hands"),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="usage-play-resume")
    ] = None,
    fast: Annotated[bool, typer.Option("--fast", help="usage-play-fast")] = False,
    language: Language = "",
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
        int | None, typer.Option("--hands", metavar="H", parser=_HANDS, help="usage-simulate-hands")
    ] = None,
    matches: Annotated[
        int | None,
        typer.Option(
            "--matches",
            metavar="M",
            parser=whole_number("--matches", 1),
            help="usage-simulate-matches",
        ),
    ] = None,
    seed: Seed = "0",
    settings: Settings = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="usage-simulate-records")
    ] = None,
    jobs: Jobs = 1,
    json: Annotated[bool, typer.Option("--json", help="usage-simulate-json")] = False,
    language: Language = "",
) -> int:
    """Let bots play each other, and sum up the results."""
    from escalera.cli.commands.tables import simulate as command

    chosen = tuple(word.strip() for word in bots.split(",") if word.strip())
    order = command.Order(
        game, players, chosen, tuple(settings or ()), hands, matches, seed, records, jobs, json
    )
    with speaking(language):
        return command.run(order)


def arena(  # noqa: PLR0913, PLR0917 (each option is an argument)
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT BOT...", help="usage-arena-bots", autocompletion=bot_names),
    ],
    game: Annotated[
        str,
        typer.Option("--game", metavar="GAME", help="usage-option-game", autocompletion=game_names),
    ],
    players: Players = None,
    deals: Annotated[
        int,
        typer.Option(
            "--deals",
            metavar="D",
            parser=whole_number("--deals"),
            help="usage-arena-deals",
        ),
    ] = 100,
    matches: Annotated[
        int,
        typer.Option(
            "--matches",
            metavar="M",
            parser=whole_number("--matches"),
            help="usage-arena-matches",
        ),
    ] = 0,
    crossed: Annotated[bool, typer.Option("--crossed", help="usage-arena-crossed")] = False,
    seed: Seed = "0",
    settings: Settings = None,
    jobs: Jobs = 1,
    ray: Annotated[str, typer.Option("--ray", metavar="ADDRESS", help="usage-arena-ray")] = "",
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="usage-arena-resume")
    ] = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="usage-arena-records"),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="FILE", help="usage-arena-picture")
    ] = None,
    force: Force = False,
    json: Annotated[bool, typer.Option("--json", help="usage-arena-json")] = False,
    language: Language = "",
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
        force,
        json,
    )
    with speaking(language):
        return command.run(wishes)


def bots(language: Language = "") -> int:
    """List the bots, the weakest first, with a sentence on how each plays."""
    from escalera.cli.commands.tables import bots as command

    with speaking(language):
        return command.run()


SERVE_SETTINGS = "usage-serve-settings"
"""What `escalera serve --help` ends with."""


def serve(
    host: Annotated[
        str | None, typer.Option("--host", metavar="ADDRESS", help="usage-serve-host")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            metavar="N",
            parser=whole_number("--port", 0, 65535),
            help="usage-serve-port",
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="usage-serve-database"),
    ] = None,
    show: Annotated[bool, typer.Option("--show", help="usage-serve-show")] = False,
    language: Language = "",
) -> int:
    """Start the table server, for browsers and for programs."""
    from escalera.cli.commands.tables import serve as command

    with speaking(language):
        return command.run(host, port, database, show=show)


def mcp(
    game: Game,
    players: Players = None,
    bot: Annotated[
        str,
        typer.Option("--bot", metavar="NAME", help="usage-mcp-bot", autocompletion=bot_names),
    ] = "planner",
    settings: Settings = None,
    seed: Seed = "0",
    language: Language = "",
) -> int:
    """Let a language model play a seat, by the Model Context Protocol."""
    from escalera.cli.commands.tables import mcp as command

    with speaking(language):
        return command.run(game, players, tuple(settings or ()), bot, seed)


def dataset(
    game: Game,
    hands: Annotated[
        int, typer.Option("--hands", metavar="N", parser=_HANDS, help="usage-dataset-hands")
    ],
    out: Annotated[Path, typer.Option("--out", "-o", metavar="DIR", help="usage-dataset-out")],
    players: Players = None,
    seed: Seed = "0",
    settings: Settings = None,
    processes: Annotated[
        int,
        typer.Option(
            "--processes",
            metavar="J",
            parser=whole_number("--processes", 1),
            help="usage-option-jobs",
        ),
    ] = 1,
    language: Language = "",
) -> int:
    """Write what the planner decides as Parquet, for programs that learn."""
    from escalera.cli.commands.tables import dataset as command

    wishes = command.Wishes(game, players, settings or (), hands, seed, out, processes)
    with speaking(language):
        return command.run(wishes)


def bench(
    json: Annotated[bool, typer.Option("--json", help="usage-bench-json")] = False,
    language: Language = "",
) -> int:
    """Measure the engine's speed on this machine."""
    from escalera.cli.commands.tables import bench as command

    with speaking(language):
        return command.run(json=json)


def doctor(language: Language = "") -> int:
    """Say which engine runs here and why, and what it was built for."""
    from escalera.cli.commands.tables import doctor as command

    with speaking(language):
        return command.run()
