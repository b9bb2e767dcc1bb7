"""The REST edge: who one is, tables, records and replays; `rest_rules` has the games."""

import time
from secrets import token_urlsafe
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Response
from fastapi.responses import PlainTextResponse

from escalera.notation import write
from escalera.server import answers
from escalera.server.answers import ALWAYS, TEXT, problems
from escalera.server.asking import Asking, On, give_cookie, known
from escalera.server.bodies import Id, MoveBody, NameBody, TableBody
from escalera.server.deciding import Asker
from escalera.server.denied import Denied
from escalera.server.events import BotSeated, RematchMade, Seated, TableMade
from escalera.server.options import Options
from escalera.server.people import LINK_SECONDS
from escalera.server.replaying import finished, replay_frames
from escalera.server.rest_rules import rules_of
from escalera.server.rows import seat_in, shown_summary
from escalera.server.seeing import may_see
from escalera.server.services import Services
from escalera.server.store import TableRow
from escalera.server.table import Table
from escalera.server.turns import turns_of

router = APIRouter(prefix="/api", responses=ALWAYS, dependencies=[Depends(known)])


@router.get("/me", response_model=answers.Name)
async def me(who: Asking, on: On) -> dict[str, str]:
    """Return one's own name."""
    return {"name": await on.store.person(who) or ""}


@router.put("/me", response_model=answers.Name)
async def rename(body: NameBody, who: Asking, on: On) -> dict[str, str]:
    """Change one's own name."""
    name = " ".join(body.name.split())
    if not name or not name.isprintable():
        raise Denied(422, "NO_NAME", "Say what you are called.")
    await on.store.save_person(who, name)
    return {"name": name}


@router.get("/me/tables", response_model=list[answers.MyTable])
async def my_tables(
    who: Asking, on: On, limit: Annotated[int, Query(ge=1, le=100)] = 30
) -> list[dict[str, Any]]:
    """Return the tables where one sits or sat, the newest first."""
    rows = await on.store.tables_of(who, limit)
    turns = await turns_of(on.hub, rows, who)
    return [
        {**_listed(row), "seat": seat_in(row, who), "your_turn": row.id in turns} for row in rows
    ]


@router.post("/me/link", response_model=answers.Link)
async def link(who: Asking, on: On) -> dict[str, str]:
    """Return a private link that moves one's seats to another device.

    Its page asks before it uses the link: what looks at links on the way, a messenger say, uses
    none up, and does not even see what stands after the `#`.
    """
    return {"path": f"/move#{on.people.link(who)}"}


@router.post(
    "/me/move",
    response_model=answers.Name,
    responses=problems({404: "The link is false, too old or used."}),
)
async def move(
    body: MoveBody, who: Annotated[str, Depends(known)], on: On, response: Response
) -> dict[str, str]:
    """Be on this device who made the link; a link is for one device, and for 15 minutes."""
    found, once = on.people.of_link(body.token)
    own = found == who
    if not found or not (own or await on.store.used_first(once, time.time(), LINK_SECONDS)):
        raise Denied(404, "LINK_USED", "This link is false, too old or used: make a new one.")
    give_cookie(response, on, found)
    return {"name": await on.store.person(found) or ""}


@router.get("/tables", response_model=list[answers.ListedTable])
async def open_tables(
    on: On, limit: Annotated[int, Query(ge=1, le=100)] = 30
) -> list[dict[str, Any]]:
    """Return the public tables that have not started, the newest first."""
    return [_listed(row) for row in await on.store.open_tables(limit)]


def _listed(row: TableRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "created_at": row.created_at,
        "status": row.status,
        "game": row.game,
        "players": row.players,
        **shown_summary(row),
    }


@router.post("/tables", status_code=201, response_model=answers.Made)
async def make_table(body: TableBody, who: Asking, on: On) -> dict[str, str]:
    """Open a table; its id is the link by which friends join."""
    rules_of(body)
    try:
        options = Options(**body.model_dump()).checked()
    except ValueError as error:
        raise Denied(422, "NOT_POSSIBLE", str(error)) from None
    made = TableMade(time.time(), token_urlsafe(9), options, who)
    await on.hub.open_table(made)
    return {"id": made.table}


async def _table(table_id: str, who: str, on: Services) -> Table:
    """Return a table that a person may see, as it is stored; 404 otherwise, 503 if set aside."""
    live = await on.hub.live(table_id)
    await on.hub.follow(live)
    if not may_see(live.table, who):
        raise Denied(404, "NO_SUCH_TABLE", "There is no such table.")
    return live.table


@router.get(
    "/tables/{table_id}",
    responses=problems({404: "No such table."}),
    response_model=answers.ListedTable,
)
async def one_table(table_id: Id, who: Asking, on: On) -> dict[str, Any]:
    """Return what a list shows of a table."""
    await _table(table_id, who, on)
    row = await on.store.table(table_id)
    assert row is not None
    return _listed(row)


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={**TEXT, **problems({404: "No such table, or it has not started."})},
)
async def record(table_id: Id, who: Asking, on: On) -> Response:
    """Return the game's record: all hands that are over; whole after the match."""
    table = await _table(table_id, who, on)
    if table.game is None:
        raise Denied(404, "NOT_STARTED", "The match has not started yet.")
    return PlainTextResponse(write(finished(table.game)))


@router.get(
    "/tables/{table_id}/hands/{hand}",
    response_model=list[answers.ReplayFrame],
    responses=problems({404: "No such table, or the hand is not over."}),
)
async def replay(
    table_id: Id,
    hand: Annotated[int, Path(ge=1, le=1000)],
    who: Asking,
    on: On,
    seat: Annotated[int, Query(ge=0, le=6)] = 0,
) -> list[dict[str, Any]]:
    """Return a finished hand, state by state, as a seat saw it (0: as a spectator)."""
    table = await _table(table_id, who, on)
    if seat > len(table.seats):
        raise Denied(422, "NO_SUCH_SEAT", f"This table has seats 1 to {len(table.seats)}.")
    frames = replay_frames(table, hand, seat, await on.store.events(table_id))
    if not frames:
        raise Denied(404, "HAND_IN_PLAY", "The hand is not over.")
    return frames


@router.post(
    "/tables/{table_id}/rematch",
    response_model=answers.Made,
    status_code=201,
    responses=problems({404: "No such table.", 409: "Not over."}),
)
async def rematch(table_id: Id, who: Asking, on: On) -> dict[str, str]:
    """Open a table like this one for the same people; everybody at the old one is told."""
    table = await _table(table_id, who, on)
    if not table.seat_of(who):
        raise Denied(404, "NO_SEAT", "You have no seat at this table.")
    if table.status != "finished":
        raise Denied(409, "MATCH_IN_PLAY", "The match is not over.")
    if table.rematch:
        return {"id": table.rematch}
    made = TableMade(time.time(), token_urlsafe(9), table.options, who)
    new = await on.hub.open_table(made, *same_seats(table, made.at))
    old = await on.hub.live(table_id)

    def told(now: Table) -> list[Any]:
        return [] if now.rematch else [RematchMade(Asker(who).now(), new.table.id)]

    await on.hub.happen(old, told)
    return {"id": old.table.rematch}


def same_seats(table: Table, at: float) -> list[Seated | BotSeated]:
    """Return the events by which all sit as they sat at a table."""
    return [
        BotSeated(at, n, seat.bot, seat.name) if seat.bot else Seated(at, n, seat.person, seat.name)
        for n, seat in table.seats.items()
    ]
