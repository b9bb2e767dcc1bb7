"""What may stand in a line of a record: words with single spaces between them, and comments."""

from typing import Final
from unicodedata import category

_CONTROL: Final = ("Cc", "Cs", "Zl", "Zp")
"""The kinds of signs that no line has: those that steer, and halves of one."""


def line_fault(text: str) -> str:
    """Return the name of the fault that keeps a text from being a line, empty if there is none."""
    if "\r" in text or "\n" in text:
        return "CARRIAGE_RETURN"
    if not text or text.startswith("#"):
        return ""
    if "\t" in text or "  " in text or text[0] == " " or text[-1] == " ":
        return "SPLIT_WORDS"
    if not text.isprintable() and any(category(mark) in _CONTROL for mark in text):
        return "CONTROL_CHARACTER"
    return "BYTE_ORDER_MARK" if text[0] == "\ufeff" else ""
