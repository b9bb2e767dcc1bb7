"""Cards have names in compiled code: 5 may be the 3 of hearts, or the rank seven."""

import re
from pathlib import Path

import escalera

PACKAGE = Path(escalera.__file__).parent
CARD = re.compile(r"(?<!- )\b(kind|rank|which|low)\)? (==|!=|<=|>=|>|<) ([1-9][0-9]*)\b")
SPOTS = {"engine/state/meld_slots.py"}
"""Where code tells a wild from a spot by how a kind's number is built."""


def lines() -> list[str]:
    """Return the lines of all compiled modules that compare a card."""
    files = [path for room in ("engine", "bots") for path in (PACKAGE / room).rglob("*.py")]
    return [
        f"{path.relative_to(PACKAGE)}: {line.strip()}"
        for path in files
        if "@kernel" in (text := path.read_text(encoding="utf-8"))
        for line in text.splitlines()
        if CARD.search(line) and path.relative_to(PACKAGE).as_posix() not in SPOTS
    ]


def test_no_card_is_a_bare_number() -> None:
    assert lines() == []


def test_a_bare_number_is_seen() -> None:
    assert CARD.search("if m.which == 5 and kind:")
    assert CARD.search("while kind != 6:")
    assert not CARD.search("if m.which == SEVEN or held[kind] == 0:")
