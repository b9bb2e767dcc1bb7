"""The audit log: what moderators and administrators did."""

import time
from dataclasses import asdict, dataclass
from functools import partial
from secrets import token_urlsafe

from sqlalchemy import Connection, insert, select

from escalera.server.store.schema import audit
from escalera.server.store.store import Store


@dataclass(frozen=True, slots=True)
class Note:
    """Something that was done: when (UTC seconds), who did it, a word for it, what it is about.

    who: a person's id, empty once they are forgotten, or `admin` for the command line; about: a
    table's id, a person's, or a number of things. Never a name and never a card.
    """

    at: float
    who: str
    what: str
    about: str


async def note_now(store: Store, who: str, what: str, about: str) -> None:
    """Keep a note of what was done just now."""
    await store.keep_up(partial(note, done=Note(time.time(), who, what, about)))


def note(connection: Connection, done: Note) -> None:
    """Keep a note."""
    connection.execute(insert(audit), {"id": token_urlsafe(12), **asdict(done)})


def notes(connection: Connection, limit: int) -> list[Note]:
    """Return the notes, the newest first."""
    wanted = [audit.c[name] for name in ("at", "who", "what", "about")]
    found = connection.execute(select(*wanted).order_by(audit.c.at.desc()).limit(limit))
    return [Note(*row) for row in found]
