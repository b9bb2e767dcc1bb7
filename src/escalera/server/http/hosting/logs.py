"""What the server writes to stderr: lines of key=value, or JSON, with requests' and tables' ids.

The ids of a request stand in every line that is written while it is answered, whoever writes it.
"""

import logging
import re
import sys
import time
from collections.abc import Mapping
from secrets import token_hex
from typing import Any, Final

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.contextvars import bind_contextvars, clear_contextvars, merge_contextvars

from escalera.server.host.traces import traces

REQUEST_ID: Final = "x-request-id"
_TABLE: Final = re.compile("/api/tables/([A-Za-z0-9_-]{6,40})(/|$)")
_ALIKE: Final = {"given"}
"""What stands where tables' ids do, and is none."""
_log = structlog.get_logger("escalera.server")


def logs(level: str, form: str) -> None:
    """Write logs of a level on in a form; those of uvicorn, asyncio and others too."""
    number = getattr(logging, level.upper())
    shared: list[Any] = [
        merge_contextvars,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.add_log_level,
    ]
    renderer = (
        structlog.processors.JSONRenderer()
        if form == "json"
        else structlog.processors.LogfmtRenderer()
    )
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        processors=[*shared, renderer],
    )
    handler = logging.StreamHandler(sys.stderr)
    removed = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.processors.format_exc_info, removed, renderer],
        )
    )
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)


class Logged:
    """Answers requests under ids of their own, which answers name; logs them at level debug."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; start and stop as they are."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        clear_contextvars()
        name = token_hex(8)
        table = table_in(scope["path"])
        bind_contextvars(request=name, **table)
        with traces.request(scope["method"], Headers(scope=scope), table):
            await self._app(scope, receive, with_headers(_noted(scope, send), {REQUEST_ID: name}))


def with_headers(send: Send, headers: Mapping[str, str]) -> Send:
    """Return how to send an answer with these headers; they go before its own of those names."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(headers)
        await send(message)

    return sent


def _noted(scope: Scope, send: Send) -> Send:
    """Return how to send an answer so that its last byte is logged, and noted in its trace."""
    begun, status = time.perf_counter(), 0

    async def sent(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)
        await send(message)
        if message["type"] == "http.response.body" and not message.get("more_body"):
            took = round(1000 * (time.perf_counter() - begun), 1)
            method, path = scope["method"], _path(scope)
            _log.debug("answered", method=method, path=path, took_ms=took, status=status)
            traces.answered(method, path, status)

    return sent


def table_in(path: str) -> dict[str, str]:
    """Return the table that a path names, as a log tells it; nothing for none."""
    found = _TABLE.match(path)
    return {"table": found[1]} if found and found[1] not in _ALIKE else {}


def _path(scope: Scope) -> str:
    """Return a request's path as the server knows it, without what was filled in."""
    route = scope.get("route")
    return str(getattr(route, "path", "page"))
