"""A person's data: all that is stored of them, and taking it out."""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from secrets import token_urlsafe
from typing import Any, Final

import msgspec

from escalera.engine.record.statements import SeatName
from escalera.notation import write
from escalera.server.frames.replay_frames import finished
from escalera.server.live.bus import Bus
from escalera.server.live.table_rows import SITTING
from escalera.server.messages.errors import Refused
from escalera.server.store import Store, TableRow
from escalera.server.store.admin import listing, persons
from escalera.server.table import events
from escalera.server.table.events import Event
from escalera.server.table.stored.checks import Changed
from escalera.server.table.stored.rebuilding import rebuilt
from escalera.server.upkeep.conflicts import until_written

NOBODY: Final = "N. N."
"""What somebody is called who wants to be forgotten."""
_ALL: Final = 1_000_000


async def exported(store: Store, person: str) -> dict[str, Any]:
    """Return all that is stored of a person, as plain data: JSON can hold it.

    A match that goes on is told up to its last finished hand, as everybody at the table knows it.
    """
    found = await persons.stored(store, person)
    rows = await listing.listed_tables(store, _ALL, person_id=person)
    found["tables"] = [_exported(row, person, await store.events(row.id)) for row in rows]
    return found


def _exported(row: TableRow, person: str, log: Sequence[bytes]) -> dict[str, Any]:
    summary = json.loads(row.summary)
    sitting = summary.pop(SITTING, [])
    told = {key: value for key, value in asdict(row).items() if key not in ("people", "summary")}
    seat = sitting.index(person) + 1 if person in sitting else 0
    return {**told, **summary, "seat": seat, "record": _record(log)}


def _record(log: Sequence[bytes]) -> str:
    """Return the record of a table's finished hands; empty if there is none that can be read."""
    try:
        game = rebuilt(log).game
    except (Changed, Refused, AssertionError, msgspec.MsgspecError):
        return ""
    return write(finished(game)) if game is not None else ""


async def forget(store: Store, bus: Bus, person: str) -> dict[str, int]:
    """Delete all that is stored of a person; return how many rows of each kind are gone or changed.

    Their pads and house rules go. At their tables they become somebody without a name whom nobody
    knows, so that the others' matches and records stay. Deleting them twice does no harm.
    """
    stranger = token_urlsafe(12)
    rows = await listing.listed_tables(store, _ALL, person_id=person)
    for row in rows:
        seq = await _forget_at(store, row.id, person, stranger)
        bus.tell(row.id, seq)
    gone = await persons.delete_person(store, person)
    return {"tables": len(rows), **gone}


async def _forget_at(store: Store, table_id: str, person: str, stranger: str) -> int:
    """Put a stranger in somebody's place, in a table's log and its row; return its new seq."""

    async def replace() -> int:
        row, log = await store.table(table_id), await store.events(table_id)
        if row is None:
            return len(log)
        seq = len(log) + 1
        left = persons.Left(
            table_id,
            person,
            stranger,
            _changed(log, person, stranger),
            _summary(row.summary, person, stranger),
            (seq, events.encode(events.Forgotten(time.time()))),
        )
        await store.keep_up(lambda connection: persons.replace(connection, left), table_id)
        return seq

    return await until_written(table_id, replace)


def _changed(log: Sequence[bytes], person: str, stranger: str) -> dict[int, bytes]:
    """Return the events, by seq, that tell of a person, as they are to stand there."""
    told = {seq: events.decode(stored) for seq, stored in enumerate(log, 1)}
    sat = {
        one.seat for one in told.values() if isinstance(one, events.Seated) and one.person == person
    }
    made = told[1]
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


def _summary(text: str, person: str, stranger: str) -> str:
    """Return a row's summary with a stranger in somebody's place."""
    summary = json.loads(text)
    sitting = summary.get(SITTING, [])
    for at, who in enumerate(sitting):
        if who == person:
            summary["seats"][at], sitting[at] = NOBODY, stranger
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
