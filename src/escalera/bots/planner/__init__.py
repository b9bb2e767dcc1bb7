"""The planner bot (L2), which plans its turn exactly, and the levels made from it."""

from escalera.bots.planner.decide.plans import Plan, plans
from escalera.bots.planner.levels import easy, medium
from escalera.bots.planner.player import PlannerBot, untuned

__all__ = ["Plan", "PlannerBot", "easy", "medium", "plans", "untuned"]
