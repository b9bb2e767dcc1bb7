"""The planner bot (L2), an exact plan of the turn, and the levels made of it."""

from escalera.bots.planner.decide.plans import Plan, plans
from escalera.bots.planner.levels import easy, medium
from escalera.bots.planner.player import PlannerBot, untuned

__all__ = ["Plan", "PlannerBot", "easy", "medium", "plans", "untuned"]
