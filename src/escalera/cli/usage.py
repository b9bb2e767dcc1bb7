"""What `--help` says, in the language chosen: our words and the parser's own."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import typer

from escalera.cli.language import chosen
from escalera.texts import texts

_OURS: Final = "usage-"
"""What the id of a message begins with, where the parser has a help text."""
_OF_THE_PARSER: Final = {
    "help": "usage-option-help",
    "install_completion": "usage-option-install-completion",
    "show_completion": "usage-option-show-completion",
}
"""Options that the parser adds by itself, by their names."""
_PANELS: Final = {
    "OPTIONS_PANEL_TITLE": "usage-word-options",
    "ARGUMENTS_PANEL_TITLE": "usage-word-arguments",
    "COMMANDS_PANEL_TITLE": "usage-word-commands",
}
_PLAIN: Final = {
    "Options": "usage-word-options",
    "Arguments": "usage-word-arguments",
    "Commands": "usage-word-commands",
    "required": "usage-word-required",
}
"""The parser's words where there is no room for boxes, as it asks for them."""


@contextmanager
def usage_told(command: Any) -> Iterator[None]:
    """Let a command, and all below it, say their help in the language chosen."""
    from typer import core, rich_utils  # a quarter of what a command loads, and only for help

    _tell_all(command)
    with _replaced(rich_utils, _boxed()), _replaced(core, {"_": _plainly}):
        yield


def _tell_all(command: Any) -> None:
    _tell(command)
    for one in getattr(command, "commands", {}).values():
        _tell_all(one)


@contextmanager
def _replaced(module: Any, words: Mapping[str, object]) -> Iterator[None]:
    """Give some names of a module other values for a while."""
    before = {name: getattr(module, name) for name in words}
    vars(module).update(words)
    try:
        yield
    finally:
        vars(module).update(before)


def _tell(command: Any) -> None:
    for name in ("help", "short_help", "epilog"):
        setattr(command, name, _said(getattr(command, name)))
    asked = command.get_help_option(typer.Context(command))
    for option in (*command.params, asked):
        if hasattr(option, "help"):
            option.help = _said(_OF_THE_PARSER.get(option.name, option.help))
        if option.param_type_name == "argument" or option.is_flag:
            option.display_type_rich = _no_type
    command.options_metavar = _said("usage-word-form-options")
    if hasattr(command, "commands"):
        command.subcommand_metavar = _said("usage-word-form-commands")
    command.format_usage = partial(_format_usage, command)


def _no_type(*_: object, **__: object) -> None:
    """Show no type of Python's: an argument's name says enough, and a switch takes nothing."""


def _format_usage(command: Any, context: Any, formatter: Any) -> None:
    """Write how a command is written."""
    pieces = " ".join(command.collect_usage_pieces(context))
    formatter.write_usage(context.command_path, pieces, f"{_word('usage-word-usage')} ")


def _boxed() -> dict[str, str]:
    """Return the parser's words where it draws boxes, by their names there."""
    words = {name: str(_said(key)) for name, key in _PANELS.items()}
    default, required = _word("usage-word-default", "{}"), _word("usage-word-required")
    return words | {"DEFAULT_STRING": f"[{default}]", "REQUIRED_LONG_STRING": f"[{required}]"}


def _plainly(word: str) -> str:
    """Return one of the parser's words; a default is filled in later."""
    if word == "default: {default}":
        return _word("usage-word-default", "{default}")
    return _word(_PLAIN[word]) if word in _PLAIN else word


def _said(text: str | None) -> str | None:
    """Return the message that a help text names; what is no id stays as it is."""
    return _word(text) if text and text.startswith(_OURS) else text


def _word(key: str, value: str = "") -> str:
    return texts(chosen(), "usage").say(key, {"value": value})
