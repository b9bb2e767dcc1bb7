"""The tuner of the planner's weights: CMA-ES over duplicate deals (`python -m tools.tune`)."""
