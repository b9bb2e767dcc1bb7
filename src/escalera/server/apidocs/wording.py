"""JSON schemas in words, for people."""

import json
from collections.abc import Iterable
from typing import Any

Schema = dict[str, Any]
_ENDS = {"string": ("minLength", "maxLength"), "integer": ("minimum", "maximum")}
_UNITS = {"string": " characters", "integer": ""}


def row(cells: Iterable[str]) -> str:
    """Return a row of a Markdown table, which is one line, however many a cell has."""
    lines = (" ".join(cell.split()) for cell in cells)
    return f"| {' | '.join(line.replace('|', chr(92) + '|') for line in lines)} |"


def fields_table(schema: Schema) -> str:
    """Return the fields of an object as a table, without the tag."""
    fields = {key: field for key, field in schema["properties"].items() if key != "type"}
    head = [row(("field", "type", "")), row(["---"] * 3)]
    rows = (
        row((f"`{key}`", wording(field), field.get("description", "")))
        for key, field in fields.items()
    )
    return "\n".join([*head, *rows])


def wording(schema: Schema) -> str:
    """Return what a value may be, with its default."""
    if "default" in schema:
        return f"{_kind(schema)}, default {_literal(schema['default'])}"
    return _kind(schema)


def _kind(schema: Schema) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "enum" in schema:
        return " or ".join(map(_literal, schema["enum"]))
    if "anyOf" in schema:
        return " or ".join(map(_kind, schema["anyOf"]))
    if schema.get("type") == "array":
        return _list(schema)
    if schema.get("type") == "object":
        return f"object of {_plural(schema.get('additionalProperties', {}))}"
    return _plain(schema)


def _list(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_kind, schema['prefixItems']))}]"
    return f"list of {_plural(schema.get('items', {}))}"


def _plural(schema: Schema | bool) -> str:
    """Return what a list or object holds, in the plural."""
    kind = _kind(schema) if isinstance(schema, dict) else ""
    first, *more = kind.split(" ", 1)
    if not kind:
        return "anything"
    if first.startswith("["):
        return kind
    return " ".join([{"list": "lists"}.get(first, f"{first.rstrip(',')}s"), *more])


def _plain(schema: Schema) -> str:
    kind = str(schema.get("type", ""))
    if "pattern" in schema:
        return f"{kind} `{schema['pattern']}`"
    least, most = (_number(schema, end) for end in _ENDS.get(kind, ("", "")))
    unit = _UNITS.get(kind, "")
    if most:
        return f"{kind}, {least} to {most}{unit}" if least else f"{kind}, up to {most}{unit}"
    return f"{kind}, {least} or more{unit}" if least else kind


def _number(schema: Schema, key: str) -> str:
    return f"{schema[key]:,.0f}" if key in schema else ""


def _literal(value: object) -> str:
    """Return a value as JSON."""
    return f"`{json.dumps(value)}`"
