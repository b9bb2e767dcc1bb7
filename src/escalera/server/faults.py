"""What went wrong, in the log: the kind of fault and its place, never its words, nor any card."""

from traceback import extract_tb

import structlog

_log = structlog.get_logger("escalera.server")


def log_fault(error: BaseException, **about: str) -> None:
    """Log an exception that nobody waits for."""
    frames = extract_tb(error.__traceback__)
    place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    _log.error("fault", kind=type(error).__name__, place=place, **about)
