"""Who is not let in, as the database said last, and who has been here since."""

import time

from escalera.server.messages.errors import Refused
from escalera.server.store import Store
from escalera.server.store.admin import bans, purging


class Bans:
    """The people who are banned; `look` asks the database again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.people: frozenset[str] = frozenset()
        self.seen: set[str] = set()
        """Who was let in and is not yet noted as seen."""

    def check(self, person: str) -> None:
        """Raise `Refused` for a person who is banned."""
        if person in self.people:
            raise Refused("BANNED")

    async def look(self) -> frozenset[str]:
        """Ask who is banned now; return those who were not before."""
        before = self.people
        self.people = await self._store.look(bans.banned)
        return self.people - before

    async def note_seen(self) -> None:
        """Note in the database who was here."""
        ids, self.seen = [one for one in self.seen if one], set()
        if ids:
            await self._store.keep_up(lambda c: purging.seen(c, ids, time.time()))
