"""A database that takes nothing more, as with a full disk: it is seen, and what follows it."""

from pathlib import Path

import pytest
from sqlalchemy import Connection
from structlog.testing import capture_logs

from escalera.server.store import Unavailable
from escalera.server.store.sqlite import SqliteStore
from tests.server.http.guests import guests_of
from tests.server.store.stores import ROW, opened

pytestmark = pytest.mark.asyncio
LARGE = [bytes(1 << 20)]
NEWS = ("database not written", "database written again")


async def _pages(store: object, count: int) -> None:
    """Give an SQLite file so many pages, or those it has if they are more."""

    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={count}")

    assert isinstance(store, SqliteStore)
    await store.beat(limit)


async def test_each_change_of_state_is_one_line_of_the_log(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/a.db") as store:
        with capture_logs() as lines:
            await store.create_table(ROW, [b"1"])
            await _pages(store, 1)
            for _ in range(2):
                with pytest.raises(Unavailable):
                    await store.append(ROW.id, 2, LARGE)
            assert not await store.writable()
            await _pages(store, 1 << 20)
            await store.append(ROW.id, 2, LARGE)
        assert await store.writable()
        assert [line["event"] for line in lines] == list(NEWS)
        assert lines[0]["trouble"] == "SQLITE_FULL"


async def test_health_is_bad_from_a_failed_write_on_and_tries_one(tmp_path: Path) -> None:
    async with guests_of(tmp_path) as guests:
        store, guest = guests.services.store, guests.guest()
        await store.create_table(ROW, [b"1"])
        await _pages(store, 1)
        with pytest.raises(Unavailable):
            await store.append(ROW.id, 2, LARGE)
        for _ in range(2):
            answer = await guest.get("/health")
            assert answer.status_code == 503
            told = "the database can't be written"
            assert answer.text.startswith(f"{told}\nstore: {told}\nkeeper: ok\n")
        await _pages(store, 1 << 20)
        answer = await guest.get("/health")
        assert (answer.status_code, answer.text.splitlines()[:2]) == (200, ["ok", "store: ok"])
        assert await store.snapshot("") == (0, b"")
