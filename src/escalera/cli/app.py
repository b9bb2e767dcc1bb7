"""The command line: its commands, and how it ends."""

import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from escalera.cards.compiling.choice import EngineError
from escalera.cli.console import columns, complain, say, silence
from escalera.cli.errors import CommandError
from escalera.cli.language import asked_for, speaking
from escalera.cli.parsing import records, rulebooks, sheets, tables
from escalera.cli.sentences import sentence
from escalera.texts import texts

_SHORT = {"lang": "language"}
"""Options that may be cut short."""

app = typer.Typer(
    pretty_exceptions_enable=False,
    context_settings={"token_normalize_func": lambda word: _SHORT.get(word, word)},
    help="The Samba family of card games: play, simulate, check records.",
)


def _print_version(wanted: bool) -> None:
    if wanted:
        say(f"escalera {version('escalera')}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    """The Samba family of card games: play, simulate, check records."""


app.command()(tables.play)
app.command()(tables.simulate)
app.command()(tables.arena)
app.command()(records.verify)
app.command("try")(records.attempt)
app.command()(records.legal)
app.command()(records.hint)
app.command()(tables.bots)
app.command()(rulebooks.rules)
app.command()(sheets.score)
app.command()(sheets.season)
app.command()(sheets.sheet)
app.command()(rulebooks.book)
app.command()(rulebooks.differs)
app.command(epilog=tables.SERVE_SETTINGS)(tables.serve)
app.command()(tables.bench)
app.command()(tables.doctor)


_ROOM = 76
_INTERRUPTED = 130
"""What Typer returns after Ctrl-C."""


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit status; every error is one line on stderr."""
    narrow = _narrow()
    app.rich_markup_mode = None if narrow else "rich"
    command = typer.main.get_command(app)
    try:
        with speaking(asked_for(arguments)):
            done = _done(command, arguments, narrow)
    except BrokenPipeError:
        silence()
        return 1
    if done == _INTERRUPTED:
        complain(texts(asked_for(arguments), "commands").say("command-stopped"))
    return int(done or 0)


def _done(command: Any, arguments: Sequence[str], layout: dict[str, Any]) -> Any:
    """Carry out a command line; an error is told in the language that it names."""
    try:
        done = command.main(
            args=list(arguments) or ["--help"],
            prog_name="escalera",
            standalone_mode=False,
            **layout,
        )
        sys.stdout.flush()
    except (CommandError, EngineError, TyperException) as error:
        return _failed(error)
    return done


def _narrow() -> dict[str, Any]:
    """Return the help layout for few columns, where boxes would cut words off; else nothing."""
    width = columns(sys.stdout)
    return {"terminal_width": width} if 0 < width < _ROOM else {}


def _failed(error: Exception) -> int:
    complain(str(error) if isinstance(error, (CommandError, EngineError)) else sentence(error))
    return 2
