"""The words that several commands take: how each is read, what helps to type it, what it means."""

from pathlib import Path
from typing import Annotated

import typer

from escalera.cli.language import check_language, chosen
from escalera.cli.parsing.completing import bot_list, game_names, one_of, setting
from escalera.cli.sentences import whole_number
from escalera.texts import LANGUAGES


def _spoken(given: str) -> str:
    """Return the language to speak: the one given, or what the environment asks for."""
    check_language(given or chosen())
    return given or chosen()


Game = Annotated[
    str, typer.Argument(metavar="GAME", help="usage-option-game", autocompletion=game_names)
]
Players = Annotated[
    int | None,
    typer.Option(
        "--players", metavar="N", parser=whole_number("--players"), help="usage-option-players"
    ),
]
Language = Annotated[
    str,
    typer.Option(
        "--language",
        metavar="en|es",
        help="usage-option-language",
        callback=_spoken,
        autocompletion=one_of(*LANGUAGES),
    ),
]
"""Where it isn't given, the language that the environment asks for."""
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="KEY=VALUE",
        help="usage-option-set",
        autocompletion=setting(),
    ),
]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="usage-option-seed")]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAMES",
        help="usage-option-bots",
        autocompletion=bot_list,
    ),
]
Jobs = Annotated[
    int,
    typer.Option("--jobs", metavar="J", parser=whole_number("--jobs", 1), help="usage-option-jobs"),
]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="usage-option-record")]
Json = Annotated[bool, typer.Option("--json", help="usage-option-json")]
Force = Annotated[bool, typer.Option("--force", help="usage-option-force")]
