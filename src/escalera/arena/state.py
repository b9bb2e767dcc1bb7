"""The state file of a run: a line that says what was asked, and a line for each finished task.

After a run is killed, the next one reads the file and goes on; it cuts off a half-written line.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from escalera.arena.duplicate import Done, Hand, Key, Match
from escalera.arena.order import ArenaError, Order

_HEAD = b'{"arena": 1, '


class StateFile:
    """The finished tasks of a run, in memory and, if it has a path, on disk."""

    def __init__(self, stream: TextIO | None, done: Iterable[Done]) -> None:
        self._stream = stream
        self.done: dict[Key, Done] = {each.key: each for each in done}

    def keep(self, done: Done) -> None:
        """Note a finished task."""
        self.done[done.key] = done
        if self._stream is not None:
            self._stream.write(line_of(done))
            self._stream.flush()


@contextmanager
def opened(order: Order, path: Path | None) -> Iterator[StateFile]:
    """Open a run's state, new or as it was left; without a path, keep nothing on disk.

    ArenaError if the file is another run's, or not ours: it stays as it is. OSError as usual.
    """
    if path is None:
        yield StateFile(None, [])
        return
    whole, done = _read(order, path)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8", newline="") as stream:
        stream.truncate(whole)
        if not whole:
            stream.write(header_of(order))
            stream.flush()
        yield StateFile(stream, done)


def header_of(order: Order) -> str:
    """Return the first line: all that decides a hand. The numbers of deals and matches may grow."""
    rules = order.rules
    asked = {
        "arena": 1,
        "game": rules.game,
        "version": rules.version,
        "players": rules.seats,
        "settings": dict(rules.settings),
        "bots": order.bots,
        "seed": str(order.seed),
        "crossed": order.crossed,
    }
    if order.against_last:
        asked["against_last"] = True
    return json.dumps(asked) + "\n"


def line_of(done: Done) -> str:
    """Return a finished task as a line; its records go elsewhere."""
    figures = asdict(done)
    del figures["records"]
    return json.dumps(figures) + "\n"


def done_of(line: bytes) -> Done:
    """Return the task of a line; ValueError, KeyError or TypeError if it has none."""
    found = json.loads(line)
    kind, number = found["key"]
    if kind not in {"deal", "match"}:
        raise ValueError(kind)
    result: Callable[[dict[str, Any]], Hand | Match] = _hand if kind == "deal" else _match
    tables = tuple(tuple(map(result, table)) for table in found["tables"])
    times = tuple({int(k): int(n) for k, n in each.items()} for each in found["times"])
    return Done((kind, int(number)), tables, times, {})


def _hand(found: dict[str, Any]) -> Hand:
    lines = {str(name): tuple(points) for name, points in found["lines"].items()}
    return Hand(tuple(found["points"]), str(found["ending"]), int(found["turns"]), lines)


def _match(found: dict[str, Any]) -> Match:
    return Match(tuple(found["won"]), int(found["hands"]))


def _read(order: Order, path: Path) -> tuple[int, list[Done]]:
    """Return how many bytes of a state file are whole lines, and the tasks in them."""
    content = path.read_bytes() if path.exists() else b""
    if not content.startswith(_HEAD[: len(content)]):
        raise ArenaError("NO_STATE_FILE", path=str(path))
    whole = content.rfind(b"\n") + 1
    head, *lines = content[:whole].splitlines() or [b""]
    if whole and head.decode("utf-8", "replace") + "\n" != header_of(order):
        raise ArenaError("OTHER_RUN", path=str(path))
    return whole, [_read_line(path, number, line) for number, line in enumerate(lines, 2)]


def _read_line(path: Path, number: int, line: bytes) -> Done:
    try:
        return done_of(line)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ArenaError("DAMAGED_LINE", path=str(path), line=str(number)) from None
