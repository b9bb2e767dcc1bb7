"""Several databases as one store: each table lives in one of them, by its id."""

from escalera.server.store.spread.spread_store import SpreadStore

__all__ = ["SpreadStore"]
