"""The greedy bot (L1): most points now, least useful discard."""

from escalera.bots.greedy.player import GreedyBot

__all__ = ["GreedyBot"]
