"""How many connections an address may have open: a real server, real sockets, a proxy's word."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.asyncio.client import connect

from escalera.server.host.crowd import Crowd
from tests.server.client import opened
from tests.server.raw import HEAD, raw
from tests.server.serving import Server, guest, serving

MOST = 6


def test_a_crowd_counts_what_is_open() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    assert crowd.enter("b")
    crowd.leave("a")
    assert crowd.enter("a")
    assert all(Crowd(0).enter("a") for _ in range(100))


def served(folder: Any, proxies: str) -> Iterator[Server]:
    database = f"sqlite:///{folder / 'e.db'}"
    options = {"connections_at_address": str(MOST), "forwarded_allow_ips": proxies}
    with serving(database, folder / "log", request_seconds="0.5", **options) as made:
        yield made


@pytest.fixture
def direct(tmp_path: Any) -> Iterator[Server]:
    yield from served(tmp_path, "192.0.2.1")


@pytest.fixture
def behind(tmp_path: Any) -> Iterator[Server]:
    yield from served(tmp_path, "127.0.0.1")


async def answered(server: Server) -> bytes:
    async with raw(server) as connection:
        await connection.send(HEAD + b"connection: close\r\n\r\n")
        return await connection.rest()


def test_one_address_has_so_many_connections_and_they_end(direct: Server) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            slow = [await stack.enter_async_context(raw(direct)) for _ in range(MOST)]
            for one in slow:
                await one.send(HEAD)
            assert await answered(direct) == b""
            for one in slow:  # half-sent requests are closed, one and all
                assert b" 408 " in await one.rest()
            assert b" 200 OK" in await answered(direct)

    asyncio.run(run())


def test_a_tables_sockets_count_until_they_close(direct: Server) -> None:
    table, (host, *_) = opened(direct, 1)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(MOST):
                await stack.enter_async_context(host.socket(table))
            assert await answered(direct) == b""
        async with asyncio.timeout(30):
            while b" 200 OK" not in await answered(direct):
                await asyncio.sleep(0.02)

    asyncio.run(run())
    assert 'why="address"' in guest(direct).ask("GET", "/metrics")


def test_behind_a_proxy_each_of_its_addresses_counts(behind: Server) -> None:
    table, (host, *_) = opened(behind, 1)
    address = f"{behind.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    def socket(client: str) -> Any:
        headers = {"cookie": f"escalera={host.cookie}", "x-forwarded-for": client}
        return connect(address, additional_headers=headers)

    async def run() -> None:
        async with AsyncExitStack() as stack:
            for _ in range(MOST):
                await stack.enter_async_context(socket("203.0.113.5"))
            async with socket("203.0.113.5") as one_more:
                assert "TOO_MANY_OPEN" in str(await one_more.recv())
                await one_more.wait_closed()
                assert one_more.close_code == 4529
            async with socket("203.0.113.6") as other:
                assert "welcome" in str(await other.recv())
            assert b" 200 OK" in await answered(behind)

    asyncio.run(run())
