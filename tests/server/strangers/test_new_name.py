"""Who was removed can't come back with a new name from the same address: behind a proxy."""

import asyncio
import json
import time
from collections.abc import Iterator

import pytest

from tests.server.serving import Guest, Server, guest, send, serving, until

HOST, THERE, ELSEWHERE = "203.0.113.5", "203.0.113.6", "203.0.113.7"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("newname")
    options = {"forwarded_allow_ips": "127.0.0.1"}
    with serving(f"sqlite:///{folder / 'e.db'}", folder / "log", **options) as made:
        yield made


def opened(server: Server) -> tuple[str, Guest]:
    host = guest(server)
    body = {"game": "samba", "players": 4, "pace": "instant"}
    return str(host.ask("POST", "/api/tables", body)["id"]), host


async def comes(who: Guest, table: str, at: str) -> str:
    """Connect from an address; return the first message's type, of a refusal its name."""
    async with who.socket(table, at) as socket:
        said = json.loads(await socket.recv())
        return str(said["name"] if said["type"] == "error" else said["type"])


async def a_second_later() -> None:
    """Wait until the clock shows another second: cookies tell no less."""
    now = int(time.time())
    while int(time.time()) == now:
        await asyncio.sleep(0.01)


async def removed(watcher: Guest, table: str, host: Guest, at: str) -> None:
    """Let the host remove somebody who watches from an address."""
    async with host.socket(table, HOST) as told, watcher.socket(table, at) as gone:
        await until(gone, "table")
        await send(told, "watchers")
        [found] = (await until(told, "watching"))["watchers"]
        await send(told, "remove_watcher", watcher=found["watcher"])
        assert (await until(gone, "error"))["name"] == "REMOVED"


def test_a_new_name_from_there_stays_out_and_nobody_else(server: Server) -> None:
    table, host = opened(server)
    watcher, neighbour = guest(server), guest(server)

    async def run() -> None:
        await a_second_later()
        async with host.socket(table, HOST):
            await removed(watcher, table, host, THERE)
            new = guest(server)
            assert await comes(new, table, THERE) == "ADDRESS_REMOVED"
            assert await comes(watcher, table, ELSEWHERE) == "REMOVED"
            assert await comes(new, table, ELSEWHERE) == "welcome"
            assert await comes(neighbour, table, THERE) == "welcome"
            assert await comes(host, table, THERE) == "welcome"
        other, _ = opened(server)
        assert await comes(new, other, THERE) == "welcome"

    asyncio.run(run())


def test_a_player_who_is_removed_stays_out_too(server: Server) -> None:
    table, host = opened(server)
    player = guest(server)

    async def run() -> None:
        async with host.socket(table, HOST) as told, player.socket(table, THERE) as gone:
            await send(gone, "sit", seat=2, name="Bo")
            while not (await until(gone, "table"))["seats"][1]["you"]:
                pass
            await send(told, "remove", seat=2)
            assert (await until(gone, "error"))["name"] == "REMOVED"
            assert await comes(guest(server), table, THERE) == "ADDRESS_REMOVED"

    asyncio.run(run())


def test_where_a_player_is_at_that_address_nobody_is_kept_out_for_it(server: Server) -> None:
    table, host = opened(server)

    async def run() -> None:
        async with host.socket(table, HOST):
            await removed(guest(server), table, host, HOST)
            assert await comes(guest(server), table, HOST) == "welcome"

    asyncio.run(run())
