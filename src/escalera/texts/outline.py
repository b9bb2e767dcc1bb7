"""What messages say whatever their values are: for pages that list them, and for the client."""

from collections.abc import Iterator, Mapping

from fluent.syntax import FluentParser, ast

from escalera.texts.messages import source

_Patterns = Mapping[str, ast.Pattern | None]


def outlines(language: str, *files: str) -> dict[str, str]:
    """Return the messages of some files by id, each value as `{name}`.

    Where a message has variants, the usual one is taken.
    """
    found = {one.id.name: one.value for one in _messages(language, files)}
    return {key: "".join(_said(pattern, found)) for key, pattern in found.items()}


def _messages(language: str, files: tuple[str, ...]) -> Iterator[ast.Message]:
    for file in files:
        for entry in FluentParser().parse(source(language, file)).body:
            if isinstance(entry, ast.Message):
                yield entry


def _said(pattern: ast.Pattern | None, others: _Patterns) -> Iterator[str]:
    for part in pattern.elements if pattern else ():
        match part:
            case ast.TextElement(value=text):
                yield text
            case ast.Placeable(expression=ast.VariableReference(id=name)):
                yield f"{{{name.name}}}"
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                yield from _said(next(one.value for one in variants if one.default), others)
            case ast.Placeable(expression=ast.MessageReference(id=key)):
                yield from _said(others[key.name], others)
            case _:
                raise ValueError(f"{type(part).__name__}: an outline has no words for it.")
