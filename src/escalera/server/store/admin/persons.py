"""What is stored of one person."""

import json
from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from escalera.server.store.schema import (
    audit,
    bans,
    events,
    makers,
    pads,
    people,
    presets,
    signings,
    sitters,
    snapshots,
    tables,
)
from escalera.server.store.store import Store


@dataclass(frozen=True, slots=True)
class Left:
    """What a table keeps of a person who is taken out of it.

    changed: by seq, the events as they are to stand there; last: a further event, with its seq.
    """

    table_id: str
    person: str
    stranger: str
    changed: dict[int, bytes]
    summary: str
    last: tuple[int, bytes]


async def stored(store: Store, person: str) -> dict[str, Any]:
    """Return what is stored of a person besides their tables."""
    first, *others = [await part.look(partial(_stored, person=person)) for part in store.parts]
    first["made"] += [made for other in others for made in other["made"]]
    return first


def _stored(connection: Connection, person: str) -> dict[str, Any]:
    known = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    shared = connection.execute(select(pads).where(pads.c.person_id == person)).mappings()
    rules = connection.execute(select(presets).where(presets.c.person_id == person)).mappings()
    ban = connection.scalar(select(bans.c.at).where(bans.c.person_id == person))
    made = connection.execute(select(makers).where(makers.c.person_id == person)).mappings()
    signing = select(signings.c.version).where(signings.c.person_id == person)
    about = (audit.c.about == person) | (audit.c.who == person)
    noted = connection.execute(select(audit).where(about).order_by(audit.c.at)).mappings()
    return {
        "id": person,
        "name": known.name if known else "",
        "seen_at": known.seen_at if known else 0.0,
        "banned_at": ban,
        "pads": [{**row, "data": json.loads(row["data"] or "null")} for row in shared],
        "presets": [{**row, "settings": json.loads(row["settings"])} for row in rules],
        "made": [dict(row) for row in made],
        "cookies_ended": connection.scalar(signing) or 0,
        "audit": [dict(row) for row in noted],
    }


def replace(connection: Connection, left: Left) -> None:
    """Put a stranger in a person's place at a table; IntegrityError if somebody has played on."""
    seq, last = left.last
    connection.execute(insert(events), {"table_id": left.table_id, "seq": seq, "data": last})
    for at, data in left.changed.items():
        there = (events.c.table_id == left.table_id, events.c.seq == at)
        connection.execute(update(events).where(*there).values(data=data))
    # A snapshot may name them, and is not needed.
    connection.execute(delete(snapshots).where(snapshots.c.table_id == left.table_id))
    row = update(tables).where(tables.c.id == left.table_id)
    connection.execute(row.values(summary=left.summary))
    sat = (sitters.c.table_id == left.table_id, sitters.c.person_id == left.person)
    connection.execute(update(sitters).where(*sat).values(person_id=left.stranger))


async def delete_person(store: Store, person: str) -> dict[str, int]:
    """Delete a person's name, visit, pads, house rules and notes; return how many rows of each.

    What they did as a host stays noted without them. Ended cookies stay ended: they may still have
    one. A ban stays, and so do notes on it: else the person would be let in again.
    """
    gone = Counter[str]()
    for part in store.parts:
        gone.update(await part.keep_up(partial(_delete, person=person)))
    return dict(gone)


def _delete(connection: Connection, person: str) -> dict[str, int]:
    connection.execute(update(audit).where(audit.c.who == person).values(who=""))
    theirs = {
        "people": people.c.id,
        "pads": pads.c.person_id,
        "presets": presets.c.person_id,
        "makers": makers.c.person_id,
    }
    return {
        name: connection.execute(delete(column.table).where(column == person)).rowcount
        for name, column in theirs.items()
    }


async def exists(store: Store, person: str) -> bool:
    """Say whether anything is stored of a person besides ended cookies."""
    return any([await part.look(partial(_exists, person=person)) for part in store.parts])


def _exists(connection: Connection, person: str) -> bool:
    others = (pads, presets, sitters, makers, bans)
    return any(
        connection.execute(select(column).where(column == person).limit(1)).first()
        for column in (people.c.id, *(table.c.person_id for table in others))
    )
