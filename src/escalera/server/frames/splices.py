"""What has changed between two objects of JSON: fields, and in long lists the part that differs."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from escalera.server.messages.protocol import Splice

LISTS: Final = ("pile", "melds")
"""The long lists, of which little changes at a time."""
_fields = msgspec.json.Decoder(dict[str, msgspec.Raw])
_list = msgspec.json.Decoder(list[msgspec.Raw])


def changed_fields(
    before: msgspec.Raw, now: msgspec.Raw
) -> tuple[dict[str, Any], dict[str, Splice]]:
    """Return the fields that differ, and the long lists that do, as splices."""
    old, new = _fields.decode(before), _fields.decode(now)
    changed: dict[str, Any] = {key: part for key, part in new.items() if old.get(key) != part}
    lists: dict[str, Splice] = {
        key: splice(_list.decode(old[key]), _list.decode(changed.pop(key)))
        for key in LISTS
        if key in changed
    }
    return changed, lists


def splice(before: Sequence[Any], now: Sequence[Any]) -> Splice:
    """Return a list's change: how many stay at its head, how many go after them, what comes."""
    most = min(len(before), len(now))
    head = next((at for at in range(most) if before[at] != now[at]), most)
    rest = most - head
    tail = next((at for at in range(rest) if before[-1 - at] != now[-1 - at]), rest)
    return head, len(before) - head - tail, list(now[head : len(now) - tail])
