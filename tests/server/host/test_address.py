"""A database's address: read or refused, and never a password in what is said of it."""

from traceback import format_exception

import pytest

from escalera.server.store import DatabaseError, open_store
from escalera.server.store.address import address, without_password

SECRET = "hush"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "foo",
        "postgresql://u:hush@host:PORT/db",
        "postgresql://u:hush@host:99999/db",
        "postgresql://u:se@cr:hush@host/db",
        "postgresql://u:se@hush@host/db",
        "postgresql://u:se@hush/x@host/db",
        "postgresql://u:se@hush?x@host/db",
        "postgresql://u/v:hush@host/db",
        "postgresql://[::1",
    ],
)
def test_what_can_not_be_read_is_refused_without_a_word_of_it(url: str) -> None:
    with pytest.raises(DatabaseError) as refused:
        address(url)
    assert refused.value.name == "URL_UNREADABLE"
    assert SECRET not in "".join(format_exception(refused.value))


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://u:hush@host/db", "postgresql://u:***@host/db"),
        ("postgres://u:hush@host/db", "postgresql://u:***@host/db"),
        ("postgresql://u:hu/sh%40@host:5432/db", "postgresql://u:***@host:5432/db"),
        ("postgresql://u@work@host:5432/db", "postgresql://u%40work@host:5432/db"),
        ("postgresql://host/db?user=u&password=hush", "postgresql://host/db"),
        ("sqlite:///games@home.db", "sqlite:///games%40home.db"),
    ],
)
def test_it_is_shown_without_its_password(url: str, shown: str) -> None:
    assert without_password(url) == shown


@pytest.mark.parametrize(
    ("url", "name"),
    [
        ("sqlite://", "NO_DATABASE_URL"),
        ("sqlite://host/games.db", "NO_DATABASE_URL"),
        ("mysql://u:hush@host/db", "NO_DATABASE_URL"),
        ("postgresql://u:hush@host/db?sslmode=hush", "URL_OPTION"),
    ],
)
def test_what_no_store_can_open(url: str, name: str) -> None:
    with pytest.raises(DatabaseError) as refused:
        open_store(url)
    assert refused.value.name == name
    assert SECRET not in str(refused.value)
