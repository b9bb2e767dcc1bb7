"""What is wrong with a command line, in a sentence for whoever typed it."""

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from errno import errorcode
from typing import Any

from escalera.cli.errors import CommandError
from escalera.cli.language import complaint
from escalera.rules import games


def whole_number(
    option: str, least: int | None = None, most: int | None = None
) -> Callable[[Any], int]:
    """Return a reader of an option's number; it raises CommandError for anything else."""
    wanted = "any" if least is None else "least" if most is None else "range"
    bounds = {"wanted": wanted, "least": str(least), "most": str(most)}

    def read(text: Any) -> int:
        number = int(text) if re.fullmatch("-?[0-9]{1,9}", str(text)) else None
        low = least is not None and number is not None and number < least
        if number is None or low or (most is not None and number > most):
            raise CommandError(
                complaint("command-number", option=option, given=str(text), **bounds)
            )
        return number

    return read


def system_fault(error: OSError, path: str = "") -> str:
    """Return what the system can't do, in a sentence; path: the file that it is about, if any."""
    kind, words = errorcode.get(error.errno or 0, "other"), error.strerror or str(error)
    trouble = complaint("command-fault", kind=kind, trouble=words)
    if path:
        return complaint("command-file", path=path, trouble=trouble)
    return complaint("command-system", trouble=trouble)


def no_such_game(game: str) -> str:
    """Return the sentence for an unknown game."""
    close, known = _closest(game.lower(), games()), ", ".join(games())
    return complaint("command-no-game", game=repr(game), close=close, games=known)


def _closest(word: str, known: Iterable[str]) -> str:
    """Return the known word that is most like a word, `none` if none is."""
    return next(iter(get_close_matches(word, list(known), 1, 0.5)), "none")


def sentence(error: Exception, command: str) -> str:
    """Return a parser's error as a sentence for a player that ends with how to get help.

    command: what was typed, for an error that does not say where it was made.
    """
    told = _TELLERS.get(type(error).__name__)
    context = getattr(error, "ctx", None)
    path = context.command_path if context else command
    said = told(error) if told else str(error)
    return complaint("command-help", said=said, command=path)


def path_of(command: Any, arguments: Iterable[str]) -> str:
    """Return the command that is named among the words of a command line: `escalera admin ban`."""
    path = "escalera"
    for word in arguments:
        if found := getattr(command, "commands", {}).get(word):
            path, command = f"{path} {word}", found
    return path


def _missing(error: Any) -> str:
    """Tell which word is missing, and how the command is written."""
    name, context = error.param.metavar or error.param.name, error.ctx
    if name == "GAME":
        return complaint("command-which-game", games=", ".join(games()))
    if error.param.param_type_name == "option":
        return complaint("command-say-too", option=error.param.opts[0], name=name)
    words = [item for item in context.command.params if item.param_type_name == "argument"]
    written = " ".join(item.metavar or item.name for item in words)
    return complaint("command-missing", form=f"{context.command_path} {written}")


def _no_option(error: Any) -> str:
    close = next(iter(error.possibilities or ()), "none")
    return complaint("command-no-option", option=error.option_name, close=close)


def _badly_used(error: Any) -> str:
    """Tell of an option without its value, or of one that takes none."""
    full = "does not take" in error.message
    return complaint(
        "command-full-option" if full else "command-bare-option", option=error.option_name
    )


def _misused(error: Any) -> str:
    """Tell of no command, of an unknown one, or of a word too many."""
    if "Missing command" in str(error):
        known = ", ".join(error.ctx.command.commands)
        return complaint("command-which-command", commands=known)
    if found := re.search(r"No such command '(.*?)'", str(error)):
        close = _closest(found[1], error.ctx.command.commands)
        return complaint("command-no-command", command=repr(found[1]), close=close)
    if found := re.search(r"extra argument\w*(?:\(s\))? \((.*)\)", str(error)):
        return complaint("command-too-much", words=found[1])
    return str(error)


_TELLERS: dict[str, Callable[[Any], str]] = {
    "MissingParameter": _missing,
    "NoSuchOption": _no_option,
    "BadOptionUsage": _badly_used,
    "UsageError": _misused,
}
"""By the parser's kinds of error, which have no public names."""


def known_word(option: str, *known: str) -> Callable[[str], str]:
    """Return a reader of an option's word; it raises CommandError for one that is not known."""

    def read(word: str) -> str:
        if word and word not in known:
            said = complaint("command-one-of", option=option, given=word, known=", ".join(known))
            raise CommandError(said)
        return word

    return read


def wrong_setting(name: str, value: object, kind: str, bounds: dict[str, Any]) -> str:
    """Return what to say of a server's setting, from what pydantic says of it."""
    found = next((str(bounds[key]) for key in ("ge", "le", "expected") if key in bounds), "")
    values = {"given": str(value), "wanted": kind, "bound": found.replace("'", "")}
    return complaint("command-setting", name=f"ESCALERA_{name.upper()}", **values)
