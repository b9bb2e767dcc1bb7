"""Who is asking at the REST edge, and whether they ask too often."""

import time
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response

from escalera.server.host.people import COOKIE, COOKIE_SECONDS
from escalera.server.http.http_errors import Denied
from escalera.server.http.services import Services
from escalera.server.messages.addresses import house
from escalera.server.store import Maker, Store
from escalera.server.table.permissions import may_see, shut_out
from escalera.server.table.table import Table

KEPT_SECONDS = 30 * 86_400.0
"""What was made longer ago counts no more."""


def services(request: Request) -> Services:
    """Return what the server runs on."""
    found: Services = request.app.state.services
    return found


On = Annotated[Services, Depends(services)]


async def known(request: Request, on: On) -> str:
    """Return who is asking, empty for a new person; 429 if they ask too often, 403 if banned."""
    found = await on.signings.who(request.cookies.get(COOKIE))
    if not on.requests.allows(found or house(_address(request))):
        raise Denied(429, "TOO_FAST")
    on.bans.check(found)
    on.bans.seen.add(found)
    return found


def _address(request: Request) -> str:
    """Return where a request comes from; behind a proxy that is trusted, where the proxy says."""
    return request.client.host if request.client else ""


async def greet(request: Request, response: Response) -> None:
    """Give a new person a cookie; caches must not share the page that carries it.

    When too many have come from an address, the page is served without one.
    """
    on = services(request)
    if await on.signings.who(request.cookies.get(COOKIE)):
        return
    if on.quotas.new_person(_address(request)):
        await give_cookie(request, response, on.people.new())
        response.headers["cache-control"] = "no-store"


async def person(
    request: Request, response: Response, found: Annotated[str, Depends(known)], on: On
) -> str:
    """Return who is asking; a new person gets a cookie, 429 if there are too many of them."""
    if not found:
        if not on.quotas.new_person(_address(request)):
            raise Denied(429, "TOO_MANY_PEOPLE")
        found = on.people.new()
        await give_cookie(request, response, found)
    return found


async def give_cookie(request: Request, response: Response, found: str) -> None:
    """Let a browser speak for a person from now on; over TLS, over TLS only."""
    on = services(request)
    response.set_cookie(
        COOKIE,
        await on.signings.cookie(found),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=on.settings.secure_cookies or request.url.scheme == "https",
    )


Asking = Annotated[str, Depends(person)]


async def place(request: Request, who: Asking, on: On) -> AbstractAsyncContextManager[None]:
    """Return the wait for the one place at which hands are told again, fair among who asks."""
    return on.retelling.place(house(_address(request)), who)


Place = Annotated[AbstractAsyncContextManager[None], Depends(place)]


async def sharer(request: Request, found: Annotated[str, Depends(known)]) -> tuple[str, str]:
    """Return the address of whoever asks, and who it is, empty for a new person."""
    return house(_address(request)), found


Sharer = Annotated[tuple[str, str], Depends(sharer)]


@dataclass(frozen=True)
class Creation:
    """Who makes something that is kept, and from where."""

    who: str
    _maker: Maker
    _store: Store

    async def note(self, made: str, *, table: bool = False) -> None:
        """Note that something was made, a table or not, by its id."""
        now = time.time()
        await self._store.note_made(made, self._maker, now, now - KEPT_SECONDS, table=table)


async def making(request: Request, who: Asking, on: On) -> Creation:
    """Return who makes something; 429 if they, or their address, made or keep too much."""
    if not on.quotas.made(who, _address(request)):
        raise Denied(429, "TOO_MANY_MADE")
    maker = Maker(who, on.people.digest(house(_address(request))))
    by_person, by_address = await on.store.made_by(maker, time.time() - KEPT_SECONDS)
    most = on.settings
    if by_person >= most.kept_at_once or by_address >= most.kept_at_once_at_address:
        raise Denied(429, "TOO_MANY_KEPT")
    return Creation(who, maker, on.store)


Making = Annotated[Creation, Depends(making)]


async def seen_table(table_id: str, who: str, on: Services) -> Table:
    """Return a table that a person may see, as it is stored.

    403 if the host keeps them out, 404 if they may not see it, 503 if it is set aside.
    """
    live = await on.hub.live(table_id)
    await on.hub.follow(live)
    if why := shut_out(live.table, who):
        raise Denied(403, why.name)
    if not may_see(live.table, who):
        raise Denied(404, "NO_SUCH_TABLE")
    return live.table
