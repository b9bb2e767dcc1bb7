"""The arena: bots against each other on the same deals with the seats changed."""

from escalera.arena.order import ArenaError, Order
from escalera.arena.report import Report
from escalera.arena.run import compare

__all__ = ["ArenaError", "Order", "Report", "compare"]
