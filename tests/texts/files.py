"""The messages in the text files: their ids, their values, and what a reader would skip."""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import TypeVar

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from escalera.texts.messages import source

Found = TypeVar("Found", bound=Visitor)


class _Variables(Visitor):
    """The values that a message takes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class _Fixed(Visitor):
    """What a message says whatever its values are."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(" ".join(node.value.split()))


def files(language: str) -> set[str]:
    folder = resources.files("escalera.texts") / language
    return {item.name.removesuffix(".ftl") for item in folder.iterdir()}


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language, file)).body


def fixed(language: str) -> dict[str, list[str]]:
    """Return what messages say whatever their values are, by their ids."""
    return {message.id.name: _visited(message, _Fixed()).found for message in _all(language)}


def messages(language: str, *names: str) -> dict[str, set[str]]:
    """Return the messages of the named files, or of all: ids, and the values each takes."""
    return {one.id.name: _visited(one, _Variables()).found for one in _all(language, *names)}


def _all(language: str, *names: str) -> Iterator[ast.Message]:
    for file in names or files(language):
        yield from (item for item in entries(language, file) if isinstance(item, ast.Message))


def _visited(message: ast.Message, visitor: Found) -> Found:
    visitor.visit(message)
    return visitor
