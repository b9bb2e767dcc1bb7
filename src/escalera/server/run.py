"""Starting the server: `escalera serve`."""

import asyncio
import gc
import logging
import socket as sockets
import sys

import structlog
import uvicorn

from escalera.server.app import make_app
from escalera.server.door import Door
from escalera.server.settings import Settings
from escalera.server.store import Unavailable, open_store

LARGEST_FRAME = 4096


def logs(level: str) -> None:
    """Write logs as lines of key=value, to stderr."""
    number = getattr(logging, level.upper())
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
        processors=[
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.add_log_level,
            structlog.processors.LogfmtRenderer(),
        ],
    )


def listening(settings: Settings) -> sockets.socket:
    """Return the socket to listen at; OSError if the port is taken."""
    family = sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET
    made = sockets.socket(family, sockets.SOCK_STREAM)
    made.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    made.bind((settings.host, settings.port))
    return made


def check_database(settings: Settings) -> None:
    """Open the database once, bringing it up to date; ValueError, a sentence, if it can't be."""
    store = open_store(settings.database_url, full_sync=settings.full_sync)

    async def opened() -> None:
        await store.open()
        await store.close()

    try:
        asyncio.run(opened())
    except Unavailable as error:
        raise ValueError(f"The database does not answer: {error}") from None


def serve(settings: Settings, made: sockets.socket) -> None:
    """Serve until a signal says stop."""
    logs(settings.log_level)
    gc.set_threshold(50_000, 20, 50)  # tables live long: looking for garbage seldom is enough
    config = uvicorn.Config(
        Door(make_app(settings)),
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        ws="websockets-sansio",
    )
    uvicorn.Server(config).run(sockets=[made])
