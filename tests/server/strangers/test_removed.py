"""A real server: who is removed is told so, on every way back, and the table plays on."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from escalera.server.store.admin.notes import notes
from tests.server.client import Client, dealt, joined, opened, to_act
from tests.server.plain_http import PLAIN
from tests.server.serving import Guest, Server, serving
from tests.server.store.stores import opened as opened_store

NOT_ALLOWED = 4403


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("removed")
    with serving(f"sqlite:///{folder / 'e.db'}", folder / "log") as made:
        yield made


async def told_and_let_go(who: Guest, table: str) -> tuple[str, int]:
    """Connect; return the name of the refusal and the code of the connection's end."""
    async with who.socket(table) as socket:
        said = json.loads(await socket.recv())
        while said["type"] != "error":
            said = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        return said["name"], int(socket.close_code or 0)


async def shut_out(client: Client, name: str) -> None:
    await client.until(lambda: client.newest.get("error", {}).get("name") == name)
    await client.socket.wait_closed()
    assert client.socket.close_code == NOT_ALLOWED


async def noted(server: Server, table: str) -> list[str]:
    """Return what the audit log tells of a table, the oldest first."""
    async with opened_store(server.database) as store:
        found = await store.look(lambda connection: notes(connection, 100))
    told = [one for one in reversed(found) if one.about == table]
    assert all(one.who for one in told)
    return [one.what for one in told]


def denied(who: Guest, path: str) -> dict[str, Any]:
    answer = httpx.get(
        who.server.address + path, cookies={"escalera": who.cookie}, timeout=30, verify=PLAIN
    )
    assert answer.status_code == 403
    found: dict[str, Any] = answer.json()
    return found


def test_a_removed_player_is_told_and_stays_out_also_after_a_restart(server: Server) -> None:
    table, guests = opened(server)

    async def run() -> None:
        async with dealt(table, guests) as clients:
            ann, bo, *others = clients
            await ann.send("remove", seat=2)
            await shut_out(bo, "REMOVED")
            await ann.until(lambda: ann.info(2)["bot"] == "hard")
            assert await told_and_let_go(guests[1], table) == ("REMOVED", NOT_ALLOWED)
            seq = ann.hand["seq"]
            if ann.hand["table"]["actor"] == 2:
                await ann.until(lambda: ann.hand["seq"] > seq)
            else:
                await to_act([ann, *others]).play()

    asyncio.run(run())
    assert asyncio.run(noted(server, table)) == ["remove"]
    assert denied(guests[1], f"/api/tables/{table}/sheets")["name"] == "REMOVED"
    assert guests[1].ask("GET", "/api/me/tables") == []
    server.stop()
    server.start()
    assert denied(guests[1], f"/api/tables/{table}")["name"] == "REMOVED"
    assert asyncio.run(told_and_let_go(guests[1], table)) == ("REMOVED", NOT_ALLOWED)


def test_the_host_sees_who_watches_and_removes_them(server: Server) -> None:
    table, (host, zed, yan, *_) = opened(server)
    zed.ask("PUT", "/api/me", {"name": "Zed"})

    async def run() -> None:
        async with joined(host, table) as ann, joined(zed, table) as one, joined(yan, table) as two:
            await ann.send("sit", seat=1, name="Ann")
            assert await one.refused("watchers") == "NOT_HOST"
            await ann.send("watchers", ref="w")
            await ann.until(lambda: "watching" in ann.newest)
            told = {found["name"]: found["watcher"] for found in ann.newest["watching"]["watchers"]}
            assert set(told) == {"Zed", ""}
            assert await two.refused("remove_watcher", watcher=told["Zed"]) == "NOT_HOST"
            await ann.send("remove_watcher", watcher=told["Zed"])
            await shut_out(one, "REMOVED")
            assert await ann.refused("remove_watcher", watcher=told["Zed"]) == "NO_WATCHER"
            await two.send("ping")
            await two.until(lambda: "pong" in two.newest)

    asyncio.run(run())


def test_a_locked_table_lets_in_only_those_who_sit(server: Server) -> None:
    table, (host, bo, zed, yan) = opened(server, public=True)

    async def run() -> None:
        async with joined(host, table) as ann, joined(bo, table) as one, joined(zed, table) as two:
            await one.send("sit", seat=2, name="Bo")
            await ann.until(lambda: ann.info(2)["name"] == "Bo")
            await ann.send("lock", locked=True)
            await shut_out(two, "LOCKED")
            await one.until(lambda: one.table["locked"])
            assert await told_and_let_go(yan, table) == ("LOCKED", NOT_ALLOWED)
            assert table not in {found["id"] for found in yan.ask("GET", "/api/tables")}
            await ann.send("lock", locked=False)
            await one.until(lambda: not one.table["locked"])
            async with joined(yan, table):
                pass

    asyncio.run(run())
    assert asyncio.run(noted(server, table)) == ["lock", "unlock"]
