"""Decisions: take or draw, meld, ask, discard."""
