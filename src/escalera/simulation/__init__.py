"""Bots play many whole matches among themselves; this counts the figures."""

from escalera.simulation.match import SimulationError, play_hand, play_match, seated
from escalera.simulation.run import simulate
from escalera.simulation.summary import Summary

__all__ = ["SimulationError", "Summary", "play_hand", "play_match", "seated", "simulate"]
