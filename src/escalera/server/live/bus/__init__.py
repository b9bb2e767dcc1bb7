"""The bus: says that a table's log reached a seq, to every process on a database."""

from escalera.server.live.bus.bus import Bus, Listener
from escalera.server.live.bus.local_bus import LocalBus
from escalera.server.live.bus.polling_bus import PollingBus
from escalera.server.store.address import address

__all__ = ["Bus", "Listener", "LocalBus", "PollingBus", "open_bus"]


def open_bus(url: str, *, alone: bool = False) -> Bus:
    """Return the bus, not yet open, of the processes on a database; `alone`: there is only one."""
    if alone:
        return LocalBus()
    parsed = address(url)
    if parsed.get_backend_name() != "postgresql":
        return PollingBus(parsed)
    # Only who uses PostgreSQL loads what speaks to it.
    from escalera.server.live.bus.postgres_bus import PostgresBus

    return PostgresBus(parsed)
