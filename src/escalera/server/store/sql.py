"""The store over SQL: everything but how a database is reached."""

import asyncio
import json
import secrets as randomness
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, select

from escalera.server.store import reading, strangers, writing
from escalera.server.store.database_faults import WriteHealth, answers
from escalera.server.store.places import check_alone
from escalera.server.store.schema import people, presets, secrets, tables
from escalera.server.store.store import Conflict, Maker, PadRow, Preset, TableRow

T = TypeVar("T")

BUSY = 4
"""A group with this many appends tells that more are on their way."""
GATHER, LOOKS = 0.001, 2
"""Seconds that a busy store waits for more, and how often: larger transactions cost much less."""


@dataclass(eq=False)
class _Group:
    """Appends that are written in one transaction, and the task that writes them."""

    waiting: dict[writing.Append, asyncio.Future[bool]] = field(default_factory=dict)
    """Those who wait to hear whether an append was written."""
    task: asyncio.Task[None] | None = None

    def tell(self, refused: set[writing.Append]) -> None:
        """Tell everybody who still waits."""
        for append, written in self.waiting.items():
            if not written.done():
                written.set_result(append not in refused)

    def fail(self, error: BaseException) -> None:
        """Tell everybody who still waits that the outcome is unknown."""
        for written in self.waiting.values():
            if not written.done():
                written.set_exception(error)


async def _gathered(group: _Group) -> None:
    """Wait while more appends join a group, but not for long."""
    for _ in range(LOOKS):
        before = len(group.waiting)
        await asyncio.sleep(GATHER)
        if len(group.waiting) == before:
            return


