"""The server's door: HTTP goes to the application, a socket straight to its table.

Every layer between a socket and its table costs memory while the socket is open, and time for every
frame; the application's layers are for HTTP anyway.
"""

import re
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import structlog
from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket
from structlog.contextvars import bind_contextvars
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.asyncio.client import ClientConnection

from escalera.server.host.http_protocol import CROWDED
from escalera.server.host.people import COOKIE
from escalera.server.http import metrics
from escalera.server.http.hosting.logs import table_in
from escalera.server.http.http_errors import denial
from escalera.server.http.services import Services
from escalera.server.live.connection import (
    FULL,
    MOVED,
    NO_DATABASE,
    NOT_ALLOWED,
    Connection,
    close,
    closing,
    code_of,
    refusal,
)
from escalera.server.live.limits.rate_limits import BURST, Limit
from escalera.server.live.live_table import Live
from escalera.server.live.owners.passing import carry, elsewhere, reached, takes_changes
from escalera.server.live.removals import comes_back
from escalera.server.live.transport import WIRE, Wire
from escalera.server.live.unreadable_tables import is_told
from escalera.server.messages.addresses import house, trusted
from escalera.server.messages.errors import Refused
from escalera.server.store import Unavailable
from escalera.server.store.admin.leases import Lease
from escalera.server.table.permissions import may_see, shut_out

_PATH = re.compile("/api/tables/([A-Za-z0-9_-]{6,40})/socket")
_log = structlog.get_logger("escalera.server")
_FULL = Refused("FULL")


class Door:
    """The ASGI application that a server runs."""

    def __init__(self, app: FastAPI, proxies: str = "127.0.0.1") -> None:
        self._app, self._proxies = app, trusted(proxies)
        middleware: Any = ProxyHeadersMiddleware
        self._http: ASGIApp = middleware(app, proxies)  # two names of one interface: ASGI's

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket, start or stop the server; if it is full, say so."""
        full = CROWDED in scope.get("state", ())
        if scope["type"] == "websocket" and full:
            await _turned_away(WebSocket(scope, receive, send), FULL, _FULL)
        elif scope["type"] == "http" and full:
            await _full()(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._let_in(scope, receive, send, self._app.state.services)
        else:
            await self._http(scope, receive, send)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send, services: Services) -> None:
        """Serve a socket; one that a proxy brings counts for the address that it comes from."""
        address = self._brought(scope)
        if not address:
            client = scope.get("client")
            await _let_in(scope, receive, send, services, house(client[0]) if client else "")
        elif not services.crowd.enter(address):
            await _turned_away(WebSocket(scope, receive, send), FULL, Refused("TOO_MANY_OPEN"))
        else:
            try:
                await _let_in(scope, receive, send, services, address)
            finally:
                services.crowd.leave(address)

    def _brought(self, scope: Scope) -> str:
        """Return where a trusted proxy says that a socket comes from, empty without one."""
        said = Headers(scope=scope).getlist("x-forwarded-for")
        if not said or not scope.get("client") or scope["client"][0] not in self._proxies:
            return ""
        return house(self._proxies.get_trusted_client_address(", ".join(said))[0])


def _full() -> Response:
    """Return the answer to a request when there is no room for it."""
    answer = denial(503, _FULL.name)
    answer.headers.update({"connection": "close", "retry-after": "10"})
    return answer


def same_origin(headers: Headers, secure: bool, allowed: tuple[str, ...]) -> bool:
    """Say whether a browser's request comes from our own pages; programs send no origin.

    secure: whether it came over TLS; then a page without TLS is not ours, whatever its host.
    """
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    page = urlsplit(origin)
    secure = secure or headers.get("x-forwarded-proto") == "https"
    return page.netloc == headers.get("host") and (page.scheme == "https" or not secure)


async def _let_in(
    scope: Scope, receive: Receive, send: Send, services: Services, address: str
) -> None:
    socket = WebSocket(scope, receive, send)
    try:
        connection = await _entered(socket, scope["extensions"][WIRE], services, address)
    except Unavailable:
        await _turned_away(socket, NO_DATABASE)
        return
    except Refused as error:
        await _turned_away(socket, code_of(error), error)
        return
    if isinstance(connection, ClientConnection):
        await _pass_on(socket, receive, send, connection)
        return
    if connection is None:
        await socket.close(NOT_ALLOWED)
        return
    await socket.accept()
    bind_contextvars(request=token_hex(8), **table_in(socket.url.path))
    _log.debug("joined")
    scope["extensions"][WIRE].forget_handshake()
    del socket  # only the connection stays in memory
    with metrics.SOCKETS.track_inprogress():
        await connection.run(receive, send)
    _log.debug("left")


async def _pass_on(
    socket: WebSocket, receive: Receive, send: Send, owner: ClientConnection
) -> None:
    """Serve a socket whose table another process owns."""
    await socket.accept()
    wire = socket.scope["extensions"][WIRE]
    if code := await carry(receive, wire, owner):
        await close(wire, send, code)


async def _turned_away(socket: WebSocket, code: int, why: Refused | None = None) -> None:
    """Accept a socket and close it with the reason: a browser can't read a refused handshake."""
    await socket.accept()
    if why and code != MOVED:  # nothing went wrong then
        await socket.send({"type": "websocket.send", "text": refusal(why).decode()})
    await socket.send(closing(code))


async def _entered(
    socket: WebSocket, wire: Wire, services: Services, address: str
) -> Connection | ClientConnection | None:
    """Return a connection to the table, or to the process that owns it, once there is room.

    Who waits for another process leaves the room to others: that one may wait for this one.
    """
    path = _PATH.fullmatch(socket.url.path)
    if path is None:
        return None
    while True:
        async with services.doorway:
            found = await _admitted(path[1], socket, wire, services, address)
        if not isinstance(found, Lease):
            return found
        if owner := await reached(found, path[1], services.hub.owners, socket):
            return owner


async def _admitted(
    table_id: str, socket: WebSocket, wire: Wire, services: Services, address: str
) -> Connection | Lease | None:
    """Return a connection from one of our own pages, of a person who may see the table.

    If another process owns the table, it is that one's lease.
    `Refused` if the table is set aside or closed, the person banned, or kept out by its host.
    """
    headers = socket.headers
    cookie = socket.cookies.get(COOKIE)
    ours = same_origin(headers, socket.url.scheme == "wss", services.settings.origins)
    who = await services.signings.who(cookie)
    if not ours or not who:
        return None
    services.bans.check(who)
    services.bans.seen.add(who)
    owners = services.hub.owners
    if lease := await elsewhere(table_id, owners, socket):
        return lease
    live = await _live(table_id, services)
    if live and (why := shut_out(live.table, who)):
        raise why
    if live and comes_back(live, who, address, lambda: services.people.given(cookie)):
        raise Refused("ADDRESS_REMOVED")
    if live is None or not may_see(live.table, who):
        return None
    if not await owners.own(table_id):
        if lease := await elsewhere(table_id, owners, socket):  # that process was faster
            return lease
        raise Refused("MOVED")
    own = Limit(services.settings.messages_a_second * BURST, BURST)
    allows = services.messages.shared(address, own)
    return Connection(
        services.hub,
        live,
        wire,
        who,
        allows,
        services.words,
        address=address,
        changes=takes_changes(socket),
        version=services.people.signed(cookie)[1],
    )


async def _live(table_id: str, services: Services) -> Live | None:
    """Return a table, None if there is none; `Refused` if it is set aside or closed."""
    try:
        return await services.hub.live(table_id)
    except Refused as error:
        if is_told(error):
            raise
        return None
