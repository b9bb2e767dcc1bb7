"""The REST edge: what was played at a table, its hands' sheets, records and replays."""

import asyncio
import gzip
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from escalera.notation import write
from escalera.server.frames.hand_log import hand_log
from escalera.server.frames.messages_out import hands_over
from escalera.server.frames.replay_frames import finished
from escalera.server.http.dependencies import Asking, On, known, seen_table
from escalera.server.http.http_errors import Denied
from escalera.server.live.processes import long_answers
from escalera.server.messages import responses
from escalera.server.messages.problems import ALWAYS, TEXT, problems
from escalera.server.messages.requests import Id

router = APIRouter(prefix="/api", responses=ALWAYS, dependencies=[Depends(known)])
Hand = Annotated[int, Path(ge=1, le=1000)]
AT_ONCE = 50
"""After so many plays, other work gets its turn."""


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={**TEXT, **problems({404: "No such table, or it has not started."})},
)
async def record(table_id: Id, who: Asking, on: On) -> Response:
    """Return the game's record: all finished hands; the whole match once it is over."""
    table = await seen_table(table_id, who, on)
    if table.game is None:
        raise Denied(404, "NOT_STARTED")
    return PlainTextResponse(write(finished(table.game)))


@router.get(
    "/tables/{table_id}/hands/{hand}",
    response_class=Response,
    responses={
        200: {"model": list[responses.ReplayFrame]},
        **problems({404: "No such table, or the hand is not over."}),
    },
)
async def replay(
    table_id: Id,
    hand: Hand,
    who: Asking,
    on: On,
    request: Request,
    seat: Annotated[int, Query(ge=0, le=6)] = 0,
) -> Response:
    """Return a finished hand, state by state, as a seat saw it (0: as a spectator)."""
    table = await seen_table(table_id, who, on)
    if seat > len(table.seats):
        raise Denied(422, "NO_SUCH_SEAT", seats=len(table.seats))
    if table.game is None or hand > table.game.hand_number - (not table.game.hand_over):
        raise Denied(404, "HAND_IN_PLAY")
    zipped = _zips(request)

    async def given() -> tuple[list[bytes], int, int, bool]:
        return await on.store.events(table_id), hand, seat, zipped

    key = ("replay", table_id, hand, seat, zipped)
    return _body(await on.heavy.answer(key, long_answers.replay, given), zipped)


@router.get(
    "/tables/{table_id}/hands/{hand}/plays",
    response_model=responses.HandLog,
    responses=problems({404: "No such table, or the hand is not dealt."}),
)
async def plays(table_id: Id, hand: Hand, who: Asking, on: On, request: Request) -> Response:
    """Return what was played in a hand, running or finished, as a spectator was told it."""
    table = await seen_table(table_id, who, on)
    if table.game is None or hand > table.game.hand_number:
        raise Denied(404, "HAND_NOT_DEALT")
    seq, record = table.seq, table.game.record()
    over = next((end for end in hands_over(table) if end.number == hand), None)
    told: list[msgspec.Raw] = []
    log = (await on.store.events(table_id))[:seq]
    for play in hand_log(record, log, hand, table.brought):
        told.append(msgspec.Raw(play))
        if len(told) % AT_ONCE == 0:
            await asyncio.sleep(0)
    return _json({"seq": seq, "plays": told, "over": over}, request)


def _json(answer: Any, request: Request) -> Response:
    """Return a large answer, compressed if the client takes that."""
    body, zipped = msgspec.json.encode(answer), _zips(request)
    return _body(gzip.compress(body, long_answers.QUICKLY) if zipped else body, zipped)


def _zips(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _body(body: bytes, zipped: bool) -> Response:
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if zipped else {})}
    return Response(body, headers=headers, media_type="application/json")


@router.get(
    "/tables/{table_id}/sheets",
    response_model=list[dict[str, Any]],
    responses=problems({404: "No such table."}),
)
async def sheets(table_id: Id, who: Asking, on: On) -> Any:
    """Return the score sheet of every finished hand, as `over` messages."""
    return msgspec.to_builtins(hands_over(await seen_table(table_id, who, on)))
