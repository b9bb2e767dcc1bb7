"""What a database raises, in the port's own exceptions."""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from escalera.server.store.port import Conflict, Unavailable

# asyncpg calls it an internal error when its connection ends in the middle of a message.
POSTGRES_FAULTS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""What asyncpg raises when the database can't be reached or the connection is lost."""

_FAULTS = (DBAPIError, PoolTimeoutError, *POSTGRES_FAULTS)


@contextmanager
def told_plainly() -> Iterator[None]:
    """Turn what a database raises into Conflict or Unavailable."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except _FAULTS as error:
        raise Unavailable(str(error)) from error
