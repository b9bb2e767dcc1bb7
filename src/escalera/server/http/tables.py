"""The REST edge: who you are, and tables; `games` has the games, `hands` what was played."""

import time
from secrets import token_urlsafe
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response

from escalera.server.host.people import LINK_SECONDS
from escalera.server.http.dependencies import Asking, Making, On, give_cookie, known, seen_table
from escalera.server.http.games import rules_of
from escalera.server.http.http_errors import Denied
from escalera.server.http.services import Services
from escalera.server.live.removals import let_go_of
from escalera.server.live.table_rows import seat_in, shown_summary
from escalera.server.live.whose_turn import turns_of
from escalera.server.messages import responses
from escalera.server.messages.errors import Refused
from escalera.server.messages.options import Options
from escalera.server.messages.plain_text import LONGEST_NAME, cleaned_name
from escalera.server.messages.problems import ALWAYS, problems
from escalera.server.messages.requests import Id, MoveBody, NameBody, TableBody
from escalera.server.store import TableRow
from escalera.server.table.events import (
    BotSeated,
    Event,
    Locked,
    RematchMade,
    Removed,
    Seated,
    TableMade,
)
from escalera.server.table.table import Table
from escalera.server.upkeep.retention import delete_table

router = APIRouter(prefix="/api", responses=ALWAYS, dependencies=[Depends(known)])


@router.get("/me", response_model=responses.Name)
async def me(who: Asking, on: On) -> dict[str, str]:
    """Return your name."""
    return {"name": await on.store.person(who) or ""}


@router.put("/me", response_model=responses.Name)
async def rename(body: NameBody, who: Asking, on: On) -> dict[str, str]:
    """Change your name."""
    name = cleaned_name(body.name, LONGEST_NAME)
    if not name:
        raise Denied(422, "NO_NAME")
    on.words.check(name)
    await on.store.save_person(who, name, time.time())
    return {"name": name}


@router.get("/me/tables", response_model=list[responses.MyTable])
async def my_tables(
    who: Asking,
    on: On,
    limit: Annotated[int, Query(ge=1, le=100)] = 30,
    until: Annotated[float | None, Query(allow_inf_nan=False)] = None,
) -> list[dict[str, Any]]:
    """Return the tables where you sit or sat, the newest first; `until`: those opened by then."""
    rows = await on.store.tables_of(who, limit, until)
    turns = await turns_of(on.hub, rows, who)
    return [
        {**listed(row), "seat": seat_in(row, who), "your_turn": row.id in turns} for row in rows
    ]


@router.delete(
    "/me/tables/{table_id}",
    response_model=responses.Made,
    responses=problems({404: "No such table on your list.", 409: "Not over."}),
)
async def leave_off(table_id: Id, who: Asking, on: On) -> dict[str, str]:
    """Take a finished match off your list of tables; for others who played in it, it stays."""
    row = await on.store.table(table_id)
    if row and row.status != "finished":
        raise Denied(409, "MATCH_IN_PLAY")
    if not await on.store.leave_off(table_id, who):
        raise Denied(404, "NO_SUCH_TABLE")
    return {"id": table_id}


@router.post("/me/link", response_model=responses.Link)
async def link(who: Asking, on: On) -> dict[str, str]:
    """Return a private link that moves your seats to another device.

    Its page asks before it uses the link, so a messenger that previews links does not use it up; it
    does not even see what comes after the `#`.
    """
    return {"path": f"/move#{await on.signings.link(who)}"}


@router.post(
    "/me/move",
    response_model=responses.Name,
    responses=problems({404: "The link is false, too old or used."}),
)
async def move(
    body: MoveBody,
    who: Annotated[str, Depends(known)],
    on: On,
    request: Request,
    response: Response,
) -> dict[str, str]:
    """Become, on this device, the person who made the link. It works once, within 15 minutes."""
    found, once = await on.signings.of_link(body.token)
    own = found == who
    if not found or not (own or await on.store.used_first(once, time.time(), LINK_SECONDS)):
        raise Denied(404, "LINK_USED")
    await give_cookie(request, response, found)
    return {"name": await on.store.person(found) or ""}


