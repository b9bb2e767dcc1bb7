"""The bus: says that a table's log reached a seq, to every process on a database."""

from collections.abc import Sequence

from escalera.server.live.bus.bus import Bus, Listener
from escalera.server.live.bus.double_bus import DoubleBus
from escalera.server.live.bus.errors import BusError
from escalera.server.live.bus.local_bus import LocalBus
from escalera.server.live.bus.polling_bus import PollingBus
from escalera.server.live.bus.spread_bus import SpreadBus
from escalera.server.store.address import address

__all__ = ["Bus", "BusError", "Listener", "LocalBus", "PollingBus", "open_bus", "open_server_bus"]


def open_bus(urls: str | Sequence[str], nats_url: str = "", *, alone: bool = False) -> Bus:
    """Return the bus, not yet open, of the processes on a database, or on several.

    nats_url: the NATS server by which they tell each other, if not by the database; BusError: what
    speaks to it is not installed. alone: there is only one process.
    """
    if nats_url:
        return _nats_bus(nats_url)
    if alone:
        return LocalBus()
    buses = [_database_bus(url) for url in ([urls] if isinstance(urls, str) else urls)]
    return buses[0] if len(buses) == 1 else SpreadBus(buses)


def open_server_bus(urls: str | Sequence[str], nats_url: str = "") -> Bus:
    """Return the bus of a server: with NATS it also hears what commands tell by the database."""
    bus = open_bus(urls, nats_url)
    return DoubleBus(bus, open_bus(urls)) if nats_url else bus


def _database_bus(url: str) -> Bus:
    parsed = address(url)
    if parsed.get_backend_name() != "postgresql":
        return PollingBus(parsed)
    # Only who uses PostgreSQL loads what speaks to it.
    from escalera.server.live.bus.postgres_bus import PostgresBus

    return PostgresBus(parsed)


def _nats_bus(url: str) -> Bus:
    try:
        from escalera.server.live.bus.nats_bus import NatsBus
    except ModuleNotFoundError:
        raise BusError("NO_NATS") from None
    return NatsBus(url)
