"""The engine's version: what stored games were played by."""

from typing import Final

ENGINE: Final = 1
"""Raised when a deal or a play of an earlier game would come out differently."""
