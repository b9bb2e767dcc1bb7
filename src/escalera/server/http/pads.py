"""The REST edge for score pads: their sheets, counting, paper, sharing by a link."""

import json
import time
from contextlib import suppress
from dataclasses import replace
from secrets import token_urlsafe
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Query, Response

from escalera.pad import (
    Pad,
    PadError,
    agreed,
    check_hand,
    described,
    read_hand,
    read_pad,
    write_pad,
)
from escalera.pad.counted_data import told, told_finding
from escalera.rules import DEFAULT_PLAYERS, RuleError, games, settings_of
from escalera.rules.loader import no_such_game
from escalera.server.http.dependencies import Asking, Making, On, Sharer, known
from escalera.server.http.http_errors import Denied, impossible
from escalera.server.live.processes import long_answers
from escalera.server.messages import pad_responses, responses
from escalera.server.messages.plain_text import cleaned_data, texts_in
from escalera.server.messages.problems import ALWAYS, problems
from escalera.server.messages.requests import (
    Id,
    PadBody,
    PadHandBody,
    PaperBody,
    SharedPadBody,
    SharePadBody,
)
from escalera.server.store import Conflict, PadRow
from escalera.texts import LANGUAGES

router = APIRouter(prefix="/api", responses=ALWAYS, dependencies=[Depends(known)])

PDF: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/pdf": {"schema": {"type": "string", "format": "binary"}}}}
}
"""An answer that is a PDF file."""
UNSHARED = "Its owner does not share it any more."
_LONGEST_LINE = 1000
Set = Annotated[str, Query(max_length=121)]


def _denied(error: PadError) -> Denied:
    others = {f"what_{language}": error.said(language) for language in LANGUAGES[1:]}
    return Denied(422, "NOT_A_PAD", error.where, what=str(error), **others)


def _pad(data: dict[str, Any], *, sound: bool = True) -> Pad:
    """Return the pad that was sent; `Denied`, naming the place, if it is not a pad."""
    try:
        return read_pad(data, sound=sound)
    except PadError as error:
        raise _denied(error) from None


@router.get(
    "/games/{game}/sheet",
    response_model=pad_responses.PadSheet,
    responses=problems({404: "No such game."}),
)
def sheet(
    game: str,
    players: Annotated[int, Query(ge=2, le=6)] = DEFAULT_PLAYERS,
    settings: Annotated[list[Set], Query(alias="set", max_length=100)] = [],  # noqa: B006
) -> dict[str, Any]:
    """Return what a score pad needs to be filled in and counted without a server.

    `set`: variations and house rules, as `set=target=5000`.
    """
    if game not in games():
        raise impossible(no_such_game(game), 404)
    try:
        return described(agreed(game, players, settings_of(settings)))
    except RuleError as error:
        raise impossible(error) from None
    except PadError as error:
        raise _denied(error) from None


@router.post("/pads/told", response_model=pad_responses.ToldPad, response_model_exclude_none=True)
def count(body: PadBody) -> dict[str, Any]:
    """Count a score pad, and check its hands."""
    return told(_pad(body.pad))


@router.post("/pads/check", response_model=list[pad_responses.PadFinding])
def check(body: PadHandBody) -> list[dict[str, Any]]:
    """Check a hand before it goes onto the pad, or before it replaces one."""
    pad = _pad(body.pad, sound=False)  # a slip in another hand hides nothing about this one
    stand, at = pad.standing, body.number - 1
    needed = stand.hands[at].minimums if at < len(stand.hands) else stand.minimums
    try:
        hand = read_hand(pad.rules, body.hand)
    except PadError as error:
        raise _denied(error) from None
    return [told_finding(finding) for finding in check_hand(pad.rules, hand, needed)]


