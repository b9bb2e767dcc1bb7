"""A bot from a Python file: it has `choose(view, legal)`, or `make(seed)` that returns a bot."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from escalera.bots.bot import Bot, BotError
from escalera.bots.programs.others_bot import Answer, OthersBot
from escalera.engine.match.view import View
from escalera.engine.state.action import Action


def from_file(label: str, path: str, seed: int | str) -> Bot:
    """Return a new bot of a Python file; BotError if it can't be read or makes none."""
    module = _module(path)
    try:
        if hasattr(module, "make"):
            return OthersBot(label, _named(label, module.make(seed).choose))
    except (Exception, SystemExit) as error:
        raise BotError("BOT_FAILED", bot=label, why=repr(error)) from error
    if hasattr(module, "choose"):
        return OthersBot(label, _named(label, module.choose))
    raise BotError("NO_CHOOSE", path=path)


def _named(label: str, choose: Callable[[View, Sequence[Action]], Any]) -> Answer:
    """Return what asks the file, which answers with an action or its text, and may fail."""

    def answer(view: View, legal: Sequence[Action]) -> str:
        try:
            return str(choose(view, legal))
        except (Exception, SystemExit) as error:
            raise BotError("BOT_FAILED", bot=label, why=repr(error)) from error

    return answer


@cache
def _module(path: str) -> ModuleType:
    """Return a file as a module, run once in a process; it may import what lies beside it."""
    whole = Path(path).absolute()
    spec = spec_from_file_location(f"escalera_bot_{sha256(bytes(whole)).hexdigest()}", path)
    if spec is None or spec.loader is None:
        raise BotError("BOT_FILE", path=path, why="")
    module = sys.modules[spec.name] = module_from_spec(spec)
    try:
        with _neighbours(str(whole.parent)):
            spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[spec.name]
        raise BotError("BOT_FILE", path=path, why=repr(error)) from error
    return module


@contextmanager
def _neighbours(folder: str) -> Iterator[None]:
    """Let modules of a folder be imported; another bot may have others of the same names."""
    before = set(sys.modules)
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        sys.path.remove(folder)
        for name in sys.modules.keys() - before:
            if str(getattr(sys.modules[name], "__file__", None)).startswith(f"{folder}{os.sep}"):
                del sys.modules[name]
