"""The names of errors, collected where the code raises them, with what their texts say."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import escalera.rules
import escalera.server
from escalera.rules.errors import RULESETS
from escalera.texts.outline import outlines

UNKNOWN = "…"
_REFUSING = {"Refused", "Denied", "denial", "RuleError", "refuse", "Unmet"}
_NAME = re.compile("[A-Z_]{2,}")
_VALUE = re.compile(r"\{\w+\}")


def error_sentences() -> dict[str, str]:
    """Return what each error of the server or a rule set says, by name; `UNKNOWN` for a value."""
    said = outlines("en", "server", *RULESETS)
    names = names_in(*map(Path, [*escalera.server.__path__, *escalera.rules.__path__]))
    return {name: _VALUE.sub(UNKNOWN, said[f"reason-{name}"]) for name in sorted(names)}


def names_in(*places: Path) -> set[str]:
    """Return the names that the sources in some folders and files refuse by."""
    files = [file for one in places for file in (one.rglob("*.py") if one.is_dir() else [one])]
    return {name for file in files for name in refusals_in(file.read_text(encoding="utf-8"))}


def refusals_in(source: str) -> Iterator[str]:
    """Yield the name of each refusal that a source text makes."""
    for call in refusing(source):
        for name in call.args:
            if isinstance(name, ast.Constant) and _NAME.fullmatch(str(name.value)):
                yield str(name.value)


def refusing(source: str) -> Iterator[ast.Call]:
    """Yield each call in a source text that makes a refusal."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _called(node) in _REFUSING:
            yield node


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