class SqlStore(ABC):
    """The store over SQL; each kind of database only says how to read and how to write.

    Appends gather in a group while the group before is written, and share one transaction.
    """

    parts_away: tuple[int, ...] = ()

    def __init__(self) -> None:
        self.alone = True
        """Whether it is all of a server's databases; else `spread` checks its place."""
        self._gathering: _Group | None = None
        self._turn = asyncio.Lock()
        self._busy = False
        self.writes = WriteHealth()

    @abstractmethod
    async def _read(self, work: Callable[[Connection], T]) -> T:
        """Do some reading."""

    @abstractmethod
    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Do some writing in a transaction of its own, durable on return."""

    @abstractmethod
    async def beat(self, work: Callable[[Connection], T]) -> T:
        """Do what a process does with each beat, and wait behind nobody for it."""

    @abstractmethod
    async def _migrate(self) -> None:
        """Bring the schema up to date."""

    @abstractmethod
    async def _let_go(self) -> None:
        """Close the connections."""

    @property
    def parts(self) -> tuple["SqlStore", ...]:
        """The databases, each a store by itself: this one."""
        return (self,)

    async def open(self) -> None:
        """Migrate and start; DatabaseError if it is one of several and named alone."""
        await self._migrate()
        if self.alone:
            await self.check()

    async def check(self) -> None:
        """Raise DatabaseError if it is one of several and named alone."""
        await self._read(check_alone)

    async def close(self) -> None:
        """Finish what is being written and let the database go."""
        while (group := self._gathering) and group.task:
            await asyncio.wait([group.task])
        async with self._turn:
            await self._let_go()

    # ------------------------------------------------------------ the log

    async def create_table(self, row: TableRow, events: Sequence[bytes]) -> None:
        """Keep a new table with its first events; Conflict if its id is taken."""
        await self._write(partial(writing.write_new_table, row=row, first=events))

    async def append(
        self,
        table_id: str,
        seq: int,
        events: Sequence[bytes],
        row: TableRow | None = None,
        snapshot: bytes = b"",
    ) -> None:
        """Append events as seq, seq + 1, ... and put the new row; durable when it returns."""
        if not await self._joined(writing.Append(table_id, seq, events, row, snapshot)):
            raise Conflict(f"Table {table_id} has an event {seq} already.")

    async def events(self, table_id: str, after: int = 0) -> list[bytes]:
        """Return a table's events from seq after + 1 on, in order."""
        return await self._read(partial(reading.read_events, table_id=table_id, after=after))

    async def snapshot(self, table_id: str) -> tuple[int, bytes]:
        """Return the seq and the bytes of a table's last snapshot; 0 and none if it has none."""
        return await self._read(partial(reading.read_snapshot, table_id=table_id))

    def _joined(self, append: writing.Append) -> asyncio.Future[bool]:
        group = self._gathering
        if group is None or group.task is None:
            group = self._gathering = _Group()
            group.task = asyncio.create_task(self._write_group(group))
        written = group.waiting[append] = asyncio.get_running_loop().create_future()
        return written

    async def _write_group(self, group: _Group) -> None:
        async with self._turn:
            if self._busy:
                await _gathered(group)
            self._gathering = None
            self._busy = len(group.waiting) >= BUSY
            try:
                group.tell(await self._refused(group.waiting))
            except BaseException as error:  # noqa: BLE001 - whatever it was, they must hear of it
                group.fail(error)

    async def _refused(self, appends: Collection[writing.Append]) -> set[writing.Append]:
        """Write appends; return those refused because one of their seqs exists."""
        try:
            await self._write(partial(writing.write_appends, appends=appends))
        except Conflict:
            return await self._write(partial(writing.write_what_fits, appends=appends))
        return set()

    # ------------------------------------------------------------ tables

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table's row."""
        found = await self._read(lambda c: reading.read_tables(c, tables.c.id == table_id))
        return found[0] if found else None

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Return public tables that have not started, the newest first."""
        where = (tables.c.status == "open", tables.c.public)
        return await self._read(lambda c: reading.read_tables(c, *where, limit=limit))

    async def tables_of(
        self, person_id: str, limit: int, until: float | None = None
    ) -> list[TableRow]:
        """Return the tables where a person sits or sat, the newest first."""
        where = [reading.sat_at(person_id)]
        if until is not None:
            where.append(tables.c.created_at <= until)
        return await self._read(lambda c: reading.read_tables(c, *where, limit=limit))

    async def deadlines(self) -> dict[str, float]:
        """Return the tables where a clock will play, and when at the earliest."""
        return await self._read(reading.read_deadlines)

    async def leave_off(self, table_id: str, person_id: str) -> bool:
        """Take a table off a person's list; False if it was not on it."""
        return await self._write(partial(writing.leave_off, table=table_id, person=person_id))

    # ------------------------------------------------------------ people and presets

    async def save_person(self, person_id: str, name: str, now: float = 0.0) -> None:
        """Keep a person's name, in place of an earlier one."""
        values = {"id": person_id, "name": name, "seen_at": now}
        await self._write(lambda c: writing.put(c, people, [values]))

    async def person(self, person_id: str) -> str | None:
        """Return a person's name."""
        return await self._read(partial(reading.read_person, person_id=person_id))

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
        values = {"id": preset_id, "name": name, "game": game, "players": players}
        values |= {"settings": json.dumps(dict(settings)), "person_id": person_id}
        await self._write(lambda c: writing.put(c, presets, [values]))

    async def preset(self, preset_id: str) -> Preset | None:
        """Return a preset."""
        return await self._read(partial(reading.read_preset, preset_id=preset_id))

    async def save_pad(self, row: PadRow) -> None:
        """Keep a score pad's next version; Conflict if somebody else's is there already."""
        if not await self._write(partial(writing.write_pad, row=row)):
            raise Conflict(f"Pad {row.id} has a version {row.version} already.")

    async def pad(self, pad_id: str) -> PadRow | None:
        """Return a shared score pad."""
        return await self._read(partial(reading.read_pad, pad_id=pad_id))

    async def used_first(self, word: str, now: float, seconds: float) -> bool:
        """Say whether this is the first use of a word, and note it."""
        return await self._write(lambda c: writing.use(c, word, now, now - seconds))

    # ------------------------------------------------------------ strangers

    async def made_by(self, maker: Maker, since: float) -> tuple[int, int]:
        """Return how much of a person, and from an address, is kept and was made since a time."""
        return await self._read(partial(strangers.count_made, since=since, maker=maker))

    async def note_made(
        self,
        made: str,
        maker: Maker,
        now: float,
        since: float,
        *,
        table: bool = False,  # noqa: ARG002 - one database keeps all notes
    ) -> None:
        """Note who made what has this id; notes from before a time go."""
        note = partial(strangers.note_made, made=made, maker=maker, now=now, since=since)
        await self._write(note)

    async def made_from(self, made: str) -> str:
        """Return the digest of the address that something came from, empty if no note is left."""
        return await self._read(partial(strangers.made_from, made=made))

    async def signing(self, person_id: str) -> int:
        """Return which version of a person's cookies is good."""
        return await self._read(partial(strangers.read_signing, person_id=person_id))

    async def end_signing(self, person_id: str) -> int:
        """End all of a person's cookies; return the version of the next ones."""
        return await self._write(partial(strangers.end_signing, person_id=person_id))

    # ------------------------------------------------------------ the database, with all tables

    async def look(self, work: Callable[[Connection], T], table_id: str = "") -> T:  # noqa: ARG002
        """Return what some reading of `upkeep` finds."""
        return await self._read(work)

    async def keep_up(self, work: Callable[[Connection], T], table_id: str = "") -> T:  # noqa: ARG002
        """Do some writing of `upkeep`, in a transaction of its own."""
        return await self._write(work)

    async def secret(self) -> bytes:
        """Return the database's 32 secret bytes, made by whoever asks first."""
        read = partial(reading.read_secret, name="cookies")
        if (kept := await self._read(read)) is not None:
            return kept
        made = {"name": "cookies", "value": randomness.token_bytes(32)}
        await self._write(lambda c: writing.put_if_missing(c, secrets, made))
        return await self.secret()

    async def healthy(self) -> bool:
        """Tell whether the database answers."""
        return await answers(self._read(lambda c: c.execute(select(tables.c.id).limit(1)).all()))

    async def writable(self) -> bool:
        """Tell whether the database takes what is written."""
        return await self.writes.tried(self._write)
