"""What went wrong, logged and counted: an exception's kind and place. Its words may name cards.

The words of an exception may hold cards and secrets; the places it came through hold none.
"""

from collections.abc import Iterable
from pathlib import PurePath
from traceback import FrameSummary, extract_tb

import structlog
from prometheus_client import Counter

_log = structlog.get_logger("escalera.server")
_FAULTS = Counter("escalera_faults", "Exceptions that nobody waited for", ["where"])
_PLACES = 12
"""How many of the places that an exception came through are logged: the last ones."""


def log_fault(error: BaseException, where: str, **about: str) -> None:
    """Log an exception that nobody waits for, with its traceback, and count it.

    where: the part of the server that goes on after it, one of a few fixed words.
    """
    _FAULTS.labels(where).inc()
    _log.error("fault", where=where, kind=kind_of(error), traceback=traceback_of(error), **about)


def kind_of(error: BaseException) -> str:
    """Return an exception's kind, and its cause's kind."""
    cause = error.__cause__
    own = type(error).__name__
    return f"{own} from {kind_of(cause)}" if cause is not None else own


def place_of(error: BaseException) -> str:
    """Return where an exception was raised, empty if that is not known."""
    return " ".join(_places(extract_tb(error.__traceback__)[-1:]))


def traceback_of(error: BaseException) -> str:
    """Return the places that an exception and its cause came through, without a line of code."""
    own = " > ".join(_places(extract_tb(error.__traceback__)[-_PLACES:]))
    cause = error.__cause__
    return f"{own} < {traceback_of(cause)}" if cause is not None else own


def _places(frames: Iterable[FrameSummary]) -> list[str]:
    return [f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]


def _short(filename: str) -> str:
    """Return a file's name with its package's, without the folder that the package is in."""
    return "/".join(PurePath(filename).parts[-2:])
