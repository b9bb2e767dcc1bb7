"""Whether the server is well: its database, the keeper of its tables, its bots, each for itself.

No table is named: a table's name is the key to it. The log has the names.
"""

import asyncio
import time
from typing import Any, Final

from fastapi import Request
from fastapi.responses import PlainTextResponse

from escalera.server.http.services import Services
from escalera.server.store import Store

SILENT: Final = "the database does not answer"
NOT_WRITTEN: Final = "the database can't be written"
STUCK: Final = 30.0
"""Seconds without a look at the tables after which the keeper counts as stuck."""
UNWELL: Final[dict[int | str, dict[str, Any]]] = {
    503: {
        "description": "The database does not answer or can't be written, or the keeper is stuck.",
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}
"""What else `/health` may answer."""


async def health(request: Request) -> PlainTextResponse:
    """Say how the server's parts are: database, keeper, bots; how many tables are set aside."""
    services: Services = request.app.state.services
    store = await _store(services.store)
    keeper = _keeper(services.keeper.looked)
    bad = store in (SILENT, NOT_WRITTEN)
    well = not bad and keeper == "ok"
    aside = [f"set aside: {count}, {why}" for why, count in services.hub.aside.counted().items()]
    parts = [f"store: {store}", f"keeper: {keeper}", f"bots: {services.bots.state()}"]
    first = "ok" if well else store if bad else "the keeper is stuck"
    return PlainTextResponse("\n".join([first, *aside, *parts, ""]), 200 if well else 503)


async def _store(store: Store) -> str:
    """Say how the database is, or several: without the first, nobody new is let in."""
    if not await store.healthy() or 1 in store.parts_away:
        return SILENT
    count, away, failing = len(store.parts), store.parts_away, await _failing(store)
    if 1 in failing:
        return NOT_WRITTEN
    told = [
        f"{len(away)} of {count} databases away: their tables wait" if away else "",
        f"{len(failing)} of {count} databases can't be written" if failing else "",
    ]
    return ", ".join(filter(None, told)) or "ok"


async def _failing(store: Store) -> list[int]:
    """Return the places of the databases that answer and can't be written."""
    there = [(n, part) for n, part in enumerate(store.parts, 1) if n not in store.parts_away]
    written = await asyncio.gather(*(part.writable() for _, part in there))
    return [n for (n, _), works in zip(there, written, strict=True) if not works]


def _keeper(looked: float) -> str:
    """Say how the keeper is, from when it last looked at all tables."""
    waited = time.monotonic() - looked
    return "ok" if waited < STUCK else f"stuck for {waited:.0f} seconds"
