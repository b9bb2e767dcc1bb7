"""The REST edge: what was played at a table, its hands' sheets, records and replays."""

import asyncio
import gzip
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from escalera.engine.match.game import Game
from escalera.engine.record.match_record import Record
from escalera.engine.record.statements import Statement
from escalera.notation import write
from escalera.server.frames.hand_log import hand_log
from escalera.server.frames.messages_out import end_of, hands_over
from escalera.server.frames.replay_frames import finished
from escalera.server.http.dependencies import Asking, On, Place, Sharer, known, seen_table
from escalera.server.http.http_errors import Denied
from escalera.server.live.processes import long_answers
from escalera.server.messages import responses
from escalera.server.messages.encodings import encodings
from escalera.server.messages.problems import ALWAYS, TEXT, problems
from escalera.server.messages.requests import Id
from escalera.server.table.table import Table

router = APIRouter(prefix="/api", responses=ALWAYS, dependencies=[Depends(known)])
Hand = Annotated[int, Path(ge=1, le=1000)]
PLAYS, LINES = 10, 500
"""After so many plays that are told again, or lines of a record, other work gets its turn."""


@router.get(
    "/tables/{table_id}/record",
    response_class=Response,
    responses={**TEXT, **problems({404: "No such table, or it has not started."})},
)
async def record(table_id: Id, who: Asking, on: On, place: Place) -> Response:
    """Return the game's record: all finished hands; the whole match once it is over."""
    table = await seen_table(table_id, who, on)
    if table.match is None:
        raise Denied(404, "NOT_STARTED")
    match = table.match.copy()
    async with place:
        # The hands before a snapshot are read when somebody asks for them: beside the tables.
        lines = (await asyncio.to_thread(finished, match)).statements
        return PlainTextResponse("".join([part async for part in _written(lines)]))


async def _written(lines: Sequence[Statement]) -> AsyncIterator[str]:
    """Yield the text of a record bit by bit, while the tables play on."""
    for at in range(0, len(lines), LINES):
        yield write(Record(tuple(lines[at : at + LINES])))
        await asyncio.sleep(0)


@router.get(
    "/tables/{table_id}/hands/{hand}",
    response_class=Response,
    responses={
        200: {"model": list[responses.ReplayFrame]},
        **problems({404: "No such table, or the hand is not dealt or not over."}),
    },
)
async def replay(
    table_id: Id,
    hand: Hand,
    who: Asking,
    on: On,
    request: Request,
    whose: Sharer,
    seat: Annotated[int, Query(ge=0, le=6)] = 0,
) -> Response:
    """Return a finished hand, state by state, as a seat saw it (0: as a spectator)."""
    table = await seen_table(table_id, who, on)
    if seat > len(table.seats):
        raise Denied(422, "NO_SUCH_SEAT", seats=len(table.seats))
    if not _dealt(table, hand).hand_over and hand not in table.ends:
        raise Denied(404, "HAND_IN_PLAY")
    zipped = _zips(request)

    async def given() -> tuple[list[bytes], int, int, bool]:
        return await on.store.events(table_id), hand, seat, zipped

    key = ("replay", table_id, hand, seat, zipped)
    return _body(await on.heavy.answer(key, long_answers.replay, given, whose), zipped)


@router.get(
    "/tables/{table_id}/hands/{hand}/plays",
    response_model=responses.HandLog,
    responses=problems({404: "No such table, or the hand is not dealt."}),
)
async def plays(
    table_id: Id, hand: Hand, who: Asking, on: On, request: Request, place: Place
) -> Response:
    """Return what was played in a hand, running or finished, as a spectator was told it."""
    table = await seen_table(table_id, who, on)
    seq, over, match = table.seq, end_of(table, hand), _dealt(table, hand).copy()
    after, until = _between(table, hand)

    async def told() -> bytes:
        async with place:
            record = await asyncio.to_thread(match.record)
            log = (await on.store.events(table_id, after))[: until - after]
            return await _together(hand_log(record, log, hand, table.brought, after=after))

    made = await on.retold.answer((table_id, hand, until), told)
    return _json({"seq": seq, "plays": msgspec.Raw(made), "over": over}, request)


def _dealt(table: Table, hand: int) -> Game:
    """Return the match in which a hand was dealt, here or elsewhere before."""
    if table.match is None or hand > table.match.hand_number:
        raise Denied(404, "HAND_NOT_DEALT")
    return table.match


def _between(table: Table, hand: int) -> tuple[int, int]:
    """Return the seqs that a hand lies between: it begins after the first and ends at the last."""
    before, ended = table.ends.get(hand - 1), table.ends.get(hand)
    after = before.seq if before and hand - 1 > table.hands_brought else 0
    return after, ended.seq if ended else table.seq


async def _together(plays: Iterator[bytes]) -> bytes:
    """Return plays as JSON, made bit by bit, while the tables play on."""
    told: list[msgspec.Raw] = []
    for play in plays:
        told.append(msgspec.Raw(play))
        if len(told) % PLAYS == 0:
            await asyncio.sleep(0)
    return msgspec.json.encode(told)


def _json(answer: Any, request: Request) -> Response:
    """Return a large answer, compressed if the client takes that."""
    body, zipped = msgspec.json.encode(answer), _zips(request)
    return _body(gzip.compress(body, long_answers.QUICKLY) if zipped else body, zipped)


def _zips(request: Request) -> bool:
    return "gzip" in encodings(request.headers.get("accept-encoding", ""))


def _body(body: bytes, zipped: bool) -> Response:
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if zipped else {})}
    return Response(body, headers=headers, media_type="application/json")


@router.get(
    "/tables/{table_id}/sheets",
    response_model=list[dict[str, Any]],
    responses=problems({404: "No such table."}),
)
async def sheets(table_id: Id, who: Asking, on: On, request: Request) -> Response:
    """Return the score sheet of every finished hand, as `over` messages."""
    return _json(hands_over(await seen_table(table_id, who, on)), request)
