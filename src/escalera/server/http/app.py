"""The server put together: REST, health, metrics and pages; `asgi` lets sockets in."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hmac import compare_digest
from ipaddress import ip_address
from typing import Final

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

from escalera import __version__
from escalera.bots.compiled import never_compiled
from escalera.server.host.administrators import Administrators
from escalera.server.host.crowd import Crowd
from escalera.server.host.loading import load
from escalera.server.host.people import People
from escalera.server.host.settings import Settings, refused_words
from escalera.server.host.signings import Signings
from escalera.server.host.traces import traces
from escalera.server.http import aside, games, given, hands, metrics, pads, tables
from escalera.server.http.asgi import same_origin
from escalera.server.http.client_files import Pages, client_folder
from escalera.server.http.dependencies import greet
from escalera.server.http.hosting import admin, privacy
from escalera.server.http.hosting.health import UNWELL, health
from escalera.server.http.hosting.logs import Logged, with_headers
from escalera.server.http.http_errors import Denied, Survived, denial
from escalera.server.http.rulebook import router as rulebook
from escalera.server.http.services import Services
from escalera.server.live.bus import open_server_bus
from escalera.server.live.hub import Hub
from escalera.server.live.limits.quotas import quotas
from escalera.server.live.limits.rate_limits import BURST, Limits
from escalera.server.live.owners.owners import Owners
from escalera.server.live.processes.botpool import BotPool
from escalera.server.live.processes.heavy import HeavyAnswers
from escalera.server.live.scheduler import Keeper
from escalera.server.messages.errors import Refused
from escalera.server.messages.problems import TEXT, problems
from escalera.server.store import Unavailable, open_store
from escalera.server.upkeep.banned_people import Bans
from escalera.server.upkeep.housekeeping import Housekeeper
from escalera.server.upkeep.retention import Ages

_log = structlog.get_logger("escalera.server")
_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'"
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
_HTTPS_ONLY = {"strict-transport-security": "max-age=31536000"}
"""A browser that came over TLS comes over nothing else for a year."""
_CHANGING = {"POST", "PUT", "PATCH", "DELETE"}
_NOT_YOURS = problems({404: "The figures are for this machine, or for whoever has the token."})
MOST_BYTES = 65_536
"""The most bytes that a request's body may have, but for those in `_LARGER`."""
_LARGER = {given.PATH: given.MOST_BYTES}


def make_app(settings: Settings, crowd: Crowd | None = None) -> FastAPI:
    """Return all of the server but its sockets as an ASGI application.

    crowd: who is connected, where the server listens by itself.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = await _start(settings, crowd or Crowd(settings.connections_at_address))
        app.state.services = services
        _log.info("started", database=services.store.__class__.__name__)
        try:
            yield
        finally:
            await _stop(services)
            await asyncio.to_thread(traces.close)
            _log.info("stopped")

    app = FastAPI(
        title="Escalera", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None
    )
    app.include_router(games.router)
    app.include_router(pads.router)
    app.include_router(tables.router)
    app.include_router(given.router)
    app.include_router(hands.router)
    app.include_router(aside.router)
    app.include_router(rulebook)
    app.include_router(privacy.router)
    app.include_router(admin.router)
    app.add_middleware(Survived)
    app.add_middleware(_Guard, settings=settings)
    app.add_middleware(Logged)
    app.exception_handler(RequestValidationError)(_unreadable)
    app.exception_handler(HTTPException)(_denied)
    app.exception_handler(Unavailable)(_unavailable)
    app.exception_handler(Refused)(_refused)
    app.add_api_route("/health", health, response_class=PlainTextResponse, responses=UNWELL)
    if settings.metrics:
        app.add_api_route(
            "/metrics", _metrics, response_class=Response, responses={**TEXT, **_NOT_YOURS}
        )
    app.router.default = Pages(client_folder(), greet)
    return app


async def _start(settings: Settings, crowd: Crowd) -> Services:
    await asyncio.to_thread(load)
    store = open_store(settings.databases, full_sync=settings.full_sync)
    await store.open()
    bus = open_server_bus(settings.databases, settings.nats_url)
    await bus.open()
    owners = Owners(store, settings.process_address)
    hub, bots = Hub(store, bus, owners), BotPool(settings.bot_processes)
    if never_compiled():
        await bots.start()
    keeper = Keeper(hub, bots)
    keeper.start()
    await owners.start()
    secret = await store.secret()
    people = People(secret)
    requests = Limits(settings.requests_a_minute, 60.0)
    messages = Limits(settings.messages_a_second_at_address * BURST, BURST)
    made = quotas(
        settings.new_people_an_hour, settings.made_an_hour, settings.made_an_hour_at_address
    )
    bans = Bans(store)
    await bans.look()
    signings = Signings(people, store)
    housekeeper = Housekeeper(hub, bans, signings, _ages(settings))
    housekeeper.start()
    return Services(
        settings,
        store,
        bus,
        hub,
        keeper,
        bots,
        HeavyAnswers(settings.answer_processes),
        people,
        requests,
        messages,
        made,
        bans,
        housekeeper,
        refused_words(settings),
        signings,
        Administrators(secret),
        crowd,
    )


def _ages(settings: Settings) -> Ages:
    return Ages(
        settings.keep_finished_days,
        settings.keep_guests_days,
        settings.keep_pads_days,
        settings.keep_idle_days,
    )


async def _stop(services: Services) -> None:
    """Stop cleanly: let everybody go, finish storing, close."""
    await services.housekeeper.stop()
    await services.keeper.stop()
    await services.hub.close()
    await services.hub.owners.stop()
    services.bots.close()
    services.heavy.close()
    await services.bus.close()
    await services.store.close()


class _Guard:
    """Refuses large bodies and changes from other sites; adds the security headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; start and stop as they are."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        added = _HEADERS | (_HTTPS_ONLY if scope["scheme"] == "https" else {})
        answer = _not_allowed(Request(scope), self._settings) or self._app
        await answer(scope, receive, with_headers(send, added))


