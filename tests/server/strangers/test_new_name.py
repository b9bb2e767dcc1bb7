"""Who was removed can't come back with a new name from the same address: behind a proxy."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from tests.server.client import opened
from tests.server.serving import Server, guest, send, serving, until
from tests.server.strangers.addresses import ELSEWHERE, HOST, THERE, comes, removed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("newname")
    options = {"forwarded_allow_ips": "127.0.0.1"}
    with serving(f"sqlite:///{folder / 'e.db'}", folder / "log", **options) as made:
        yield made


async def a_second_later() -> None:
    """Wait until the clock shows another second: cookies tell no less."""
    now = int(time.time())
    while int(time.time()) == now:
        await asyncio.sleep(0.01)


def test_a_new_name_from_there_stays_out_and_nobody_else(server: Server) -> None:
    table, (host,) = opened(server, 1)
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
        other, _ = opened(server, 1)
        assert await comes(new, other, THERE) == "welcome"

    asyncio.run(run())


def test_a_player_who_is_removed_stays_out_too(server: Server) -> None:
    table, (host,) = opened(server, 1)
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
    table, (host,) = opened(server, 1)

    async def run() -> None:
        async with host.socket(table, HOST):
            await removed(guest(server), table, host, HOST)
            assert await comes(guest(server), table, HOST) == "welcome"

    asyncio.run(run())
