"""The protocol page's example: the frames of one turn at a real table."""

import json
from typing import Any

import msgspec

from escalera.notation.shuffle import seal_of
from escalera.server.frames.hand_frames import HandFrames
from escalera.server.frames.messages_out import because, table_info
from escalera.server.messages import asks, protocol
from escalera.server.messages.options import Options
from escalera.server.table.commands import Asker, decide
from escalera.server.table.events import TableMade
from escalera.server.table.table import Table

Frame = dict[str, Any]
NUMBER = "cd613e30d8f16adf91b7584a2265b1f5"
SHUFFLING = asks.Seal(hand=1, hash=seal_of(NUMBER)), asks.Shuffle(hand=1, number=NUMBER)
ANN = Asker("ann", now=lambda: 1_800_000_000.0, secret=lambda: "5b3c8a0f7e6d4912" * 4)
MADE = TableMade(1_800_000_000.0, "quiet-river", Options("samba"), ANN.person)
SHOWN = 3
"""How many entries of a long list are shown."""


def example_lines() -> list[str]:
    """Return the frames of one turn: `>` is what the client sends, `<` what it gets."""
    table = Table(MADE)
    _ask(table, asks.Sit(seat=1, name="Ann"))
    _ask(table, asks.Start())
    now = ANN.now()
    welcome = protocol.Welcome(protocol.VERSION, table=table.id, name="Ann", seat=1, now=now)
    lines = [*_told(protocol.write(welcome)), *_told(_table(table))]
    before = json.loads(_table(table))
    for ask in SHUFFLING:
        lines += _asked(table, ask) + _told(_table(table), before)
        before = json.loads(_table(table))
    return lines + _first_turn(table)


def _first_turn(table: Table) -> list[str]:
    assert table.game is not None
    first = json.loads(_hand(table))
    lines = _told(_hand(table))
    lines += _asked(table, asks.Play(seq=table.seq, action="draw"))
    drawn = json.loads(_hand(table))
    lines += _told(_hand(table), first)
    refused = asks.Why(action="take with 4S 4S", ref="a")
    lines += _sent(refused) + _told(protocol.write(because(table, ANN.person, refused)))
    discard = [text for text in drawn["legal"] if text.startswith("discard")][-1]
    lines += _asked(table, asks.Play(seq=table.seq, action=discard))
    return lines + _told(_hand(table), drawn)


def _ask(table: Table, ask: asks.Ask) -> None:
    for event in decide(table, ask, ANN):
        table.apply(event)


def _asked(table: Table, ask: asks.Ask) -> list[str]:
    _ask(table, ask)
    return _sent(ask)


def _table(table: Table) -> bytes:
    return protocol.write(table_info(table, ANN.person))


def _hand(table: Table) -> bytes:
    assert table.game is not None
    return HandFrames(table, table.game).of(1)


def _sent(ask: asks.Ask) -> list[str]:
    frame = msgspec.to_builtins(ask)
    return [f"> {_compact({key: value for key, value in frame.items() if value != ''})}"]


def _told(frame: bytes, before: Frame | None = None) -> list[str]:
    """Return a frame as lines; before: an earlier one, whose unchanged fields are left out."""
    shown = json.loads(frame)
    first, *others = layout(shown if before is None else changed(before, shown))
    return [f"< {first}", *(f"  {line}" for line in others)]


def changed(before: Frame, after: Frame) -> Frame:
    """Return the fields that changed, and the type."""
    kept: Frame = {}
    for key, value in after.items():
        if key == "type" or value != before.get(key):
            kept[key] = changed(before[key], value) if isinstance(value, dict) else value
    return kept


def layout(value: Any, room: int = 136) -> list[str]:
    """Return JSON as lines; long lists are cut."""
    text = _compact(value)
    if len(text) <= room or not isinstance(value, dict | list):
        return [text]
    opened, closed = "{}" if isinstance(value, dict) else "[]"
    lines = [opened]
    for name, part in _named_parts(value):
        first, *others = layout(part, room - len(name) - 4)
        lines += [f"  {name}{first}", *(f"  {line}" for line in others)]
        lines[-1] += ","
    lines[-1] = lines[-1].removesuffix(",")
    return [*lines, closed]


def _named_parts(value: Frame | list[Any]) -> list[tuple[str, Any]]:
    if isinstance(value, dict):
        return [(f'"{key}": ', part) for key, part in value.items()]
    return [("", part) for part in _cut(value)]


def _compact(value: Any) -> str:
    return json.dumps(_cut(value), ensure_ascii=False).replace('"..."', "...")


def _cut(value: Any) -> Any:
    if isinstance(value, list):
        kept = value if len(value) <= 2 * SHOWN else [*value[:SHOWN], "..."]
        return [_cut(part) for part in kept]
    if isinstance(value, dict):
        return {key: _cut(part) for key, part in value.items()}
    return value
