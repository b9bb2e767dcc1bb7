"""The planner bot (L2): an exact plan of the turn."""

from escalera.bots.planner.player import PlannerBot

__all__ = ["PlannerBot"]
