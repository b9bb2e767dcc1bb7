"""A bot by what was typed: a name of ours, a Python file, or a program; with a label, if wanted."""

from hashlib import sha256
from typing import Final

from escalera.bots.bot import Bot, BotError
from escalera.bots.programs.program import program
from escalera.bots.programs.python_file import from_file
from escalera.bots.registry import make_bot
from escalera.engine.record.line_text import line_fault

PROGRAM: Final = "program:"
"""What a program's command comes after."""
PYTHON: Final = ".py"
"""What the name of a Python file ends with."""


def label_of(typed: str) -> str:
    """Return what a bot is called: what stands before `=`, or all that was typed."""
    return _label_and_rest(typed)[0]


def any_bot(typed: str, seed: int | str = 0) -> Bot:
    """Return a new bot; BotError if there is no such bot, or its file can't be used.

    typed: a bot's name, `FILE.py` or `program:COMMAND`, each also as `LABEL=...`. This runs what
    the file or the command says: only for those who may run programs here anyway. The seed may name
    what the hand is dealt from: a bot that others wrote gets `lots_of` it.
    """
    label, what = _label_and_rest(typed)
    if "=" in typed and (not label or line_fault(f"bot:{label}")):
        raise BotError("NO_LABEL", bot=typed)
    if what.startswith(PROGRAM):
        return program(label, what.removeprefix(PROGRAM), lots_of(seed))
    if what.endswith(PYTHON):
        return from_file(label, what, lots_of(seed))
    return make_bot(what, seed)


def lots_of(seed: int | str) -> str:
    """Return what a bot that others wrote draws lots from: of the seed itself it tells nothing."""
    return sha256(f"bot/{seed}".encode()).hexdigest()


def our_name(typed: str) -> str:
    """Return the name of a bot of ours, known or not; empty for a file or a program."""
    what = _label_and_rest(typed)[1]
    return "" if what.startswith(PROGRAM) or what.endswith(PYTHON) else what


def _label_and_rest(typed: str) -> tuple[str, str]:
    """Return a bot's label and what it is; a command may have a `=` of its own."""
    label, _, what = typed.partition("=")
    if not what or typed.startswith(PROGRAM):
        return typed, typed
    return label, what
