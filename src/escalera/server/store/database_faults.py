"""What a database raises, in the port's own exceptions, and whether it takes what is written."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from escalera.server.store import writing
from escalera.server.store.store import Conflict, Unavailable

T = TypeVar("T")

HEALTH_TIMEOUT: Final = 5.0
_FAULTS: tuple[type[Exception], ...] = (DBAPIError, PoolTimeoutError, OSError, TimeoutError)
_log = structlog.get_logger("escalera.server")


@contextmanager
def told_plainly(faults: tuple[type[Exception], ...] = ()) -> Iterator[None]:
    """Turn what a database raises into Conflict or Unavailable; `faults`: its driver's own too."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except _FAULTS + faults as error:
        raise Unavailable(str(error)) from error


async def answers(asked: Awaitable[object]) -> bool:
    """Tell whether a database does something in time."""
    try:
        async with asyncio.timeout(HEALTH_TIMEOUT):
            await asked
    except (Unavailable, TimeoutError):
        return False
    return True


class WriteHealth:
    """Whether a database takes what is written: after a failure not, until it does again."""

    def __init__(self) -> None:
        self.works = True

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Note how a write ends, and log it if that is news."""
        try:
            yield
        except Conflict:
            self._went_well()
            raise
        except Unavailable as error:
            if self.works:
                _log.error("database not written", trouble=_trouble(error))
            self.works = False
            raise
        self._went_well()

    async def tried(self, write: Callable[[Callable[[Connection], None]], Awaitable[None]]) -> bool:
        """Tell whether writing works; after a failure, try: nobody else may write for long."""
        if not self.works and await answers(write(writing.write_trial)):
            await answers(write(writing.delete_trial))
        return self.works

    def _went_well(self) -> None:
        if not self.works:
            _log.info("database written again")
        self.works = True


def _trouble(error: Unavailable) -> str:
    """Return the database's own name for what went wrong: its words may hold what was written."""
    fault = error.__cause__
    original = getattr(fault, "orig", None) or fault
    named = getattr(original, "sqlite_errorname", "") or getattr(original, "sqlstate", "")
    return str(named or type(original).__name__)
