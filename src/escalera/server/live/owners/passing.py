"""A socket that came to the wrong process is passed on to its table's owner, frame by frame."""

import asyncio
from contextlib import suppress
from typing import Final

from starlette.types import Receive
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from escalera.server.live.connection import MOVED, NAMES, TOO_SLOW, WAITING
from escalera.server.live.owners.owners import Owners
from escalera.server.live.transport import Wire
from escalera.server.messages.errors import Refused
from escalera.server.store.admin.leases import Lease

PASSED: Final = "x-escalera-passed"
"""The header of a socket that was passed on: nobody passes it on again."""
PATIENCE = 10.0
"""Seconds in which an owner lets somebody in: many may come back at once."""
LOOK = 1.0
"""Seconds between two looks whether a table is still that owner's."""
PULSE = 1.0
"""Seconds between two questions whether an owner is there, and for its answer."""
FORWARDED = "x-forwarded-for"
Reached = ClientConnection | None


async def elsewhere(table: str, owners: Owners, socket: WebSocket) -> Lease | None:
    """Return the lease of a table's owner elsewhere, None if this process may own it.

    `Refused` if the socket was passed on before.
    """
    lease = await owners.elsewhere(table)
    if lease and PASSED in socket.headers:
        raise Refused("MOVED")
    return lease


async def reached(lease: Lease, table: str, owners: Owners, socket: WebSocket) -> Reached:
    """Return a connection to a table's owner, who may have much to do.

    None if nobody answers there or the table is another's meanwhile. `Refused` if the owner does
    not let this client in.
    """
    reaching = asyncio.create_task(_reached(socket, str(lease.address)))
    try:
        while not (await asyncio.wait({reaching}, timeout=LOOK))[0]:
            if await owners.elsewhere(table) != lease:
                return None
    finally:
        reaching.cancel()  # if it is not done
    if reaching.result() is None:
        owners.doubt(lease.process)
    return reaching.result()


async def _reached(socket: WebSocket, address: str) -> Reached:
    """Return a connection in a client's name, None if nobody answers there.

    The owner asks for the client's cookie again; where the page comes from was checked here.
    """
    headers = {PASSED: "1", "cookie": socket.headers.get("cookie", ""), FORWARDED: _path_of(socket)}
    try:
        return await connect(
            address.replace("http", "ws", 1) + socket.url.path + _asked(socket),
            additional_headers=headers,
            open_timeout=PATIENCE,
            ping_interval=PULSE,
            ping_timeout=PULSE,
            compression=None,
            proxy=None,
        )
    except OSError:  # a timeout is one, too
        return None
    except InvalidStatus:
        raise Refused("NOT_ALLOWED") from None
    except InvalidHandshake:
        raise Refused("MOVED") from None


def _asked(socket: WebSocket) -> str:
    """Return what a socket's address says besides the table."""
    return "?changes=1" if takes_changes(socket) else ""


def takes_changes(socket: WebSocket) -> bool:
    """Say whether a client takes changes of a hand in place of the whole."""
    return socket.query_params.get("changes") == "1"


def _path_of(socket: WebSocket) -> str:
    """Return the addresses that a socket came through, as proxies tell them, each line in turn.

    A proxy may add a line of its own after one that the client made up.
    """
    client = socket.client.host if socket.client else ""
    return ", ".join(filter(None, [*socket.headers.getlist(FORWARDED), client]))


async def carry(receive: Receive, wire: Wire, owner: ClientConnection) -> int:
    """Carry frames both ways until one side ends; return the code for the client, 0 if it left."""
    down = asyncio.create_task(_carry_down(owner, wire))
    up = asyncio.create_task(_carry_up(receive, owner))
    try:
        await asyncio.wait({down, up}, return_when=asyncio.FIRST_COMPLETED)
        return down.result() if down.done() else 0
    finally:
        for task in (down, up):
            task.cancel()
        await asyncio.gather(down, up, return_exceptions=True)
        await owner.close()


async def _carry_down(owner: ClientConnection, wire: Wire) -> int:
    try:
        while wire.push(await owner.recv(decode=False)) <= WAITING:
            pass
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else MOVED
        return code if code in NAMES else MOVED
    return TOO_SLOW


async def _carry_up(receive: Receive, owner: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while (frame := await receive())["type"] != "websocket.disconnect":
            await owner.send(frame.get("text") or frame.get("bytes") or b"")
