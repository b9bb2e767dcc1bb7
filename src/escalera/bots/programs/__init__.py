"""Bots that others wrote: Python files and programs, beside those of ours by name."""

from escalera.bots.programs.named import any_bot, label_of, our_name

__all__ = ["any_bot", "label_of", "our_name"]
