"""Compares what clients saw at a table with its log."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec

from escalera.notation import write
from escalera.notation.verify import verify
from escalera.server.frames.hand_frames import HandFrames
from escalera.server.live.table_reader import Stored
from escalera.server.table import events
from escalera.server.table.events import Played, TableMade
from escalera.server.table.stored.rebuilding import follow, rebuilt
from escalera.server.table.table import Table


class _Frame(msgspec.Struct):
    """What all see of a `hand` message, as written."""

    seq: int
    table: msgspec.Raw


class _Public(msgspec.Struct):
    number: int
    last: tuple[int, str, str] | None = None


@dataclass(frozen=True)
class Sight:
    """What somebody saw of a hand at a seq: the last play, and a digest of all that is public."""

    hand: int
    last: tuple[int, str, str] | None
    digest: str

    @classmethod
    def of(cls, frame: str | bytes) -> "tuple[int, Sight]":
        """Return a `hand` frame's seq and what it shows."""
        read = msgspec.json.decode(frame, type=_Frame)
        public = msgspec.json.decode(read.table, type=_Public)
        return read.seq, cls(public.number, public.last, sha256(read.table).hexdigest()[:16])


@dataclass
class Witness:
    """All that the clients at one table saw; a fault is a sentence."""

    table: str
    faults: list[str] = field(default_factory=list)
    seen: dict[int, Sight] = field(default_factory=dict)
    reveals: dict[int, str] = field(default_factory=dict)
    over: bool = False
    plays: int = 0
    """Plays in the log so far."""
    log: list[bytes] = field(default_factory=list)
    snapshots: int = 0
    """How often the table was read by a snapshot."""
    _follower: Table | None = None
    _checked: set[int] = field(default_factory=set)

    @property
    def newest(self) -> int:
        """The highest seq that anybody saw."""
        return max(self.seen, default=0)

    def fault(self, sentence: str) -> None:
        """Note a fault."""
        self.faults.append(f"{self.table}: {sentence}")

    def see(self, frame: str | bytes, message: dict[str, Any]) -> None:
        """Note what a client was told; all clients must be told the same."""
        if message["type"] == "over":
            told = self.reveals.setdefault(message["number"], message["reveal"])
            if told != message["reveal"]:
                self.fault(f"two ends of hand {message['number']}")
        elif message["type"] == "hand":
            seq, sight = Sight.of(frame)
            if self.seen.setdefault(seq, sight) != sight:
                self.fault(f"at {seq} one saw {self.seen[seq]}, another {sight}")

    def check(
        self, log: Sequence[bytes], seen: dict[int, Sight], stored: Stored | None = None
    ) -> None:
        """Check a log against what had been seen before it was read.

        stored: the same as servers read it, by a snapshot if there is one.
        """
        if list(log[: len(self.log)]) != self.log:
            self.fault("the log was changed, or lost its end")
        else:
            self._follow(log[len(self.log) :])
            self._compare(seen)
            self.log = list(log)
        if (table := self._read(log)) and stored and stored.table:
            self._read_by_snapshot(table, stored.table, stored.log)

    def _follow(self, new: Sequence[bytes]) -> None:
        """Let a table follow the log, and note what it shows at each seq."""
        for event in map(events.decode, new):
            if self._follower is None:
                assert isinstance(event, TableMade)
                self._follower, self._shown = Table(event), dict[int, Sight]()
                continue
            self._follower.apply(event)
            self.plays += isinstance(event, Played)
            if self._follower.game is not None and self._follower.game.hand_number:
                seq, sight = Sight.of(HandFrames(self._follower, self._follower.game).of(0))
                self._shown[seq] = sight
                if isinstance(event, Played) and sight.last != (event.seat, event.action, event.by):
                    self.fault(f"at {seq} {event} is shown as {sight.last}")

    def _compare(self, seen: dict[int, Sight]) -> None:
        assert self._follower is not None
        for seq in seen.keys() - self._checked:
            if self._shown.get(seq) != seen[seq]:
                self.fault(f"at {seq} {seen[seq]} was seen; the log: {self._shown.get(seq)}")
        self._checked |= seen.keys()
        for hand, reveal in list(self.reveals.items()):
            if self._follower.reveals.get(hand, ("", reveal))[1] != reveal:
                self.fault(f"another end of hand {hand} was seen")

    def _read(self, log: Sequence[bytes]) -> Table | None:
        """Rebuild the table and verify its record."""
        try:
            table = rebuilt(list(log))
        except (AssertionError, TypeError, ValueError) as error:
            self.fault(f"it can't be read: {error!r}")
            return None
        if table.game is not None and (found := verify(write(table.game.record()))):
            self.fault(f"its record: {found}")
        return table

    def _read_by_snapshot(self, table: Table, other: Table, since: Sequence[bytes]) -> None:
        """Compare the table of the whole log with that of a snapshot and the events since."""
        self.snapshots += 1
        follow(other, map(events.decode, since))
        one, again = (
            (now.seq, now.seats, now.ends, now.game and write(now.game.record()))
            for now in (table, other)
        )
        if one != again:
            self.fault(f"by its snapshot it is another: {again}, not {one}")
