"""Messages are limited for an address, too: connections side by side say no more than one."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from escalera.server.live.limits.rate_limits import Limits
from tests.server.client import opened
from tests.server.serving import Guest, Server, send, serving, until

MOST = 5
"""Messages a second of an address; three seconds' worth may come at once."""
BURST = 3 * MOST


def door(server: Server, table: str, who: Guest, address: str) -> Any:
    """Return a connection from an address, as a proxy says."""
    headers = {"cookie": f"escalera={who.cookie}", "x-forwarded-for": address}
    place = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return connect(place, additional_headers=headers)


async def pinged(socket: Any, times: int) -> Counter[str]:
    """Ask so many times without waiting; return what comes back, up to the first refusal."""
    for number in range(times):
        await send(socket, "ping", ref=str(number))
    found = Counter[str]()
    while not found["TOO_FAST"]:
        message = json.loads(await socket.recv())
        found[message.get("name") or message["type"]] += 1
    return found


def test_connections_of_one_address_share_its_messages(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        table, (who, *_) = opened(server)
        async with (
            door(server, table, who, "203.0.113.5") as first,
            door(server, table, who, "203.0.113.5") as second,
            door(server, table, who, "203.0.113.6") as elsewhere,
        ):
            async with asyncio.timeout(30):
                told = await pinged(first, BURST + 1)
                assert told["pong"] <= BURST + 1
                assert (await pinged(second, BURST))["pong"] < BURST
                await send(elsewhere, "ping", ref="mine")
                await until(elsewhere, "pong", ref="mine")

    database = f"sqlite:///{tmp_path / 'e.db'}"
    with serving(database, tmp_path / "log", messages_a_second_at_address=str(MOST)) as server:
        asyncio.run(run(server))


def test_an_address_that_asks_no_more_is_forgotten() -> None:
    times = [0.0]
    limits = Limits(2, 60.0, lambda: times[0])
    assert [limits.allows("203.0.113.5") for _ in range(3)] == [True, True, False]
    for times[0] in (59.0, 90.0):
        limits.allows("203.0.113.6")
        limits.allows("203.0.113.7")
    assert "203.0.113.5" in limits.names  # nobody new has come
    times[0] = 110.0
    assert limits.allows("203.0.113.8")
    assert limits.names == {"203.0.113.6", "203.0.113.7", "203.0.113.8"}
