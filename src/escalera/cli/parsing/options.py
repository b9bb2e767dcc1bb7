"""The words that several commands take: how each is read, what helps to type it, what it means."""

from pathlib import Path
from typing import Annotated

import typer

from escalera.cli.parsing.completing import bot_list, game_names, one_of, setting
from escalera.cli.sentences import whole_number

Game = Annotated[
    str, typer.Argument(metavar="GAME", help="The game; see rules.", autocompletion=game_names)
]
Players = Annotated[
    int | None,
    typer.Option("--players", metavar="N", parser=whole_number("--players"), help="How many play."),
]
Language = Annotated[
    str,
    typer.Option(
        "--language", metavar="en|es", help="The language.", autocompletion=one_of("en", "es")
    ),
]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="KEY=VALUE",
        help="A variation or house rule (rules --keys).",
        autocompletion=setting(),
    ),
]
Seed = Annotated[
    str, typer.Option("--seed", metavar="S", help="The same seed deals the same cards.")
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAMES",
        help="Bots, such as easy,hard; see bots.",
        autocompletion=bot_list,
    ),
]
Jobs = Annotated[
    int,
    typer.Option(
        "--jobs", metavar="J", parser=whole_number("--jobs", 1), help="So many processes."
    ),
]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="A game record.")]
Json = Annotated[bool, typer.Option("--json", help="Print it as JSON.")]
