"""Cards have names: 5 may be the 3 of hearts, or the rank seven."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import escalera

PACKAGE = Path(escalera.__file__).parent
CARD = re.compile(
    r"(?<!- )\b(kind|rank|which|low)\)? (==|!=|<=|>=|>|<) ([1-9][0-9]*)\b"
    r"|\bkind (//|>>|%|&) [0-9]"
)
COUNTING = (0, 1)
"""Numbers that need no name: the first, the next, -1 for none."""
KERNELS = {"kernel", "inlined", "door"}
"""The decorators of the engine's compiled functions."""


def lines() -> list[str]:
    """Return the lines that compare a card with a number, or take one apart by numbers."""
    return [
        f"{path.relative_to(PACKAGE)}: {line.strip()}"
        for path in PACKAGE.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if CARD.search(line)
    ]


def test_no_card_is_a_bare_number() -> None:
    assert lines() == []


def test_a_bare_number_is_seen() -> None:
    assert CARD.search("if m.which == 5 and kind:")
    assert CARD.search("while kind != 6:")
    assert CARD.search("return kind >> 2 == rank")
    assert not CARD.search("if m.which == SEVEN or held[kind] == 0:")


def bare_numbers(source: str) -> Iterator[int]:
    """Yield the lines of a module's compiled functions that hold a number without a name."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and is_kernel(function):
            for item in ast.walk(function):
                if isinstance(item, ast.Constant) and is_bare(item.value):
                    yield item.lineno


def is_bare(value: object) -> bool:
    return isinstance(value, int | float) and value not in COUNTING


def is_kernel(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(made, ast.Name) and made.id in KERNELS for made in function.decorator_list
    )


def test_the_engine_computes_with_names() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in (PACKAGE / "engine").rglob("*.py")
        for line in bare_numbers(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_number_in_a_compiled_function_is_seen() -> None:
    source = "@kernel\ndef f(x):\n    return x[0] + 1 - {}\n"
    assert list(bare_numbers(source.format(12))) == [3]
    assert list(bare_numbers(source.format("ACE"))) == []
    assert list(bare_numbers(source.format(12).removeprefix("@kernel\n"))) == []
