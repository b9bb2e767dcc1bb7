"""The REST edge: who one is, what can be played, tables, house rules, records and replays."""

import time
from secrets import token_urlsafe
from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Path, Query, Response
from fastapi.responses import PlainTextResponse

from escalera.bots import level_names
from escalera.notation import write
from escalera.rules import RuleError, also_takes, games, load, rule_card, switches
from escalera.server import answers
from escalera.server.answers import ALWAYS, TEXT, problems
from escalera.server.asking import Asking, On, give_cookie, known
from escalera.server.bodies import NameBody, PresetBody, RulesBody, TableBody
from escalera.server.deciding import Asker
from escalera.server.events import BotSeated, RematchMade, Seated, TableMade
from escalera.server.options import Options
from escalera.server.people import LINK_SECONDS
from escalera.server.refused import Refused
from escalera.server.replaying import finished, replay_frames
from escalera.server.rows import seat_in, shown_summary
from escalera.server.seeing import may_see
from escalera.server.services import Services
from escalera.server.store import Preset, TableRow
from escalera.server.table import Table
from escalera.server.turns import turns_of

Id = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{6,40}$")]
router = APIRouter(prefix="/api", responses=ALWAYS, dependencies=[Depends(known)])


def _rules(body: RulesBody) -> Any:
    try:
        return load(body.game, body.players, body.settings)
    except RuleError as error:
        raise HTTPException(422, str(error)) from None


@router.get("/games", response_model=list[answers.GameInfo])
async def list_games() -> list[dict[str, Any]]:
    """Return the games with their variations, the document's default first."""
    return [_game(game) for game in games()]


def _game(game: str) -> dict[str, Any]:
    rules = load(game)
    listed = [
        {
            "key": switch.name,
            "about": switch.sentence,
            "default": switch.default,
            "values": list(switch.values),
            "takes": also_takes(switch),
        }
        for switch in switches(game)
    ]
    return {
        "id": game,
        "title": rules.title,
        "about": rules.special,
        "players": list(rules.players),
        "switches": listed,
        "bots": list(level_names()),
    }


@router.post("/rules", response_model=list[answers.RuleSection])
async def card(body: RulesBody) -> list[dict[str, Any]]:
    """Return the rule card for these settings, by sections."""
    sections = rule_card(_rules(body))
    return [{"title": section.title, "lines": list(section.lines)} for section in sections]


@router.get("/me", response_model=answers.Name)
async def me(who: Asking, on: On) -> dict[str, str]:
    """Return one's own name."""
    return {"name": await on.store.person(who) or ""}


@router.put("/me", response_model=answers.Name)
async def rename(body: NameBody, who: Asking, on: On) -> dict[str, str]:
    """Change one's own name."""
    name = " ".join(body.name.split())
    if not name or not name.isprintable():
        raise HTTPException(422, "Say what you are called.")
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
    """Return a private link that moves one's seats to another device."""
    return {"path": f"/api/move/{on.people.link(who)}"}


@router.get(
    "/move/{token}",
    status_code=303,
    response_class=Response,
    responses=problems({404: "The link is false, too old or used."}),
)
async def move(
    token: Annotated[str, Path(max_length=300)], who: Annotated[str, Depends(known)], on: On
) -> Response:
    """Be on this device who made the link; a link is for one device, and for 15 minutes."""
    found, once = on.people.of_link(token)
    own = found == who
    if not found or not (own or await on.store.used_first(once, time.time(), LINK_SECONDS)):
        raise HTTPException(404, "This link is false, too old or used: make a new one.")
    response = Response(status_code=303, headers={"location": "/"})
    give_cookie(response, on, found)
    return response


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
    _rules(body)
    try:
        options = Options(**body.model_dump()).checked()
    except ValueError as error:
        raise HTTPException(422, str(error)) from None
    made = TableMade(time.time(), token_urlsafe(9), options, who)
    await on.hub.open_table(made)
    return {"id": made.table}


async def _table(table_id: str, who: str, on: Services) -> Table:
    """Return a table that a person may see, as it is stored; 404 otherwise."""
    try:
        live = await on.hub.live(table_id)
    except Refused as error:
        raise HTTPException(404, str(error)) from None
    await on.hub.follow(live)
    if not may_see(live.table, who):
        raise HTTPException(404, "There is no such table.")
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
        raise HTTPException(404, "The match has not started yet.")
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
        raise HTTPException(422, f"This table has seats 1 to {len(table.seats)}.")
    frames = replay_frames(table, hand, seat, await on.store.events(table_id))
    if not frames:
        raise HTTPException(404, "This hand is not over.")
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
        raise HTTPException(404, "You have no seat at this table.")
    if table.status != "finished":
        raise HTTPException(409, "The match is not over.")
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


@router.post("/presets", status_code=201, response_model=answers.Made)
async def save_preset(body: PresetBody, who: Asking, on: On) -> dict[str, str]:
    """Keep house rules under an id, to be shared."""
    _rules(body)
    preset = Preset(token_urlsafe(6), body.name, body.game, body.players, body.settings, who)
    await on.store.save_preset(
        preset.id, preset.name, preset.game, preset.players, dict(preset.settings), who
    )
    return {"id": preset.id}


@router.get(
    "/presets/{preset_id}",
    responses=problems({404: "No such preset."}),
    response_model=answers.HouseRules,
)
async def preset(preset_id: Id, on: On) -> dict[str, Any]:
    """Return house rules."""
    found = await on.store.preset(preset_id)
    if found is None:
        raise HTTPException(404, "There are no such house rules.")
    return {
        "id": found.id,
        "name": found.name,
        "game": found.game,
        "players": found.players,
        "settings": dict(found.settings),
    }
