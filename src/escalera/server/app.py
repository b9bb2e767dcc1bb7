"""The server put together: REST, the socket of each table, health and metrics."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from escalera.engine.game import Game
from escalera.server import metrics
from escalera.server.botpool import BotPool
from escalera.server.bus import open_bus
from escalera.server.hub import Hub
from escalera.server.keeper import Keeper
from escalera.server.limits import Limits
from escalera.server.people import COOKIE, People
from escalera.server.refused import Refused
from escalera.server.rest import router
from escalera.server.seeing import may_see
from escalera.server.services import Services
from escalera.server.settings import Settings
from escalera.server.socket import NOT_ALLOWED, Connection
from escalera.server.store import open_store

_log = structlog.get_logger("escalera.server")
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'"
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
_CHANGING = {"POST", "PUT", "PATCH", "DELETE"}
MOST_BYTES = 65_536
"""The most bytes of a request's body."""


def make_app(settings: Settings) -> FastAPI:
    """Return the server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = await _start(settings)
        app.state.services = services
        _log.info("started", database=services.store.__class__.__name__)
        try:
            yield
        finally:
            await _stop(services)
            _log.info("stopped")

    app = FastAPI(title="Escalera", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.include_router(router)
    app.router.routes.append(WebSocketRoute("/api/tables/{table_id}/socket", _socket))
    app.middleware("http")(_guard)
    app.exception_handler(RequestValidationError)(_unreadable)
    app.add_api_route("/health", _health, response_class=PlainTextResponse)
    if settings.metrics:
        app.add_api_route("/metrics", _metrics, response_class=PlainTextResponse)
    return app


async def _start(settings: Settings) -> Services:
    await asyncio.to_thread(_warm_up)
    store = open_store(settings.database_url, full_sync=settings.full_sync)
    await store.open()
    bus = open_bus(settings.database_url)
    await bus.open()
    hub, bots = Hub(store, bus), BotPool(settings.bot_processes)
    keeper = Keeper(hub, bots)
    keeper.start()
    people = People(await store.secret())
    requests = Limits(settings.requests_a_minute, 60.0)
    return Services(settings, store, bus, hub, keeper, bots, people, requests)


def _warm_up() -> None:
    """Load the engine's compiled code, or compile it the first time, before anybody waits."""
    game = Game.new("samba", seed="warm up")
    for _ in range(20):
        game.play(game.legal_actions()[-1])
        game.view(0)
    game.score_sheet()


async def _stop(services: Services) -> None:
    """Stop cleanly: let go of everybody, finish what is being stored, close."""
    await services.keeper.stop()
    await services.hub.close()
    services.bots.close()
    await services.bus.close()
    await services.store.close()


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Say whether a browser's request comes from our own pages; programs send no origin."""
    if origin is None:
        return True
    return origin in allowed or urlsplit(origin).netloc == host


async def _guard(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """Refuse changes from other sites and large bodies; put the security headers on."""
    settings: Settings = request.app.state.services.settings
    response = _not_allowed(request, settings) or await call_next(request)
    response.headers.update(_HEADERS)
    return response


def _not_allowed(request: Request, settings: Settings) -> Response | None:
    headers = request.headers
    if request.method not in _CHANGING:
        return None
    if not same_origin(headers.get("origin"), headers.get("host"), settings.origins):
        return JSONResponse({"detail": "Not from this site."}, 403)
    length = headers.get("content-length", "" if "transfer-encoding" in headers else "0")
    if not length.isdigit() or int(length) > MOST_BYTES:
        return JSONResponse({"detail": "That is too large."}, 413)
    return None


async def _unreadable(_request: Request, error: RequestValidationError) -> Response:
    """Say in a sentence what can't be read in a request; never repeat what was sent."""
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"][1:])
    return JSONResponse(
        {"detail": f"{place}: {first['msg']}." if place else f"{first['msg']}."}, 422
    )


async def _socket(socket: WebSocket) -> None:
    services: Services = socket.app.state.services
    headers = socket.headers
    if not same_origin(headers.get("origin"), headers.get("host"), services.settings.origins):
        await socket.close(NOT_ALLOWED)
        return
    who = services.people.of_cookie(socket.cookies.get(COOKIE))
    try:
        live = await services.hub.live(socket.path_params["table_id"])
    except Refused:
        await socket.close(4404)
        return
    if not who or not may_see(live.table, who):
        await socket.close(NOT_ALLOWED)
        return
    await socket.accept()
    most = services.settings.messages_a_second
    with metrics.SOCKETS.track_inprogress():
        await Connection(services.hub, live, socket, who, most).run()


async def _health(request: Request) -> Response:
    """Say whether the server and its database answer."""
    async with asyncio.timeout(5):
        well = await request.app.state.services.store.healthy()
    return PlainTextResponse(
        "ok\n" if well else "the database does not answer\n", 200 if well else 503
    )


async def _metrics(request: Request) -> Response:
    """Return the figures that Prometheus reads."""
    return Response(metrics.page(request.app.state.services), media_type=metrics.CONTENT_TYPE)
