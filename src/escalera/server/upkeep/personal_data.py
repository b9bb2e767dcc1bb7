"""A person's data: all that is stored of them, and taking it out."""

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from secrets import token_urlsafe
from typing import Any, Final

import msgspec

from escalera.engine.record.statements import SeatName
from escalera.notation import write
from escalera.server.frames.replay_frames import finished
from escalera.server.live.bus import Bus
from escalera.server.live.table_rows import seat_in, shown_summary, summary_in
from escalera.server.store import Conflict, Store, TableRow
from escalera.server.store.admin import mentions, persons
from escalera.server.store.admin.logs import numbered
from escalera.server.store.spread.shares import newest
from escalera.server.table import events
from escalera.server.table.events import Event
from escalera.server.table.stored.rebuilding import rebuilt
from escalera.server.upkeep.conflicts import until_written

NOBODY: Final = "N. N."
"""What somebody is called who wants to be forgotten."""


async def is_known(store: Store, person: str) -> bool:
    """Say whether anything is stored of a person besides ended cookies."""
    return await persons.exists(store, person) or bool(await still_known(store, person))


async def exported(store: Store, person: str) -> dict[str, Any]:
    """Return all that is stored of a person, as plain data: JSON can hold it.

    A match that goes on is told up to its last finished hand, as everybody at the table knows it.
    """
    found = await persons.stored(store, person)
    rows = await _tables_of(store, person)
    found["tables"] = [_exported(row, person, await store.events(row.id)) for row in rows]
    return found


def _exported(row: TableRow, person: str, log: Sequence[bytes]) -> dict[str, Any]:
    told = {key: value for key, value in asdict(row).items() if key not in ("people", "summary")}
    own = {"seat": seat_in(row, person), "names": _names(log, person), "record": _record(log)}
    return {**told, **shown_summary(row), **own}


def _names(log: Sequence[bytes], person: str) -> list[str]:
    """Return the names that a person had when they took a seat, as far as the log can be read."""
    names = dict[str, None]()
    for stored in log:
        with suppress(msgspec.MsgspecError, UnicodeError):
            match events.decode(stored):
                case events.Seated(person=who, name=name) if who == person:
                    names[name] = None
    return list(names)


def _record(log: Sequence[bytes]) -> str:
    """Return the record of a table's finished hands; empty if there is none that can be read."""
    try:
        game = rebuilt(log).game
        return write(finished(game)) if game is not None else ""
    except Exception:  # noqa: BLE001 - whatever is wrong with one table, the others are given out
        return ""


async def forget(store: Store, bus: Bus, person: str) -> dict[str, int]:
    """Delete all that is stored of a person; return how many rows of each kind are gone or changed.

    Their pads and house rules go. At their tables they become somebody without a name whom nobody
    knows, so that the others' matches and records stay. Deleting them twice does no harm.
    """
    stranger = token_urlsafe(12)
    known = await still_known(store, person)
    left = [await _left(store, bus, table, person, stranger) for table in known]
    return {"tables": sum(left), **await persons.delete_person(store, person)}


async def still_known(store: Store, person: str) -> list[str]:
    """Return the tables that know a person: after `forget` those whose log can't be read."""
    return [row.id for row in await _tables_of(store, person)]


async def _tables_of(store: Store, person: str) -> list[TableRow]:
    """Return the tables that know a person by list, row or log, the newest first."""
    found = list[TableRow]()
    for part in store.parts:
        after = ""
        while ids := await part.look(partial(mentions.next_ids, after=after)):
            search = partial(mentions.rows_and_naming, ids=ids, person=person)
            rows, naming = await part.look(search)
            found += [row for row in rows if row.id in naming or _knows(row, person)]
            after = ids[-1]
    return newest([found], len(found))


def _knows(row: TableRow, person: str) -> bool:
    return person in row.people or seat_in(row, person) > 0


async def _left(store: Store, bus: Bus, table_id: str, person: str, stranger: str) -> bool:
    """Take a person out of a table, and tell it; False, and nothing done, if that can't be."""
    try:
        seq = await _forget_at(store, table_id, person, stranger)
    except (Conflict, msgspec.MsgspecError, UnicodeError):
        return False
    bus.tell(table_id, seq)
    return True


async def _forget_at(store: Store, table_id: str, person: str, stranger: str) -> int:
    """Put a stranger in somebody's place, in a table's log and its row; return its new seq."""

    async def replace() -> int:
        row = await store.table(table_id)
        log = await store.look(partial(numbered, table_id=table_id), table_id)
        if row is None:
            return max(log, default=0)
        seq = max(log, default=0) + 1
        left = persons.Left(
            table_id,
            person,
            stranger,
            _changed(log, person, stranger),
            _summary(row, person, stranger),
            (seq, events.encode(events.Forgotten(time.time()))),
        )
        await store.keep_up(lambda connection: persons.replace(connection, left), table_id)
        return seq

    return await until_written(table_id, replace)


def _changed(log: Mapping[int, bytes], person: str, stranger: str) -> dict[int, bytes]:
    """Return the events, by seq, that tell of a person, as they are to stand there."""
    told = {seq: events.decode(stored) for seq, stored in log.items()}
    sat = {
        one.seat for one in told.values() if isinstance(one, events.Seated) and one.person == person
    }
    made = told.get(1)
    hosted = isinstance(made, events.TableMade) and made.host == person
    found = {seq: _without(one, person, stranger, sat, hosted) for seq, one in told.items()}
    return {seq: events.encode(one) for seq, one in found.items() if one != told[seq]}


def _without(event: Event, person: str, stranger: str, sat: set[int], hosted: bool) -> Event:
    """Return an event without a person's id, their name, and what they wrote as a host."""
    match event:
        case events.Seated() if event.person == person:
            return msgspec.structs.replace(event, person=stranger, name=NOBODY)
        case events.Removed() if event.person == person:
            return msgspec.structs.replace(event, person=stranger)
        case events.TableMade():
            record = _without_names(event.record, sat)
            host = stranger if hosted else event.host
            return msgspec.structs.replace(event, host=host, record=record)
        case events.CallGiven() if hosted:
            return msgspec.structs.replace(event, link="")
    return event


def _summary(row: TableRow, person: str, stranger: str) -> str:
    """Return a row's summary with a stranger in somebody's place."""
    summary = summary_in(row)
    theirs = {at for at, who in enumerate(summary.sitting) if who == person}
    summary.seats = [NOBODY if at in theirs else one for at, one in enumerate(summary.seats)]
    summary.sitting = [stranger if one == person else one for one in summary.sitting]
    return msgspec.json.encode(summary).decode()


def _without_names(record: str, seats: set[int]) -> str:
    """Return a record that was brought along, without the names of some seats."""
    lines = record.splitlines(keepends=True)
    named = {seat: str(SeatName(seat, NOBODY)) for seat in seats}
    starts = {f"seat {seat} ": f"{text}\n" for seat, text in named.items()}
    return "".join(
        next((text for start, text in starts.items() if line.startswith(start)), line)
        for line in lines
    )
