"""What the planner decides, as rows for programs that learn (`escalera dataset`)."""

from escalera.envs.dataset.columns import COLUMNS, Column
from escalera.envs.dataset.hand_rows import HandRows
from escalera.envs.dataset.played import Order, played

__all__ = ["COLUMNS", "Column", "HandRows", "Order", "played"]
