"""Texts that strangers send, and what must never come back out of a server."""

from unicodedata import category

HEAP = "Z" + "\u0301\u0316\u0340\u0489\u035c" * 8
HOSTILE = {
    "control": "A\x07n\x1bn",
    "line breaks": "A\nn\u2028n\x85",
    "right to left": "A\u202enn\u2066",
    "marks": "\u200fAnn\u200e",
    "zero width": "A\u200bn\ufeffn",
    "a heap": HEAP,
    "a heap on nothing": "\u0301" * 30 + "Ann",
    "filler": "\u3164\u115fAnn",
    "tags": "Ann\U000e0041\U000e007f",
    "private": "Ann\ue000",
}
"""By what is wrong with them."""


UNSEEN = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
FILLERS = "\u115f\u3164"


def harmless(text: str) -> bool:
    """Say whether a text shows what it is: no sign unseen, no more than three marks on a letter."""
    marks = 0
    for sign in text:
        marks = marks + 1 if category(sign)[0] == "M" else 0
        if (
            marks > 3
            or sign in "\u115f\u3164"
            or category(sign) in {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
        ):
            return False
    return True
