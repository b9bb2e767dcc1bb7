"""A real server on a database with a broken log among good ones."""

import asyncio
import json
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from escalera.server.store import open_store
from tests.server.client import Client, dealt, joined, log_of, opened
from tests.server.house import PLAY, WORDS, until
from tests.server.plain_http import PLAIN
from tests.server.serving import Guest, Server, guest, serving


async def broken(server: Server, table: str, stored: bytes) -> None:
    """Store an unreadable event after a table's log."""
    store = open_store(server.database)
    log = await store.events(table)
    await store.append(table, len(log) + 1, [stored])
    await store.close()


async def turned_away(who: Guest, table: str) -> tuple[list[dict[str, Any]], int, str]:
    """Return what a table tells somebody who comes, until the connection ends."""
    async with who.socket(table) as socket:
        frames: list[Any] = []
        with suppress(ConnectionClosed):
            while True:
                frames.append(await socket.recv())
        return list(map(json.loads, frames)), socket.close_code or 0, socket.close_reason or ""


def answered(who: Guest, path: str) -> httpx.Response:
    return httpx.get(
        who.server.address + path, cookies={"escalera": who.cookie}, timeout=30, verify=PLAIN
    )


@pytest.mark.parametrize("stored", [PLAY, WORDS])
def test_a_broken_log_is_told_and_the_others_go_on(
    database_url: str, tmp_path: Path, stored: bytes
) -> None:
    async def run() -> None:
        good, good_guests = opened(server, 4, clock="strict", turn_seconds=5)
        bad, bad_guests = opened(server, 4, clock="strict", turn_seconds=5)
        async with dealt(good, good_guests), dealt(bad, bad_guests):
            pass
        await asyncio.to_thread(server.stop)
        await broken(server, bad, stored)
        length = len(await log_of(server, good))
        await asyncio.to_thread(server.start)
        who = bad_guests[0]
        told, code, why = await turned_away(who, bad)
        assert [message["name"] for message in told] == ["SET_ASIDE"]
        assert told[0]["sentence"].startswith("This table can't be opened")
        assert (code, why) == (4500, "SET_ASIDE")
        for path in ("", "/record", "/hands/1"):
            answer = answered(who, f"/api/tables/{bad}{path}")
            assert (answer.status_code, answer.json()["name"]) == (503, "SET_ASIDE")
        assert [row["id"] for row in who.ask("GET", "/api/me/tables")] == [bad]
        health, figures = who.ask("GET", "/health"), who.ask("GET", "/metrics")
        assert health.startswith("ok\nset aside: 1, ")
        assert health.count("set aside") == 1
        assert "escalera_tables_set_aside{reason=" in figures
        assert 'escalera_faults_total{where="aside"}' in figures
        assert bad not in health + figures
        log = server.log.read_text()
        assert f"table={bad}" in log
        assert "traceback=" in log
        async with joined(good_guests[0], good) as here:
            await until(lambda: here.hand and here.hand["seq"] > length)
            await here.until(lambda: (here.hand["table"]["last"] or [0, "", ""])[2] == "clock")

    with serving(database_url, tmp_path / "log") as server:
        asyncio.run(asyncio.wait_for(run(), 240))
    assert "Traceback" not in (tmp_path / "log").read_text()


def was_told(client: Client, name: str) -> bool:
    return client.newest.get("error", {}).get("name") == name


def test_who_sits_at_a_table_that_breaks_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        table, guests = opened(server, 4)
        other, others = opened(server, 4)
        async with dealt(table, guests) as clients, dealt(other, others) as unmoved:
            await broken(server, table, WORDS)
            for client in clients:
                await client.until(partial(was_told, client, "SET_ASIDE"))
                await client.socket.wait_closed()
                assert client.socket.close_code == 4500
            for client in unmoved:
                await client.send("ping", ref="still")
                await client.until(lambda client=client: "pong" in client.newest)  # type: ignore[misc]
        assert guest(server).ask("GET", "/health").startswith("ok\nset aside: 1, ")

    with serving(f"sqlite:///{tmp_path / 'e.db'}", tmp_path / "log") as server:
        asyncio.run(asyncio.wait_for(run(), 120))
    assert "Traceback" not in (tmp_path / "log").read_text()
