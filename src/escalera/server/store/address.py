"""The address of a database, as hosts write it."""

from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from escalera.server.store.errors import DatabaseError

_PORTS: Final = range(65536)


def address(url: str) -> URL:
    """Return a URL in parts, `postgres://` read as `postgresql://`; DatabaseError if it is none.

    The error tells nothing of the URL: where it can't be read, nobody knows what is the password.
    """
    try:
        parsed = make_url(url.replace("postgres://", "postgresql://", 1))
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise DatabaseError("URL_UNREADABLE") from None
    if (parsed.port or 0) not in _PORTS or _is_misread(parsed, url):
        raise DatabaseError("URL_UNREADABLE")
    return parsed


def without_password(url: str) -> str:
    """Return a database's URL as it may be shown: options may hold a password too."""
    return address(url).set(query={}).render_as_string(hide_password=True)


def _is_misread(parsed: URL, url: str) -> bool:
    """Say whether an `@` or `/` of the password, not written as %40 or %2F, splits the URL."""
    if parsed.get_backend_name() == "sqlite":
        return False
    rest = url.partition("://")[2]
    if parsed.username is None:
        return "@" in rest
    return rest.partition(":")[2].count("@") > 1
