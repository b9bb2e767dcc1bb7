"""Game records: checked, and asked about where they stop."""

from pathlib import Path
from typing import Annotated

import typer

from escalera.cli.language import speaking
from escalera.cli.parsing.options import Language, Record


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="usage-verify-files")],
    language: Language = "",
) -> int:
    """Check records, line by line, against the rules."""
    from escalera.cli.commands.records import verify as command

    with speaking(language):
        return command.run(files)


def attempt(
    file: Record,
    actions: Annotated[list[str], typer.Argument(metavar="ACTION...", help="usage-try-action")],
    language: Language = "",
) -> int:
    """Say whether each action is legal where a record stops."""
    from escalera.cli.commands.records import attempt as command

    return command.run(file, actions, language)


def legal(file: Record, language: Language = "") -> int:
    """List the legal actions where a record stops."""
    from escalera.cli.commands.records import legal as command

    with speaking(language):
        return command.run(file)


def hint(file: Record, language: Language = "") -> int:
    """Say what a good player would play where a record stops, and what other plays are worth."""
    from escalera.cli.commands.records import hint as command

    return command.run(file, language)
