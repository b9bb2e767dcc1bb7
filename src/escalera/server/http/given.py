"""The REST edge: tables that go on with a match begun elsewhere, as one in the page."""

import asyncio
import time
from typing import Final

from fastapi import APIRouter, Depends

from escalera.server.http.dependencies import Making, On, known
from escalera.server.http.http_errors import Denied
from escalera.server.http.tables import new_table
from escalera.server.messages import responses
from escalera.server.messages.errors import Refused
from escalera.server.messages.problems import ALWAYS
from escalera.server.messages.requests import GivenBody
from escalera.server.table.events import Seated, TableMade
from escalera.server.table.giving import given
from escalera.server.table.table import Table

router = APIRouter(prefix="/api", responses=ALWAYS, dependencies=[Depends(known)])
PATH: Final = "/api/tables/given"
MOST_BYTES: Final = 320 * 1024
"""The most bytes that a match brought along may have; it is longer than other requests."""


@router.post("/tables/given", status_code=201, response_model=responses.Made)
async def give_table(body: GivenBody, making: Making, on: On) -> dict[str, str]:
    """Open a table that goes on with a match, hands and scores as they stand.

    You have your seat again, those of bots are free; the next hand is dealt when you start. The
    record is checked as a whole: every play, score and shuffle.
    """
    made = new_table(body, making.who, body.record)
    async with on.giving:  # in a thread: the other tables play on meanwhile
        table, name = await asyncio.to_thread(_checked, made, body.seat)
    on.words.check(name)
    await on.hub.open(table, Seated(time.time(), body.seat, making.who, name))
    await making.note(table.id, table=True)
    return {"id": table.id}


def _checked(made: TableMade, seat: int) -> tuple[Table, str]:
    try:
        return given(made, seat)
    except Refused as why:
        raise Denied(422, why.name, "", **why.values) from None
