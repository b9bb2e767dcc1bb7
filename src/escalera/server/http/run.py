"""Starting the server: `escalera serve`."""

import asyncio
import gc
import socket as sockets
from collections.abc import Callable

import structlog
import uvicorn

from escalera.server.host.crowd import Crowd
from escalera.server.host.descriptors import raised
from escalera.server.host.http_protocol import gate
from escalera.server.host.setting_checks import unknown
from escalera.server.host.settings import Settings
from escalera.server.http.app import make_app
from escalera.server.http.asgi import Door
from escalera.server.http.hosting.logs import logs
from escalera.server.live.bus import open_bus
from escalera.server.live.transport import LEAVING, Wire
from escalera.server.store import DatabaseError, Unavailable, open_store

LARGEST_FRAME = 4096
_log = structlog.get_logger("escalera.server")


def listening(settings: Settings) -> sockets.socket:
    """Return the socket to listen on; OSError if the port is taken."""
    family = sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET
    made = sockets.socket(family, sockets.SOCK_STREAM)
    made.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    made.bind((settings.host, settings.port))
    return made


def check_database(settings: Settings) -> None:
    """Open the database once and bring it up to date; DatabaseError if that fails."""
    store = open_store(settings.databases, full_sync=settings.full_sync)

    async def opened() -> None:
        await store.open()
        await store.close()

    try:
        asyncio.run(opened())
    except Unavailable as error:
        raise DatabaseError("DATABASE_SILENT", trouble=str(error)) from None


def check_bus(settings: Settings) -> None:
    """Reach the NATS server once, if there is one; BusError if that fails."""

    async def opened() -> None:
        bus = open_bus(settings.databases, settings.nats_url)
        await bus.open()
        await bus.close()

    if settings.nats_url:
        asyncio.run(opened())


class _Server(uvicorn.Server):
    """Uvicorn's server, which says when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        gc.freeze()  # what is loaded stays: nobody waits while it is looked through
        if self.started:
            self._opened()


def serve(settings: Settings, made: sockets.socket, opened: Callable[[], None]) -> None:
    """Serve until a signal says stop; call `opened` once the server can be reached."""
    logs(settings.log_level, settings.log_format)
    for name in unknown(Settings.model_fields):
        _log.warning("unknown setting", name=name)
    room = raised()
    _log.info("descriptors", limit=room.limit or "none", reserve=room.reserve)
    gc.set_threshold(5_000, 20, 50)  # tables live long, so it is enough to collect garbage seldom
    proxies, crowd = settings.forwarded_allow_ips, Crowd(settings.connections_at_address)
    config = uvicorn.Config(
        Door(make_app(settings, crowd), proxies),
        log_config=None,  # `logs` has set them up
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        ws=Wire,
        http=gate(settings.request_seconds, room, crowd, proxies, LEAVING),
        backlog=room.backlog,
        proxy_headers=False,  # `Door` reads them, for HTTP only
    )
    _Server(config, opened).run(sockets=[made])
