"""The address of a database, as hosts write it."""

from sqlalchemy import URL, make_url


def address(url: str) -> URL:
    """Return a URL in parts, `postgres://` read as `postgresql://`; ArgumentError if it is none."""
    return make_url(url.replace("postgres://", "postgresql://", 1))