@router.post(
    "/pads/sheet.pdf",
    response_class=Response,
    responses={**PDF, **problems({501: "This server prints no sheets."})},
)
async def paper(body: PaperBody, on: On, whose: Sharer) -> Response:
    """Return a score sheet as PDF: what is on the pad filled in, the rest to be written by hand."""
    pad = write_pad(_pad(body.pad))

    async def given() -> tuple[Any, ...]:
        return pad, body.paper, body.large, body.named, body.lang

    key = (json.dumps(pad), body.paper, body.large, body.named, body.lang)
    try:
        made = await on.heavy.answer(key, long_answers.score_sheet, given, whose)
    except ImportError:
        raise Denied(501, "NO_PAPER") from None
    return Response(made, media_type="application/pdf")


# ------------------------------------------------------------------ shared by a link


@router.post("/pads/shared", status_code=201, response_model=responses.Made)
async def share(body: SharePadBody, making: Making, on: On) -> dict[str, str]:
    """Share a score pad; others see it by its id, which is the link."""
    made = PadRow(token_urlsafe(9), making.who, body.writers, 1, _text(body, on), time.time())
    await on.store.save_pad(made)
    await making.note(made.id)
    return {"id": made.id}


def _text(body: PadBody, on: On) -> str:
    """Return a pad as it is kept, its names cleaned; `Refused` for a word that is not wanted."""
    pad = cleaned_data(write_pad(_pad(body.pad)), _LONGEST_LINE)
    on.words.check(*texts_in(pad))
    return json.dumps(pad, ensure_ascii=False, separators=(",", ":"))


async def _row(pad_id: str, on: On) -> PadRow:
    found = await on.store.pad(pad_id)
    if found is None:
        raise Denied(404, "NO_SUCH_PAD")
    if not found.data:
        raise Denied(410, "PAD_UNSHARED")
    return found


def _tag(row: PadRow) -> str:
    return f'"{row.version}"'


@router.get(
    "/pads/shared/{pad_id}",
    response_model=pad_responses.SharedPad,
    responses={
        304: {"description": "It has not changed since."},
        **problems({404: "No such score pad.", 410: UNSHARED}),
    },
)
async def shared(
    pad_id: Id,
    who: Asking,
    on: On,
    response: Response,
    if_none_match: Annotated[str, Header()] = "",
) -> Any:
    """Return a shared score pad; its ETag is the version, for clients that keep asking."""
    row = await _row(pad_id, on)
    response.headers.update({"etag": _tag(row), "cache-control": "private, no-cache"})
    if if_none_match == _tag(row):
        return Response(status_code=304, headers=response.headers)
    own, pad = row.person_id == who, json.loads(row.data)
    return {"id": row.id, "version": row.version, "writers": row.writers, "own": own, "pad": pad}


@router.put(
    "/pads/shared/{pad_id}",
    response_model=pad_responses.PadVersion,
    responses=problems(
        {404: "No such score pad.", 409: "Somebody else has changed it since.", 410: UNSHARED}
    ),
)
async def change(pad_id: Id, body: SharedPadBody, who: Asking, on: On) -> dict[str, int]:
    """Write a shared score pad; only its owner decides who may."""
    row = await _row(pad_id, on)
    if row.person_id != who and (row.writers != "link" or body.writers != row.writers):
        raise Denied(403, "NOT_YOURS")
    written = replace(row, writers=body.writers, data=_text(body, on), changed_at=time.time())
    changed = replace(written, version=body.version + 1)
    try:
        await on.store.save_pad(changed)
    except Conflict:
        raise Denied(409, "PAD_CHANGED") from None
    return {"version": changed.version}


@router.delete(
    "/pads/shared/{pad_id}",
    status_code=204,
    responses=problems({404: "No such score pad.", 410: UNSHARED}),
)
async def unshare(pad_id: Id, who: Asking, on: On) -> Response:
    """Stop sharing a score pad; only its owner can. The server forgets what was on it."""
    while True:
        row = await _row(pad_id, on)
        if row.person_id != who:
            raise Denied(403, "NOT_YOURS")
        with suppress(Conflict):  # somebody wrote meanwhile: theirs is forgotten too
            await on.store.save_pad(replace(row, version=row.version + 1, data=""))
            return Response(status_code=204)
