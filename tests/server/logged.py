"""A table without a network that keeps its log and what a spectator was told."""

from functools import lru_cache

import msgspec

from escalera.engine.match.game import Game
from escalera.server.frames.hand_frames import HandFrames
from escalera.server.frames.hand_log import hand_log
from escalera.server.messages.options import Options
from escalera.server.table import events
from escalera.server.table.events import TableMade
from escalera.server.table.table import Table


class Logged(Table):
    """A table with its log, and what a spectator was told of the hand in play, by seq."""

    def __init__(self, made: TableMade) -> None:
        super().__init__(made)
        self.log = [events.encode(made)]
        self.told: dict[int, bytes] = {}

    def apply(self, event: events.Event) -> None:
        super().apply(event)
        self.log.append(events.encode(event))
        if isinstance(event, events.HandDealt):
            self.told = {}
        if self.game is not None and isinstance(event, events.HandDealt | events.Played):
            self.told[self.seq] = HandFrames(self, self.game).of(0)


def started(game: str) -> Logged:
    """Return a table in play, each seat with a person."""
    settings = {"hands": "4"} if game == "villages-samba" else {"target": "100000"}
    table = Logged(TableMade(0.0, "leaks1", Options(game, settings=settings), "p1"))
    for seat in table.seats:
        table.apply(events.Seated(0.0, seat, f"p{seat}", f"P{seat}"))
    table.apply(events.MatchStarted(0.0))
    return table


def deal(table: Table, number: int, secret: str) -> Game:
    table.apply(events.HandCommitted(0.0, number, secret, "0" * 64))
    table.apply(events.HandDealt(0.0))
    assert table.game is not None
    return table.game


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """What a play told again holds: fields of the public part, as they are written."""

    seq: int
    table: dict[str, msgspec.Raw]


class _Frame(msgspec.Struct):
    table: dict[str, msgspec.Raw]


@lru_cache(maxsize=4096)
def _public(frame: bytes) -> dict[str, bytes]:
    return _written(msgspec.json.decode(frame, type=_Frame).table)


def _written(fields: dict[str, msgspec.Raw]) -> dict[str, bytes]:
    return {name: bytes(value) for name, value in fields.items()}


def told_live(frames: dict[int, bytes]) -> list[tuple[int, dict[str, bytes]]]:
    """Return the seq and the public part of each frame, its fields as they are written."""
    return [(seq, _public(frame)) for seq, frame in frames.items()]


def told_again(table: Logged) -> list[tuple[int, dict[str, bytes]]]:
    """Return what the log of the hand in play tells, each state in full."""
    assert table.game is not None
    game, shown, found = table.game, dict[str, bytes](), list[tuple[int, dict[str, bytes]]]()
    for play in hand_log(game.record(), table.log, game.hand_number):
        again = msgspec.json.decode(play, type=Shown)
        shown = shown | _written(again.table)
        found.append((again.seq, shown))
    return found
