"""What a database raises, in the port's own exceptions."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from escalera.server.store.store import Conflict, Unavailable

_FAULTS: tuple[type[Exception], ...] = (DBAPIError, PoolTimeoutError, OSError, TimeoutError)


@contextmanager
def told_plainly(faults: tuple[type[Exception], ...] = ()) -> Iterator[None]:
    """Turn what a database raises into Conflict or Unavailable; `faults`: its driver's own too."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except _FAULTS + faults as error:
        raise Unavailable(str(error)) from error
