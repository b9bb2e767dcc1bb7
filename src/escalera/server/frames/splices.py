"""What has changed between two objects of JSON: fields, and in long lists the part that differs."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from escalera.server.messages.protocol import Splice

LISTS: Final = ("pile", "melds")
"""The long lists, of which little changes at a time."""
_fields = msgspec.json.Decoder(dict[str, msgspec.Raw])
_list = msgspec.json.Decoder(list[msgspec.Raw])


class Parts:
    """An object of JSON, taken apart once."""

    def __init__(self, whole: bytes | msgspec.Raw) -> None:
        self.fields = _fields.decode(whole)
        self._lists: dict[str, list[msgspec.Raw]] = {}

    def items(self, key: str) -> list[msgspec.Raw]:
        """Return the items of a long list."""
        if key not in self._lists:
            self._lists[key] = _list.decode(self.fields[key])
        return self._lists[key]

    def differing(self, before: "Parts | None") -> dict[str, msgspec.Raw]:
        """Return the fields that another object lacks or has otherwise; all if there is none."""
        old = before.fields if before else {}
        return {key: part for key, part in self.fields.items() if old.get(key) != part}


def changed_fields(before: Parts, now: Parts) -> tuple[dict[str, Any], dict[str, Splice]]:
    """Return the fields that differ, and the long lists that do, as splices."""
    changed: dict[str, Any] = now.differing(before)
    lists: dict[str, Splice] = {}
    for key in LISTS:
        if changed.pop(key, None) is not None:
            lists[key] = splice(before.items(key), now.items(key))
    return changed, lists


def splice(before: Sequence[Any], now: Sequence[Any]) -> Splice:
    """Return a list's change: how many stay at its head, how many go after them, what comes."""
    most = min(len(before), len(now))
    head = 0
    while head < most and before[head] == now[head]:
        head += 1
    tail = 0
    while tail < most - head and before[-1 - tail] == now[-1 - tail]:
        tail += 1
    return head, len(before) - head - tail, list(now[head : len(now) - tail])
