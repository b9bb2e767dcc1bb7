"""Tests wait for what they mean: they pause only in a loop that looks again."""

import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
PAUSE = re.compile(r"^( *)(await |\w[\w.]*\.)?(asyncio\.|time\.)?(sleep|wait_for_timeout)\((?!0\))")
LOOKS = re.compile(r" *(async )?(while|for|case) ")
LOAD = {"chaos.py", "trouble.py"}
"""Code that plays as long as it is told to, and is not a test."""


def pauses(lines: list[str]) -> list[int]:
    """Return the numbers of the lines that pause outside a loop."""
    found = []
    for number, line in enumerate(lines):
        if PAUSE.match(line) and not any(map(LOOKS.match, _around(lines[: number + 1]))):
            found.append(number + 1)
    return found


def _around(lines: list[str]) -> Iterator[str]:
    """Yield the lines that the last line is nested in, the innermost first."""
    depth = _depth(lines[-1])
    for line in reversed(lines):
        if line.strip() and _depth(line) < depth and not line.lstrip().startswith("def "):
            depth = _depth(line)
            yield line


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())


def test_no_test_pauses() -> None:
    found = [
        f"{path.relative_to(TESTS)}:{number}"
        for path in sorted(TESTS.rglob("*.py"))
        if path.name not in LOAD
        for number in pauses(path.read_text("utf-8").splitlines())
    ]
    assert found == []


def test_a_pause_is_seen() -> None:
    assert pauses(["def test() -> None:", "    time.sleep(1)"]) == [2]
    assert pauses(["    await asyncio.sleep(0.3)"]) == [1]
    assert pauses(["while not so():", "    page.wait_for_timeout(15)"]) == []
