"""What is wrong with a command line, in a sentence for whoever typed it."""

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

from escalera.cli.errors import CommandError
from escalera.rules import games


def whole_number(
    option: str, least: int | None = None, most: int | None = None
) -> Callable[[Any], int]:
    """Return a reader of an option's number; it raises CommandError for anything else."""
    high = f"of {least} or more" if most is None else f"from {least} to {most}"
    wanted = f"a whole number{'' if least is None else f' {high}'}"

    def read(text: Any) -> int:
        number = int(text) if re.fullmatch("-?[0-9]{1,9}", str(text)) else None
        low = least is not None and number is not None and number < least
        if number is None or low or (most is not None and number > most):
            raise CommandError(f"{option} {text}: write {wanted}.")
        return number

    return read


def no_such_game(game: str) -> str:
    """Return the sentence for an unknown game."""
    # The words load the book, and the engine with it: too much for a help or a completion.
    from escalera.cli.words import phrase

    close = get_close_matches(game.lower(), games(), 1, 0.5)
    known = ", ".join(games())
    if close:
        return phrase("start-no-game-close", game=repr(game), close=close[0], games=known)
    return phrase("start-no-game", game=repr(game), games=known)


def sentence(error: Exception) -> str:
    """Return a parser's error as a sentence for a player that ends with how to get help."""
    told = _TELLERS.get(type(error).__name__)
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "escalera"
    return f"{told(error) if told else error} See {path} --help."


def _missing(error: Any) -> str:
    """Tell which word is missing, and how the command is written."""
    name, context = error.param.metavar or error.param.name, error.ctx
    if name == "GAME":
        return f"Say which game; there are: {', '.join(games())}."
    if error.param.param_type_name == "option":
        return f"Say {error.param.opts[0]} {name} too."
    words = [item for item in context.command.params if item.param_type_name == "argument"]
    written = " ".join(item.metavar or item.name for item in words)
    return f"Something is missing: write {context.command_path} {written}."


def _no_option(error: Any) -> str:
    meant = f" Did you mean {error.possibilities[0]}?" if error.possibilities else ""
    return f"There is no option {error.option_name}.{meant}"


def _bare_option(error: Any) -> str:
    return f"{error.option_name}: something must stand after it."


def _misused(error: Any) -> str:
    """Tell of an unknown command, or of a word too many."""
    if found := re.search(r"No such command '(.*?)'", str(error)):
        close = get_close_matches(found[1], error.ctx.command.commands, 1, 0.5)
        meant = f" Did you mean {close[0]}?" if close else ""
        return f"There is no command {found[1]!r}.{meant}"
    if found := re.search(r"extra argument\w*(?:\(s\))? \((.*)\)", str(error)):
        return f"Too much was written: {found[1]}."
    return str(error)


_TELLERS: dict[str, Callable[[Any], str]] = {
    "MissingParameter": _missing,
    "NoSuchOption": _no_option,
    "BadOptionUsage": _bare_option,
    "UsageError": _misused,
}
"""By the parser's kinds of error, which have no public names."""


def wrong_setting(name: str, value: object, kind: str, bounds: dict[str, Any]) -> str:
    """Return what to say of a server's setting, from what pydantic says of it."""
    least, most = bounds.get("ge"), bounds.get("le")
    wanted = {
        "int_parsing": "a whole number",
        "bool_parsing": "true or false",
        "greater_than_equal": f"a whole number of {least} or more",
        "less_than_equal": f"a whole number of {most} or less",
        "literal_error": str(bounds.get("expected", "")).replace("'", ""),
    }.get(kind, "it as docs/serving.md says")
    return f"ESCALERA_{name.upper()}={value}: write {wanted}."
