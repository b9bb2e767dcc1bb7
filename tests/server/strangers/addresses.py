"""People who come to a table from addresses that a proxy tells."""

import json

from tests.server.serving import Guest, send, until

HOST, THERE, ELSEWHERE = "203.0.113.5", "203.0.113.6", "203.0.113.7"


async def comes(who: Guest, table: str, *at: str) -> str:
    """Connect from an address; return the first message's type, of a refusal its name.

    at: what stands in a line each; the proxy's own is the last.
    """
    async with who.socket(table, *at) as socket:
        said = json.loads(await socket.recv())
        return str(said["name"] if said["type"] == "error" else said["type"])


async def removed(watcher: Guest, table: str, host: Guest, at: str) -> None:
    """Let the host remove somebody who watches from an address."""
    async with host.socket(table, HOST) as told, watcher.socket(table, at) as gone:
        await until(gone, "table")
        await send(told, "watchers")
        [found] = (await until(told, "watching"))["watchers"]
        await send(told, "remove_watcher", watcher=found["watcher"])
        assert (await until(gone, "error"))["name"] == "REMOVED"