def _not_allowed(request: Request, settings: Settings) -> Response | None:
    headers = request.headers
    if request.method not in _CHANGING:
        return None
    if not same_origin(headers, request.url.scheme == "https", settings.origins):
        return denial(403, "OTHER_SITE")
    length = headers.get("content-length", "" if "transfer-encoding" in headers else "0")
    if not length.isdigit() or int(length) > _LARGER.get(request.url.path, MOST_BYTES):
        return denial(413, "TOO_LARGE")
    return None


_NO_SUCH: Final = {
    ("path", "table_id"): "NO_SUCH_TABLE",
    ("path", "pad_id"): "NO_SUCH_PAD",
    ("path", "preset_id"): "NO_SUCH_RULES",
}
"""What isn't there if an address has an id that none can have."""


async def _unreadable(_request: Request, error: RequestValidationError) -> Response:
    """Say where a request is wrong, and tell its author why; never repeat what was sent."""
    first = error.errors()[0]
    if first["loc"] in _NO_SUCH:
        return denial(404, _NO_SUCH[first["loc"]])
    place = ".".join(str(part) for part in first["loc"][1:])
    return denial(422, "NOT_POSSIBLE", place, what=f"{first['msg']}.")


async def _denied(_request: Request, error: HTTPException) -> Response:
    """Answer a denied request; if the framework denied it, the answer has no name of ours."""
    match error:
        case Denied():
            return denial(error.status_code, error.name, error.key, **error.values)
    answer = denial(error.status_code, "NOT_UNDERSTOOD")
    answer.headers.update(error.headers or {})
    return answer


async def _unavailable(_request: Request, _error: Unavailable) -> Response:
    return denial(503, "NO_DATABASE")


_STATUS = {
    "NO_SUCH_TABLE": 404,
    "REFUSED_WORD": 422,
    "NO_SUCH_PAUSE": 422,
    "NO_SUCH_TURN": 422,
    "NO_SUCH_WAIT": 422,
    "BUSY": 503,
    "SERVER_BUSY": 503,
    "SET_ASIDE": 503,
    "NOT_REPLAYED": 503,
    "TABLE_CLOSED": 410,
    "BANNED": 403,
}


async def _refused(_request: Request, error: Refused) -> Response:
    """Say why a table refuses a request."""
    return denial(_STATUS.get(error.name, 409), error.name, "", **error.values)


def _may_measure(request: Request, token: str) -> bool:
    shown = request.headers.get("authorization", "")
    if token:
        return compare_digest(shown.encode(), f"Bearer {token}".encode())
    with suppress(ValueError):
        return request.client is not None and ip_address(request.client.host).is_loopback
    return False


async def _metrics(request: Request) -> Response:
    """Return the figures that Prometheus reads, to this machine or to whoever has the token."""
    settings: Settings = request.app.state.services.settings
    if not _may_measure(request, settings.metrics_token):
        return denial(404, "NOTHING_HERE")
    return Response(metrics.page(request.app.state.services), media_type=metrics.CONTENT_TYPE)
