"""The messages in the text files: their ids, their values, and what a reader would skip."""

from importlib import resources

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from escalera.texts.messages import source


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class _Fixed(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(" ".join(node.value.split()))


def files(language: str) -> set[str]:
    folder = resources.files("escalera.texts") / language
    return {item.name.removesuffix(".ftl") for item in folder.iterdir()}


def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language, file)).body


def fixed(language: str) -> dict[str, list[str]]:
    """Return what messages say whatever their values are, by their ids."""
    found = {}
    for file in files(language):
        for entry in entries(language, file):
            if isinstance(entry, ast.Message):
                visitor = _Fixed()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found


def messages(language: str, *names: str) -> dict[str, set[str]]:
    """Return the messages of the named files, or of all: ids, and the values each takes."""
    found = {}
    for file in names or files(language):
        for entry in entries(language, file):
            if isinstance(entry, ast.Message):
                visitor = _Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found