@router.post("/me/elsewhere", response_model=responses.Name)
async def end_elsewhere(
    who: Asking, on: On, request: Request, response: Response
) -> dict[str, str]:
    """Sign out everywhere else: no other device speaks for you any more, and no private link."""
    await on.signings.end(who)
    await give_cookie(request, response, who)
    let_go_of(on.hub, {who}, Refused("SIGNED_OUT"))
    return {"name": await on.store.person(who) or ""}


@router.get("/tables", response_model=list[responses.ListedTable])
async def open_tables(
    on: On, limit: Annotated[int, Query(ge=1, le=100)] = 30
) -> list[dict[str, Any]]:
    """Return the public tables that have not started, the newest first."""
    return [listed(row) for row in await on.store.open_tables(limit)]


def listed(row: TableRow) -> dict[str, Any]:
    """Return what lists show of a table."""
    return {
        "id": row.id,
        "created_at": row.created_at,
        "status": row.status,
        "game": row.game,
        "players": row.players,
        **shown_summary(row),
    }


@router.post("/tables", status_code=201, response_model=responses.Made)
async def make_table(body: TableBody, making: Making, on: On) -> dict[str, str]:
    """Open a table; friends join by its id, which is the link."""
    made = new_table(body, making.who)
    await on.hub.open_table(made)
    await making.note(made.table, table=True)
    return {"id": made.table}


def new_table(body: TableBody, who: str, record: str = "") -> TableMade:
    """Return a table as it is opened by a person; `Denied` if it can't be."""
    rules_of(body)
    options = Options(**body.model_dump(exclude={"record", "seat"})).checked()
    return TableMade(time.time(), token_urlsafe(9), options, who, record=record)


@router.get(
    "/tables/{table_id}",
    responses=problems({404: "No such table."}),
    response_model=responses.ListedTable,
)
async def one_table(table_id: Id, who: Asking, on: On) -> dict[str, Any]:
    """Return what a list shows of a table."""
    await seen_table(table_id, who, on)
    row = await on.store.table(table_id)
    assert row is not None
    return listed(row)


@router.post(
    "/tables/{table_id}/rematch",
    response_model=responses.Made,
    status_code=201,
    responses=problems({404: "No such table.", 409: "Not over."}),
)
async def rematch(table_id: Id, making: Making, on: On) -> dict[str, str]:
    """Open a table like this one for the same people; everybody at the old one hears of it."""
    who = making.who
    table = await seen_table(table_id, who, on)
    if not table.seat_of(who):
        raise Denied(404, "NO_SEAT")
    if table.status != "finished":
        raise Denied(409, "MATCH_IN_PLAY")
    if table.rematch:
        return {"id": table.rematch}
    made = TableMade(time.time(), token_urlsafe(9), table.options, who)
    await on.hub.open_table(made, *same_seats(table, made.at))
    await making.note(made.table, table=True)
    chosen = await _agreed_rematch(table_id, made.table, on)
    if chosen != made.table:
        await delete_table(on.store, on.bus, made.table)
    return {"id": chosen}


async def _agreed_rematch(table_id: str, new: str, on: Services) -> str:
    """Tell a table of its rematch; return that of whoever was faster, if somebody was."""

    def told(now: Table) -> list[Event]:
        return [] if now.rematch else [RematchMade(time.time(), new)]

    old = await on.hub.live(table_id)
    await on.hub.happen(old, told)
    return old.table.rematch


def same_seats(table: Table, at: float) -> list[Seated | BotSeated | Removed | Locked]:
    """Return the events that seat everybody as they sat at a table; who was kept out stays out."""
    seats = [
        BotSeated(at, n, seat.bot, seat.name) if seat.bot else Seated(at, n, seat.person, seat.name)
        for n, seat in table.seats.items()
    ]
    removed = [Removed(at, person) for person in sorted(table.removed)]
    return [*seats, *removed, *([Locked(at, True)] if table.locked else [])]
