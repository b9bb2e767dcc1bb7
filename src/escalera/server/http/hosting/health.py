"""Whether the server is well: its database, the keeper of its tables, its bots, each for itself.

No table is named: a table's name is the key to it. The log has the names.
"""

import time
from typing import Any, Final

from fastapi import Request
from fastapi.responses import PlainTextResponse

from escalera.server.http.services import Services
from escalera.server.store import Store

SILENT: Final = "the database does not answer"
STUCK: Final = 30.0
"""Seconds without a look at the tables after which the keeper counts as stuck."""
UNWELL: Final[dict[int | str, dict[str, Any]]] = {
    503: {
        "description": "The database does not answer, or the keeper of the tables is stuck.",
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}
"""What else `/health` may answer."""


async def health(request: Request) -> PlainTextResponse:
    """Say how the server's parts are: database, keeper, bots; how many tables are set aside."""
    services: Services = request.app.state.services
    store = await _store(services.store)
    keeper = _keeper(services.keeper.looked)
    well = store != SILENT and keeper == "ok"
    aside = [f"set aside: {count}, {why}" for why, count in services.hub.aside.counted().items()]
    parts = [f"store: {store}", f"keeper: {keeper}", f"bots: {services.bots.state()}"]
    first = "ok" if well else store if store == SILENT else "the keeper is stuck"
    return PlainTextResponse("\n".join([first, *aside, *parts, ""]), 200 if well else 503)


async def _store(store: Store) -> str:
    """Say how the database is, or several: without the first, nobody new is let in."""
    if not await store.healthy() or 1 in store.parts_away:
        return SILENT
    away, count = len(store.parts_away), len(store.parts)
    return f"{away} of {count} databases away: their tables wait" if away else "ok"


def _keeper(looked: float) -> str:
    """Say how the keeper is, from when it last looked at all tables."""
    waited = time.monotonic() - looked
    return "ok" if waited < STUCK else f"stuck for {waited:.0f} seconds"
