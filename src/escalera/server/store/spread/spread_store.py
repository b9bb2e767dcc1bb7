"""The store over several databases: each call goes on to the database that it is about."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from escalera.server.store.errors import DatabaseError
from escalera.server.store.places import (
    Place,
    check_place,
    note_place,
    read_places,
    take_first,
    take_place,
)
from escalera.server.store.spread.part import Part
from escalera.server.store.spread.shares import newest, share
from escalera.server.store.sql import SqlStore
from escalera.server.store.store import Maker, PadRow, Preset, TableRow, Unavailable

T = TypeVar("T")


class SpreadStore:
    """Several databases as one store.

    A table's log, row and people are in one of them, by its id. The first, the home, also has
    whatever is not of one table. While another is away, its tables wait and lists lack them.
    """

    def __init__(self, stores: Sequence[SqlStore]) -> None:
        self._parts = [
            Part(store, place, partial(self._start, store, place))
            for place, store in enumerate(stores, 1)
        ]
        for store in stores:
            store.alone = False
        self._home = self._parts[0]

    @property
    def parts(self) -> tuple[SqlStore, ...]:
        """The databases by their place, each a store by itself."""
        return tuple(part.store for part in self._parts)

    @property
    def parts_away(self) -> tuple[int, ...]:
        """The places of the databases that are known not to answer."""
        return tuple(part.place for part in self._parts if part.is_silent)

    async def open(self) -> None:
        """Migrate and start all that answer; Unavailable if the home doesn't."""
        await self._start(self._home.store, 1)
        for part in self._parts[1:]:
            await part.start()

    async def check(self) -> None:
        """Raise DatabaseError if a database's place or cluster is another; change nothing."""
        count, clusters = len(self._parts), list[str]()
        for place, store in enumerate(self.parts, 1):
            clusters.append(await store.look(partial(check_place, place=place, count=count)))
            if clusters[-1] != clusters[0]:
                raise DatabaseError("DATABASE_STRANGE", place=place)

    async def close(self) -> None:
        """Finish what is being written and let the databases go."""
        await asyncio.gather(*(part.close() for part in self._parts))

    async def _start(self, store: SqlStore, place: int) -> None:
        """Migrate a database and see to it that it has its place."""
        await store.open()
        home, count = self._home.store, len(self._parts)
        first = await home.keep_up(partial(take_first, count=count))
        if place > 1:
            own, used = Place(place, count, first.cluster), await home.look(read_places)
            await store.keep_up(partial(take_place, wanted=own, used=place in used))
            await home.keep_up(partial(note_place, place=own))

    # ------------------------------------------------------------ which database

    def _of(self, table_id: str) -> Part:
        """Return a table's database, or the home if none is named."""
        return self._parts[share(table_id, len(self._parts))] if table_id else self._home

    async def _those_there(self, work: Callable[[SqlStore], Awaitable[T]]) -> list[T]:
        """Ask all databases at once; leave out those that are away, unless all are."""
        asked = await asyncio.gather(
            *(part.do(work) for part in self._parts), return_exceptions=True
        )
        found = [answer for answer in asked if not isinstance(answer, BaseException)]
        failed = [answer for answer in asked if isinstance(answer, BaseException)]
        serious = [error for error in failed if not isinstance(error, Unavailable)]
        for error in serious or (() if found else failed):
            raise error
        return found

    # ------------------------------------------------------------ tables

    async def create_table(self, row: TableRow, events: Sequence[bytes]) -> None:
        """Keep a new table with its first events."""
        await self._of(row.id).do(lambda store: store.create_table(row, events))

    async def append(
        self,
        table_id: str,
        seq: int,
        events: Sequence[bytes],
        row: TableRow | None = None,
        snapshot: bytes = b"",
    ) -> None:
        """Append events to a table's log."""
        part = self._of(table_id)
        await part.do(lambda store: store.append(table_id, seq, events, row, snapshot))

    async def events(self, table_id: str, after: int = 0) -> list[bytes]:
        """Return a table's events from seq after + 1 on."""
        return await self._of(table_id).do(lambda store: store.events(table_id, after))

    async def snapshot(self, table_id: str) -> tuple[int, bytes]:
        """Return the seq and the bytes of a table's last snapshot; 0 and none if it has none."""
        return await self._of(table_id).do(lambda store: store.snapshot(table_id))

    async def table(self, table_id: str) -> TableRow | None:
        """Return a table's row."""
        return await self._of(table_id).do(lambda store: store.table(table_id))

    async def leave_off(self, table_id: str, person_id: str) -> bool:
        """Take a table off a person's list."""
        return await self._of(table_id).do(lambda store: store.leave_off(table_id, person_id))

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Return public tables that have not started, the newest first."""
        found = await self._those_there(lambda store: store.open_tables(limit))
        return newest(found, limit)

    async def tables_of(
        self, person_id: str, limit: int, until: float | None = None
    ) -> list[TableRow]:
        """Return the tables where a person sits or sat, the newest first."""
        found = await self._those_there(lambda store: store.tables_of(person_id, limit, until))
        return newest(found, limit)

    async def deadlines(self) -> dict[str, float]:
        """Return the tables where a clock will play, and when at the earliest."""
        found = await self._those_there(lambda store: store.deadlines())
        return {table: at for each in found for table, at in each.items()}

    # ------------------------------------------------------------ who made what

    async def made_by(self, maker: Maker, since: float) -> tuple[int, int]:
        """Return how much of a person, and from an address, is kept and was made since a time."""
        found = await self._those_there(lambda store: store.made_by(maker, since))
        return sum(person for person, _ in found), sum(address for _, address in found)

    async def note_made(
        self, made: str, maker: Maker, now: float, since: float, *, table: bool = False
    ) -> None:
        """Note who made what has this id."""
        part = self._of(made if table else "")
        await part.do(lambda store: store.note_made(made, maker, now, since))

    async def made_from(self, made: str) -> str:
        """Return the digest of the address that a table came from."""
        return await self._of(made).do(lambda store: store.made_from(made))

    # ------------------------------------------------------------ what the home has

    async def save_person(self, person_id: str, name: str, now: float = 0.0) -> None:
        """Keep a person's name."""
        await self._home.do(lambda store: store.save_person(person_id, name, now))

    async def person(self, person_id: str) -> str | None:
        """Return a person's name."""
        return await self._home.do(lambda store: store.person(person_id))

    async def save_preset(
        self,
        preset_id: str,
        name: str,
        game: str,
        players: int,
        settings: Mapping[str, str],
        person_id: str,
    ) -> None:
        """Keep a preset."""
        values = (preset_id, name, game, players, settings, person_id)
        await self._home.do(lambda store: store.save_preset(*values))

    async def preset(self, preset_id: str) -> Preset | None:
        """Return a preset."""
        return await self._home.do(lambda store: store.preset(preset_id))

    async def save_pad(self, row: PadRow) -> None:
        """Keep a score pad's next version."""
        await self._home.do(lambda store: store.save_pad(row))

    async def pad(self, pad_id: str) -> PadRow | None:
        """Return a shared score pad."""
        return await self._home.do(lambda store: store.pad(pad_id))

    async def used_first(self, word: str, now: float, seconds: float) -> bool:
        """Say whether this is the first use of a word, and note it."""
        return await self._home.do(lambda store: store.used_first(word, now, seconds))

    async def signing(self, person_id: str) -> int:
        """Return which version of a person's cookies is good."""
        return await self._home.do(lambda store: store.signing(person_id))

    async def end_signing(self, person_id: str) -> int:
        """End all of a person's cookies."""
        return await self._home.do(lambda store: store.end_signing(person_id))

    async def secret(self) -> bytes:
        """Return the 32 secret bytes."""
        return await self._home.do(lambda store: store.secret())

    # ------------------------------------------------------------ the databases themselves

    async def look(self, work: Callable[[Connection], T], table_id: str = "") -> T:
        """Return what some reading of `upkeep` finds in a table's database, or in the home."""
        return await self._of(table_id).do(lambda store: store.look(work))

    async def keep_up(self, work: Callable[[Connection], T], table_id: str = "") -> T:
        """Do some writing of `upkeep` in a table's database, or in the home."""
        return await self._of(table_id).do(lambda store: store.keep_up(work))

    async def beat(self, work: Callable[[Connection], T]) -> T:
        """Do what a process does with each beat, in the home."""
        return await self._home.do(lambda store: store.beat(work))

    async def healthy(self) -> bool:
        """Tell whether any database answers."""
        return any(await asyncio.gather(*(part.answers() for part in self._parts)))

    async def writable(self) -> bool:
        """Tell whether all databases take what is written."""
        return all(await asyncio.gather(*(store.writable() for store in self.parts)))
