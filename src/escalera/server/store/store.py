"""The store's port: what is kept, and how to ask for it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")

Status = Literal["open", "playing", "finished"]
Writers = Literal["owner", "link"]


class Conflict(Exception):  # noqa: N818 - an outcome that callers expect, not a fault
    """Another process appended first, or the id is taken; nothing was written."""


class Unavailable(Exception):  # noqa: N818 - the state of the database, not a fault of ours
    """The database did not answer; whether a write happened is unknown, so look anew."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is known of a table without its log.

    `created_at` and `changed_at`, its newest event's, are UTC seconds; plays within a hand don't
    write the row, so something may have happened since. `summary` is JSON text; `people`: the ids
    of all who sit or sat. `due_at`: while nobody is there, no clock or bot plays before; 0 if none
    will.
    """

    id: str
    created_at: float
    status: Status
    public: bool
    game: str
    players: int
    summary: str = "{}"
    people: tuple[str, ...] = ()
    changed_at: float = 0.0
    due_at: float = 0.0


@dataclass(frozen=True, slots=True)
class Preset:
    """House rules under an id: a game, a number of players and the switches that differ."""

    id: str
    name: str
    game: str
    players: int
    settings: Mapping[str, str]
    person_id: str


@dataclass(frozen=True, slots=True)
class PadRow:
    """A shared score pad: whose it is, who may write, its change's number and time, JSON text."""

    id: str
    person_id: str
    writers: Writers
    version: int
    data: str
    changed_at: float = 0.0


@dataclass(frozen=True, slots=True)
class Maker:
    """Who makes something, and a digest of the address that it comes from."""

    person_id: str
    address: str


class Store(Protocol):
    """The log of every table and everything else that is kept.

    Every method may raise Unavailable. Events are opaque bytes; seqs count from 1.
    """

    @property
    def parts(self) -> Sequence["Store"]:
        """The databases by their place, each a store by itself; the first has what is no table's.

        Where there is one, it is this store.
        """

    @property
    def parts_away(self) -> Sequence[int]:
        """The places, from 1, of those of several databases that are known not to answer."""

    async def open(self) -> None:
        """Migrate to the newest schema and start; ValueError if the URL has no usable database."""

    async def check(self) -> None:
        """Raise DatabaseError if the databases named are not what they were; change nothing."""

    async def close(self) -> None:
        """Finish what is being written and let the database go."""

    async def create_table(self, row: TableRow, events: Sequence[bytes]) -> None:
        """Keep a new table with its first events; Conflict if its id is taken."""

    async def append(
        self,
        table_id: str,
        seq: int,
        events: Sequence[bytes],
        row: TableRow | None = None,
        snapshot: bytes = b"",
    ) -> None:
        """Append events as seq, seq + 1, ... and put the new row; durable when it returns.

        Conflict if one of these seqs exists. Await one append to a table before you start the next:
        it may succeed though the earlier one is refused. People once in a row stay in it; that of a
        finished table brings none. snapshot: the table after these events, in place of an earlier.
        """

    async def events(self, table_id: str, after: int = 0) -> list[bytes]:
        """Return a table's events from seq after + 1 on, in order."""

    async def snapshot(self, table_id: str) -> tuple[int, bytes]:
        """Return the seq and the bytes of a table's last snapshot; 0 and none if it has none.

        Read the events that follow after it: a later snapshot may be there by then.
        """

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table's row."""

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Return public tables that have not started, the newest first."""

    async def tables_of(
        self, person_id: str, limit: int, until: float | None = None
    ) -> list[TableRow]:
        """Return the tables where a person sits or sat, the newest first.

        until: a time in UTC; tables that were opened later are left out.
        """

    async def leave_off(self, table_id: str, person_id: str) -> bool:
        """Take a table off a person's list; False if it was not on it."""

    async def deadlines(self) -> dict[str, float]:
        """Return the tables where a clock will play, and the UTC second before which it won't.

        Those of a database that is away are left out, as they are in the lists above.
        """

    async def save_person(self, person_id: str, name: str, now: float = 0.0) -> None:
        """Keep a person's name, in place of an earlier one; now: when they were here, in UTC."""

    async def person(self, person_id: str) -> str | None:
        """Return a person's name."""

    async def save_preset(
        self,
        preset_id: str,
        name: str,
        game: str,
        players: int,
        settings: Mapping[str, str],
        person_id: str,
    ) -> None:
        """Keep a preset, in place of an earlier one with its id."""

    async def preset(self, preset_id: str) -> Preset | None:
        """Return a preset."""

    async def save_pad(self, row: PadRow) -> None:
        """Keep a score pad: version 1 is a new one, a later version replaces the one before it.

        Conflict if the version before is not the latest any more, or if a new pad's id is taken.
        """

    async def pad(self, pad_id: str) -> PadRow | None:
        """Return a shared score pad."""

    async def used_first(self, word: str, now: float, seconds: float) -> bool:
        """Say whether this is the first use of a word, and note it.

        now: UTC seconds; words noted more than `seconds` ago are forgotten.
        """

    async def look(self, work: Callable[[Connection], T], table_id: str = "") -> T:
        """Return what some reading of `upkeep` finds: at a table, or in the first database."""

    async def beat(self, work: Callable[[Connection], T]) -> T:
        """Do what a process does with each beat, and wait behind nobody for it."""

    async def keep_up(self, work: Callable[[Connection], T], table_id: str = "") -> T:
        """Do some writing of `upkeep`, in a transaction of its own, where `look` would read."""

    async def made_by(self, maker: Maker, since: float) -> tuple[int, int]:
        """Return how much of a person, and from an address, is kept and was made since a time."""

    async def note_made(
        self, made: str, maker: Maker, now: float, since: float, *, table: bool = False
    ) -> None:
        """Note who made what has this id, a table or not; notes from before a time go."""

    async def made_from(self, made: str) -> str:
        """Return the digest of the address that a table came from, empty if no note is left."""

    async def signing(self, person_id: str) -> int:
        """Return which version of a person's cookies is good."""

    async def end_signing(self, person_id: str) -> int:
        """End all of a person's cookies; return the version of the next ones."""

    async def secret(self) -> bytes:
        """Return the database's 32 secret bytes, made by whoever asks first."""

    async def healthy(self) -> bool:
        """Tell whether the database answers, or any of several."""

    async def writable(self) -> bool:
        """Tell whether the database takes what is written, or all of several do.

        After a write that failed it does not, until one succeeds; then this tries one.
        """
