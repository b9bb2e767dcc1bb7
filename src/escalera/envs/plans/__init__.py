"""The planner's plans of a turn as actions of a batch: a whole turn by one number."""

from escalera.envs.plans.turn_plans import TurnPlans

__all__ = ["TurnPlans"]
