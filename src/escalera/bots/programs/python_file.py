"""A bot from a Python file: it has `choose(view, legal)`, or `make(seed)` that returns a bot."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from sysconfig import get_path
from types import ModuleType
from typing import Any, Final

from escalera.bots.bot import Bot, BotError
from escalera.bots.programs.others_bot import Answer, OthersBot
from escalera.engine.match.view import View
from escalera.engine.state.action import Action

LIBRARIES: Final = {get_path("purelib"), get_path("platlib")}


def from_file(label: str, path: str, seed: int | str) -> Bot:
    """Return a new bot of a Python file; BotError if it can't be read or makes none."""
    module = _module(path)
    try:
        if hasattr(module, "make"):
            return OthersBot(label, _named(label, module.make(seed).choose))
    except (Exception, SystemExit) as error:
        raise BotError("BOT_FAILED", bot=label, why=_said(error)) from error
    if hasattr(module, "choose"):
        return OthersBot(label, _named(label, module.choose))
    raise BotError("NO_CHOOSE", path=path)


def _named(label: str, choose: Callable[[View, Sequence[Action]], Any]) -> Answer:
    """Return what asks the file, which answers with an action or its text, and may fail."""

    def answer(view: View, legal: Sequence[Action]) -> str:
        try:
            return str(choose(view, legal))
        except (Exception, SystemExit) as error:
            raise BotError("BOT_FAILED", bot=label, why=_said(error)) from error

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
        raise BotError("BOT_FILE", path=path, why=_said(error)) from error
    return module


def _said(error: BaseException) -> str:
    """Return an error as text, whatever its own text does."""
    try:
        return repr(error)
    except (Exception, SystemExit):  # noqa: BLE001 -- it is the author's own code
        return type(error).__name__


@contextmanager
def _neighbours(folder: str) -> Iterator[None]:
    """Let modules of a folder be imported; another bot may have others of the same names."""
    before = set(sys.modules)
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        new = {name: name.partition(".")[0] for name in sys.modules.keys() - before}
        # Libraries stay, also those of an environment below the folder: compiled ones break if they
        # are loaded twice.
        found = {first for first in set(new.values()) - before if _lies_in(folder, first)}
        sys.path.remove(folder)
        for name, first in new.items():
            if first in found:
                del sys.modules[name]


def _lies_in(folder: str, name: str) -> bool:
    """Say whether a module or package was found in a folder itself, which holds no libraries."""
    spec = getattr(sys.modules.get(name), "__spec__", None)
    if spec is None or folder in LIBRARIES:
        return False
    places = spec.submodule_search_locations or [spec.origin]
    return Path(folder) in {Path(str(place)).parent for place in places}
