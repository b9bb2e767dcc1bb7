"""The server's door: HTTP goes to the application, a socket straight to its table.

Every layer between a socket and its table costs memory for as long as it is open, and time at every
frame; the application's are for HTTP anyway.
"""

import re
from typing import Any
from urllib.parse import urlsplit

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from escalera.server import metrics
from escalera.server.people import COOKIE
from escalera.server.refused import Refused
from escalera.server.seeing import may_see
from escalera.server.services import Services
from escalera.server.socket import NO_DATABASE, NOT_ALLOWED, Connection
from escalera.server.store import Unavailable
from escalera.server.wire import WIRE, Wire

_PATH = re.compile("/api/tables/([A-Za-z0-9_-]{6,40})/socket")


class Door:
    """The ASGI application that a server runs."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        middleware: Any = ProxyHeadersMiddleware
        self._http: ASGIApp = middleware(app)  # two names of one interface: ASGI's

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, a socket or the server's life."""
        if scope["type"] == "websocket":
            await _let_in(scope, receive, send, self._app.state.services)
        else:
            await self._http(scope, receive, send)


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Say whether a browser's request comes from our own pages; programs send no origin."""
    if origin is None:
        return True
    return origin in allowed or urlsplit(origin).netloc == host


async def _let_in(scope: Scope, receive: Receive, send: Send, services: Services) -> None:
    socket = WebSocket(scope, receive, send)
    try:
        connection = await _admitted(socket, scope["extensions"][WIRE], services)
    except Unavailable:
        await socket.accept()
        await socket.close(NO_DATABASE)
        return
    if connection is None:
        await socket.close(NOT_ALLOWED)
        return
    await socket.accept()
    scope["extensions"][WIRE].forget_handshake()
    del socket  # nothing but the connection stays in memory
    with metrics.SOCKETS.track_inprogress():
        await connection.run(receive, send)


async def _admitted(socket: WebSocket, wire: Wire, services: Services) -> Connection | None:
    """Return the connection of somebody who may see the table, from one of our own pages."""
    path, headers = _PATH.fullmatch(socket.url.path), socket.headers
    ours = same_origin(headers.get("origin"), headers.get("host"), services.settings.origins)
    who = services.people.of_cookie(socket.cookies.get(COOKIE))
    if path is None or not ours or not who:
        return None
    try:
        live = await services.hub.live(path[1])
    except Refused:
        return None
    if not may_see(live.table, who):
        return None
    return Connection(services.hub, live, wire, who, services.settings.messages_a_second)
