"""The engine's version: what stored games were played by."""

from typing import Final

ENGINE: Final = 3
"""Raised when a deal or a play of an earlier game would come out differently.

Older logs are still replayed; the number says by what a table was played if that fails. 2: with
four packs or more, a take must leave enough cards beside red 3s (R15a). 3: a hand whose commitment
says `hmac-sha256` is dealt from a cryptographic stream, which earlier engines don't know.
"""
