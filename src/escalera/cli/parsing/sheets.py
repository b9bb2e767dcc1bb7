"""Games at a real table: counted, summed up, on paper."""

from pathlib import Path
from typing import Annotated

import typer

from escalera.cli.parsing.completing import one_of
from escalera.cli.parsing.options import (
    Force,
    Game,
    Json,
    Language,
    Players,
    Settings,
)


def score(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="usage-score-file")],
    json: Json = False,
    language: Language = "",
) -> int:
    """Count a whole game that was written down at a real table."""
    from escalera.cli.commands.sheets import score as command

    return command.run(file, json=json, language=language)


def season(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="usage-season-files")],
    json: Json = False,
    csv: Annotated[
        str,
        typer.Option(
            "--csv",
            metavar="WHAT",
            help="usage-season-csv",
            autocompletion=one_of("players", "hands"),
        ),
    ] = "",
    language: Language = "",
) -> int:
    """Sum up several games of a group: who won, averages, best hands."""
    from escalera.cli.commands.sheets import season as command

    return command.run(files, json=json, csv=csv, language=language)


def sheet(  # noqa: PLR0913, PLR0917 (each option is an argument)
    out: Annotated[Path, typer.Option("-o", metavar="FILE.pdf", help="usage-sheet-out")],
    game: Game = "",
    players: Players = None,
    settings: Settings = None,
    names: Annotated[str, typer.Option("--names", metavar="NAMES", help="usage-sheet-names")] = "",
    filled: Annotated[
        Path | None, typer.Option("--filled", metavar="FILE", help="usage-sheet-filled")
    ] = None,
    paper: Annotated[
        str,
        typer.Option(
            "--paper",
            metavar="PAPER",
            help="usage-sheet-paper",
            autocompletion=one_of("a4", "letter"),
        ),
    ] = "a4",
    large: Annotated[bool, typer.Option("--large", help="usage-sheet-large")] = False,
    force: Force = False,
    language: Language = "",
) -> int:
    """Make a score sheet as PDF: empty, or filled in from a score pad."""
    from escalera.cli.commands.sheets import sheet as command

    given = tuple(settings or ())
    order = command.Order(game, players, given, names, filled, paper, large, language, out, force)
    return command.run(order)
