"""The invisible signs by which letters and emoji hang together."""

from typing import Final
from unicodedata import category

_JOINERS: Final = "\u200c\u200d"


def is_joiner(text: str, at: int) -> bool:
    """Say whether the sign at a place joins its neighbours; anywhere else it is only invisible."""
    if text[at] not in _JOINERS or not 0 < at < len(text) - 1:
        return False
    return all(map(_joins, (text[at - 1], text[at + 1])))


def _joins(sign: str) -> bool:
    """Say whether a joiner may stand beside a sign: a letter, an emoji, or a mark on one."""
    return category(sign)[0] in "LMS"
