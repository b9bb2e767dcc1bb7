"""The REST edge: what is left of a table that is set aside or closed, for its people."""

import asyncio
from typing import Any

from fastapi import APIRouter, Depends, Response
from fastapi.responses import PlainTextResponse

from escalera.notation import write
from escalera.server.http.dependencies import Asking, On, known
from escalera.server.http.http_errors import Denied
from escalera.server.http.services import Services
from escalera.server.http.tables import listed
from escalera.server.live.table_rows import seat_in
from escalera.server.live.unreadable_tables import is_told
from escalera.server.messages import responses
from escalera.server.messages.errors import Refused
from escalera.server.messages.problems import ALWAYS, TEXT, problems
from escalera.server.messages.requests import Id
from escalera.server.store import TableRow
from escalera.server.table.stored.remains import Remains, remains

router = APIRouter(prefix="/api", responses=ALWAYS, dependencies=[Depends(known)])
_NOT_ASIDE = problems({404: "No such table, or it is not set aside."})


@router.get("/tables/{table_id}/aside", response_model=responses.AsideTable, responses=_NOT_ASIDE)
async def aside(table_id: Id, who: Asking, on: On) -> dict[str, Any]:
    """Return why a table is set aside or closed, and the scores so far."""
    row = await _own_row(table_id, who, on)
    why = await _why(table_id, on)
    left = await _left(table_id, on)
    hands = [{"number": hand.number, "points": list(hand.points)} for hand in left.hands]
    return {**listed(row), "name": why.name, "detail": why.sentence, "hands": hands}


@router.get(
    "/tables/{table_id}/aside/record",
    response_class=Response,
    responses={**TEXT, **_NOT_ASIDE},
)
async def aside_record(table_id: Id, who: Asking, on: On) -> Response:
    """Return the record so far of a table that is set aside.

    Hands that come out differently now are in it as comments: their plays, score and shuffle.
    """
    await _own_row(table_id, who, on)
    await _why(table_id, on)
    return PlainTextResponse(write((await _left(table_id, on)).record))


async def _own_row(table_id: str, who: str, on: Services) -> TableRow:
    """Return the row of a table where a person has a seat."""
    row = await on.store.table(table_id)
    if row is None or not seat_in(row, who):
        raise Denied(404, "NO_SUCH_TABLE")
    return row


async def _why(table_id: str, on: Services) -> Refused:
    """Return why a table is set aside or closed."""
    try:
        await on.hub.follow(await on.hub.live(table_id))
    except Refused as why:
        if is_told(why):
            return why
        raise
    raise Denied(404, "NOT_ASIDE")


async def _left(table_id: str, on: Services) -> Remains:
    # A match may have been played elsewhere for long, so other tables go on while it is replayed.
    return await asyncio.to_thread(remains, await on.store.events(table_id))
