"""Whose cookies are good: a person can end all that were given before ("sign out everywhere")."""

import time
from collections.abc import Callable

from escalera.server.host.people import People
from escalera.server.store import Store

REMEMBERED = 5.0
"""Seconds for which a version is known without asking the store: another process may end it."""
_MOST = 10_000


class Signings:
    """Gives and reads cookies and private links, of the version that is good."""

    def __init__(
        self, people: People, store: Store, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._people, self._store, self._clock = people, store, clock
        self._known: dict[str, tuple[int, float]] = {}

    async def who(self, cookie: str | None) -> str:
        """Return a cookie's person; empty if it is not ours, or ended."""
        person, version = self._people.signed(cookie)
        return person if person and version == await self._version(person, version) else ""

    async def cookie(self, person: str) -> str:
        """Return a cookie that is good."""
        return self._people.cookie(person, await self._version(person))

    async def link(self, person: str) -> str:
        """Return a private link's token."""
        return self._people.link(person, await self._version(person))

    async def of_link(self, token: str) -> tuple[str, str]:
        """Return a link's person and one-time word; empty if it is forged, too old or ended."""
        person, version, once = self._people.of_link(token)
        good = person and version == await self._version(person, version)
        return (person, once) if good else ("", "")

    async def end(self, person: str) -> None:
        """End all cookies and links that a person has."""
        self.know(person, await self._store.end_signing(person))

    async def _version(self, person: str, given: int = 0) -> int:
        """Return the version that is good; given: one that another process may have just begun."""
        version, until = self._known.get(person, (0, 0.0))
        if until < self._clock() or version < given:
            version = await self._store.signing(person)
            self.know(person, version)
        return version

    def know(self, person: str, version: int) -> None:
        """Note which version of a person's cookies is good."""
        if len(self._known) >= _MOST:
            self._known.clear()
        self._known[person] = version, self._clock() + REMEMBERED
