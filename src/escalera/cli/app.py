"""The command line: its commands, and how it ends."""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Annotated, Any, Final

import typer
from typer.exceptions import TyperException

from escalera.cards.compiling.choice import EngineError
from escalera.cli.console import columns, complain, open_streams, say, silence, write_any_text
from escalera.cli.errors import CommandError
from escalera.cli.language import asked_for, chosen, complaint, only_a_language, speaking
from escalera.cli.parsing import hosting, records, rulebooks, sheets, tables
from escalera.cli.parsing.bash_words import COMPLETING, whole_words
from escalera.cli.parsing.league import league
from escalera.cli.parsing.options import Language
from escalera.cli.sentences import path_of, sentence, system_fault
from escalera.cli.usage import usage_told
from escalera.texts import texts

_SHORT = {"lang": "language"}
"""Options that may be cut short."""

app = typer.Typer(
    pretty_exceptions_enable=False,
    context_settings={"token_normalize_func": lambda word: _SHORT.get(word, word)},
    help="usage-escalera",
)


def _print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        say(f"escalera {version('escalera')}")
        raise typer.Exit


@app.callback(help="usage-escalera")
def _options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_print_version, is_eager=True, help="usage-option-version"
        ),
    ] = False,
    language: Language = "",
) -> None:
    """Read the options that stand before a command."""


_COMMANDS: Final[dict[str, Callable[..., int]]] = {
    "play": tables.play,
    "simulate": tables.simulate,
    "arena": tables.arena,
    "league": league,
    "verify": records.verify,
    "try": records.attempt,
    "legal": records.legal,
    "hint": records.hint,
    "bots": tables.bots,
    "rules": rulebooks.rules,
    "score": sheets.score,
    "season": sheets.season,
    "sheet": sheets.sheet,
    "book": rulebooks.book,
    "differs": rulebooks.differs,
    "serve": tables.serve,
    "mcp": tables.mcp,
    "dataset": tables.dataset,
    "backup": hosting.backup,
    "restore": hosting.restore,
    "migrate": hosting.migrate,
    "bench": tables.bench,
    "doctor": tables.doctor,
}
for name, command in _COMMANDS.items():
    more = tables.SERVE_SETTINGS if name == "serve" else None
    app.command(name, help=f"usage-{name}", epilog=more)(command)
app.add_typer(hosting.admin, name="admin", help="usage-admin")


_ROOM = 76
_INTERRUPTED = 130
"""What Typer returns after Ctrl-C."""


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit status; every error is one line on stderr."""
    open_streams()
    write_any_text()
    narrow = _narrow()
    if only_a_language(arguments):
        arguments = [*arguments, "--help"]
    app.rich_markup_mode = None if narrow else "rich"
    command = typer.main.get_command(app)
    try:
        with speaking(asked_for(arguments)), whole_words(), _usage(command, arguments):
            done = _done(command, arguments, narrow)
    except BrokenPipeError:
        silence()
        return 1
    if done == _INTERRUPTED:
        complain(texts(asked_for(arguments), "commands").say("command-stopped"))
    return int(done or 0)


def _usage(command: Any, arguments: Sequence[str]) -> AbstractContextManager[None]:
    """Let a command say its help, where it is asked for help: a shell's completion shows it, too.

    Putting all of it into words takes a tenth of a second, which nothing else should wait for.
    """
    wanted = "--help" in arguments or COMPLETING in os.environ
    return usage_told(command) if wanted else nullcontext()


def _done(command: Any, arguments: Sequence[str], layout: dict[str, Any]) -> Any:
    """Carry out a command line; an error is told in the language that it names."""
    try:
        done = command.main(
            args=list(arguments),
            prog_name="escalera",
            standalone_mode=False,
            **layout,
        )
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        silence()
        return _failed(error, path_of(command, arguments))
    except (CommandError, EngineError, TyperException, UnicodeEncodeError) as error:
        return _failed(error, path_of(command, arguments))
    return done


def _narrow() -> dict[str, Any]:
    """Return the help layout for few columns, where boxes would cut words off; else nothing."""
    width = columns(sys.stdout)
    return {"terminal_width": width} if 0 < width < _ROOM else {}


def _failed(error: Exception, command: str) -> int:
    complain(_words(error, command))
    return 2


def _words(error: Exception, command: str) -> str:
    match error:
        case CommandError():
            return str(error)
        case UnicodeEncodeError():
            return complaint("command-no-text", given=repr(error.object[error.start : error.end]))
        case OSError():
            return system_fault(error, str(error.filename or ""))
        case EngineError():
            return error.said(chosen())
        case _:
            return sentence(error, command)
