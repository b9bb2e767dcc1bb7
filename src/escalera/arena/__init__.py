"""The arena: bots meet on the same deals and change seats."""

from escalera.arena.order import ArenaError, Order
from escalera.arena.report import Report
from escalera.arena.run import compare

__all__ = ["ArenaError", "Order", "Report", "compare"]
