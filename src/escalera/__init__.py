"""Escalera: the Samba family of card games, played exactly by one engine."""

__version__ = "0.1.0"
