"""JSON in which what is the same is written once.

The text holds a list of parts and the whole; `{"": 7}` stands for part 7, which may itself name
parts before it.
"""

import json
from collections import Counter
from typing import Any, Final

_LEAST: Final = 12
"""A shorter value is not worth a name."""
_NAME: Final = ""


def packed(whole: Any) -> str:
    """Return the text of a value that is made of dictionaries, lists and plain values."""
    return _text(_Parts(whole).both())


def unpacked(text: str) -> Any:
    """Return the value of a text."""
    parts, whole = json.loads(text)
    known: list[Any] = []
    for part in parts:
        known.append(_filled(part, known))
    return _filled(whole, known)


def _filled(value: Any, known: list[Any]) -> Any:
    if isinstance(value, list):
        return [_filled(one, known) for one in value]
    if not isinstance(value, dict):
        return value
    if _NAME in value:
        return known[value[_NAME]]
    return {key: _filled(one, known) for key, one in value.items()}


class _Parts:
    def __init__(self, whole: Any) -> None:
        self._whole = whole
        self._seen: Counter[str] = Counter()
        self._count(whole)
        self._places: dict[str, int] = {}
        self._parts: list[Any] = []

    def both(self) -> list[Any]:
        whole = self._named(self._whole)
        return [self._parts, whole]

    def _count(self, value: Any) -> None:
        text = _text(value)
        self._seen[text] += 1
        if self._seen[text] == 1:
            for one in _inside(value):
                self._count(one)

    def _named(self, value: Any) -> Any:
        text = _text(value)
        if self._seen[text] == 1 or len(text) < _LEAST:
            return self._inner(value)
        if text not in self._places:
            inner = self._inner(value)
            self._places[text] = len(self._parts)
            self._parts.append(inner)
        return {_NAME: self._places[text]}

    def _inner(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: self._named(one) for key, one in value.items()}
        return [self._named(one) for one in value] if isinstance(value, list) else value


def _inside(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
