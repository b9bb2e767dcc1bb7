"""The names of errors, collected where the code raises them."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import escalera.rules
import escalera.server

UNKNOWN = "…"
_REFUSING = {"Refused", "_refuse", "Denied", "denial", "RuleError", "refuse", "Unmet"}
_NAME = re.compile("[A-Z_]{2,}")


def error_sentences() -> dict[str, tuple[str, ...]]:
    """Return the sentences of each error that the server or a rule set has, by name."""
    found: dict[str, set[str]] = {}
    for folder in [*escalera.server.__path__, *escalera.rules.__path__]:
        for file in sorted(Path(folder).rglob("*.py")):
            for name, sentence in refusals_in(file.read_text(encoding="utf-8")):
                found.setdefault(name, set()).add(sentence)
    return {name: tuple(sorted(found[name])) for name in sorted(found)}


def refusals_in(source: str) -> Iterator[tuple[str, str]]:
    """Yield the name and sentence of each refusal that a source text names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _called(node) in _REFUSING:
            for name, sentence in pairwise(node.args):
                if isinstance(name, ast.Constant) and _NAME.fullmatch(str(name.value)):
                    yield str(name.value), _text(sentence)


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _text(sentence: ast.expr) -> str:
    """Return a sentence as the source has it, with `UNKNOWN` for what is filled in later."""
    match sentence:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_text(part) for part in parts)
    return UNKNOWN
