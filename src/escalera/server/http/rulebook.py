"""The REST edge of the rule book: a game's book and lessons, differences, and the referee."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Response

from escalera.book import Attempt, Lesson, compared, judge, lessons
from escalera.book.positions.referee import Verdict
from escalera.engine.match.refusals import IllegalAction
from escalera.engine.state.action import ActionError
from escalera.notation.verify import Fault
from escalera.rules import RuleError, RuleSet, load, settings_of
from escalera.server.frames.lesson_frames import Ask, told
from escalera.server.http.dependencies import On, Sharer, known
from escalera.server.http.http_errors import Denied, impossible
from escalera.server.live.processes import long_answers
from escalera.server.messages import book_responses
from escalera.server.messages.problems import ALWAYS, problems
from escalera.server.messages.requests import Language, LessonBody, RefereeBody, Text

router = APIRouter(prefix="/api", responses=ALWAYS, dependencies=[Depends(known)])

GameId = Annotated[Text, Path(description="A game's id.")]
Players = Annotated[int, Query(ge=2, le=6, description="How many play.")]
Settings = Annotated[
    list[Annotated[str, Query(max_length=121)]],
    Query(
        alias="set",
        default_factory=list,
        max_length=100,
        description="KEY=VALUE, a variation or house rule.",
    ),
]
OtherSettings = Annotated[
    list[Annotated[str, Query(max_length=121)]],
    Query(
        alias="other_set",
        default_factory=list,
        max_length=100,
        description="KEY=VALUE, for the other side.",
    ),
]


Maker = Callable[[Callable[[RuleSet, str], bytes]], Awaitable[bytes]]


async def maker(
    game: GameId,
    settings: Settings,
    on: On,
    whose: Sharer,
    players: Players = 4,
    lang: Language = "en",
) -> Maker:
    """Return what makes a long answer about a game under these settings, in a language."""
    rules = _rules(game, players, settings)

    async def given() -> tuple[RuleSet, str]:
        return rules, lang

    async def made(work: Callable[[RuleSet, str], bytes]) -> bytes:
        return await on.heavy.answer((work, rules, lang), work, given, whose)

    return made


Made = Annotated[Maker, Depends(maker)]


@router.get(
    "/games/{game}/book",
    response_model=book_responses.RuleBook,
    responses=problems({404: "No such game."}),
)
async def rule_book(made: Made) -> Response:
    """Return a game's rule book and rule card for these settings, examples judged."""
    return _json(await made(long_answers.rule_book))


@router.get(
    "/games/{game}/lessons",
    response_model=list[book_responses.Lesson],
    responses=problems({404: "No such game."}),
)
async def course(made: Made) -> Response:
    """Return a game's lessons for these settings, in teaching order."""
    return _json(await made(long_answers.course))


@router.post(
    "/games/{game}/lessons/{key}/table",
    response_model=book_responses.LessonTable,
    responses=problems({404: "No such game, or no such lesson in it."}),
)
async def lesson_table(
    game: GameId,
    key: Annotated[Text, Path(description="A lesson's key.")],
    body: LessonBody,
    settings: Settings,
    players: Players = 4,
) -> Response:
    """Play a lesson: return what its table tells after these plays and this request."""
    rules, ask = _rules(game, players, settings), _asked(body.ask)
    return _json(await asyncio.to_thread(_lesson_table, rules, key, body.plays, ask))


def _lesson_table(rules: RuleSet, key: str, plays: list[str], ask: Ask | None) -> bytes:
    lesson = next((lesson for lesson in _positions(rules) if lesson.key == key), None)
    if lesson is None:
        raise Denied(404, "NO_LESSON")
    try:
        attempt = Attempt(lesson, plays)
    except (IllegalAction, ActionError) as error:
        raise Denied(422, "NO_SUCH_POSITION", fault="", what=str(error)) from None
    messages = told(attempt, ask)
    found = {"became": attempt.became, "plays": attempt.plays, "messages": messages}
    return msgspec.json.encode(found)


@lru_cache(maxsize=64)
def _positions(rules: RuleSet) -> tuple[Lesson, ...]:
    return lessons(rules)


def _asked(ask: dict[str, Any] | None) -> Ask | None:
    try:
        return None if ask is None else msgspec.convert(ask, Ask)
    except msgspec.ValidationError as error:
        raise Denied(422, "NO_MESSAGE", what=str(error)) from None


@router.get(
    "/games/{game}/differs",
    response_model=list[book_responses.Difference],
    responses=problems({404: "No such game."}),
)
async def differs(
    game: GameId,
    settings: Settings,
    other_settings: OtherSettings,
    other: Annotated[str, Query(max_length=60, description="Empty for the same game.")] = "",
    players: Players = 4,
    lang: Language = "en",
) -> Response:
    """Return how a game with its settings differs from another, or from itself without any."""
    left = _rules(game, players, settings)
    right = _rules(other or game, players, other_settings)
    return _json(msgspec.json.encode(compared(left, right, lang)))


@router.post("/referee", response_model=book_responses.Verdict)
async def referee(body: RefereeBody) -> Response:
    """Say whether a play is legal where a record stops, and which rule says so."""
    found: Verdict | Fault = await asyncio.to_thread(judge, body.record, body.play, body.lang)
    if isinstance(found, Fault):
        raise _no_position(found)
    return _json(msgspec.json.encode(found))


def _no_position(found: Fault) -> Denied:
    values = {name: one for name, one in found.values.items() if isinstance(one, str | int)}
    return Denied(422, "NO_SUCH_POSITION", "", **values, fault=found.name, what=f"line {found}")


def _json(body: bytes) -> Response:
    return Response(body, media_type="application/json")


def _rules(game: str, players: int, pairs: list[str]) -> RuleSet:
    """Return the rule set; 404 for no game, 422 with a sentence for impossible settings."""
    try:
        return load(game, players, settings_of(pairs))
    except RuleError as error:
        raise impossible(error, 404 if error.key == "game" else 422) from None
