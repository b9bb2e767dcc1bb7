"""What the server writes to stderr: lines of key=value, or JSON, with requests' and tables' ids.

The ids of a request stand in every line that is written while it is answered, whoever writes it.
"""

import logging
import re
import sys
import time
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import Any, Final

import structlog
from fastapi import Request, Response
from structlog.contextvars import bind_contextvars, clear_contextvars, merge_contextvars

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


async def logged(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
    """Answer a request under an id of its own, which the answer names; log it at level debug."""
    clear_contextvars()
    name, begun = token_hex(8), time.perf_counter()
    bind_contextvars(request=name, **table_in(request.url.path))
    response = await call_next(request)
    response.headers[REQUEST_ID] = name
    took = round(1000 * (time.perf_counter() - begun), 1)
    _log.debug(
        "answered",
        method=request.method,
        path=_path(request),
        took_ms=took,
        status=response.status_code,
    )
    return response


def table_in(path: str) -> dict[str, str]:
    """Return the table that a path names, as a log tells it; nothing for none."""
    found = _TABLE.match(path)
    return {"table": found[1]} if found and found[1] not in _ALIKE else {}


def _path(request: Request) -> str:
    """Return a request's path as the server knows it, without what was filled in."""
    route = request.scope.get("route")
    return str(getattr(route, "path", "page"))
