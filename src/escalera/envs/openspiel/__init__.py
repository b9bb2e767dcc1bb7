"""OpenSpiel's games `python_escalera_samba` and so on: import this to register them.

`pyspiel.load_game("python_escalera_bolivia", {"players": 2})`; chance deals the pack card by card,
the last seat deals, and an action is a place in the legal list, as in `Hands` (without taking
back). It needs the package `open_spiel`.
"""

from escalera.envs.openspiel.spiel_game import HandGame, HandState, resample

__all__ = ["HandGame", "HandState", "resample"]
