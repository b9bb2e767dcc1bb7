"""What the REST edge answers."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

Kind = Literal[
    "whole number",
    "yes or no",
    "choice",
    "list of whole numbers",
    "whole number or all",
    "chance",
]
"""The kind of values a rule takes, as `escalera.rules.Kind` names it."""


class Problem(BaseModel):
    """Why a request was refused."""

    name: Annotated[str, Field(description="What programs and translations know it by.")]
    detail: Annotated[str, Field(description="A sentence for people.")]
    key: Annotated[str, Field(description="The setting at fault, empty for none.")]
    values: Annotated[
        dict[str, str | int],
        Field(description="What the sentence may name: to say it in another language."),
    ]


class Name(BaseModel):
    """What a person is called; empty if they have not said."""

    name: str


class SwitchInfo(BaseModel):
    """A variation of a game."""

    key: str
    about: str
    default: str
    values: Annotated[list[str], Field(description="Its named values.")]
    takes: Annotated[str, Field(description="What else may be given, in words; empty: nothing.")]
    kind: Annotated[Kind | None, Field(description="What kind of values that is; null: nothing.")]
    low: Annotated[int, Field(description="The least number of it.")]
    high: Annotated[int, Field(description="The greatest number of it.")]


class HouseRule(BaseModel):
    """A rule of a game that a table may set, besides its variations."""

    key: str
    group: Annotated[str, Field(description="What it is about, the same for some of them.")]
    about: str
    kind: Annotated[Kind, Field(description="What values it takes.")]
    low: Annotated[int, Field(description="The least number.")]
    high: Annotated[int, Field(description="The greatest number; 0 where there are none.")]
    choices: Annotated[list[str], Field(description="The values of a choice.")]
    default: Annotated[str, Field(description="The document's value for this number of players.")]


class PublishedRules(BaseModel):
    """Settings that a game is also played by, besides its document's."""

    id: str
    title: Annotated[dict[str, str], Field(description="Its name by language.")]
    published: Annotated[dict[str, str], Field(description="Where it is printed so, by language.")]
    settings: dict[str, str]


class GameInfo(BaseModel):
    """A game that can be played."""

    id: str
    title: str
    about: str
    players: Annotated[list[int], Field(description="How many may play.")]
    switches: list[SwitchInfo]
    presets: Annotated[
        list[PublishedRules], Field(description="Other ways in which it has been published.")
    ]
    bots: Annotated[list[str], Field(description="The bots that can take a seat.")]


class Difference(BaseModel):
    """A parameter that differs between two rule sets, in words."""

    name: str
    label: str
    left: str
    right: str


class CardRow(BaseModel):
    """A line of the rule card."""

    name: Annotated[str, Field(description="The parameter's name.")]
    label: str
    value: str


class CardGroup(BaseModel):
    """A part of the rule card."""

    key: str
    title: str
    rows: list[CardRow]


class Verdict(BaseModel):
    """What the referee says of a play; the texts are empty if it is legal."""

    legal: bool
    name: Annotated[str, Field(description="As in the protocol's list; MALFORMED for no play.")]
    sentence: str
    rule: Annotated[
        str, Field(description="The title of the book's chapter that tells the rule, or of two.")
    ]


class PicturedExample(BaseModel):
    """A position and a play by the player at seat 1, judged by the engine."""

    key: str
    caption: str
    hand: list[str]
    melds: Annotated[
        list[tuple[int, list[str]]], Field(description="The team's, each with its number.")
    ]
    laid: Annotated[list[str], Field(description="What of them the player laid down in this turn.")]
    pile: Annotated[list[str], Field(description="The top card last.")]
    play: str
    told: Annotated[str, Field(description="The play in words.")]
    verdict: Verdict
    record: Annotated[str, Field(description="The whole position; the referee takes it.")]


class Tempting(BaseModel):
    """A tempting play in a lesson, and why it is refused."""

    play: str
    told: Annotated[str, Field(description="The play in words.")]
    verdict: Verdict


class Lesson(BaseModel):
    """A position for the player at seat 1, and the goal to reach in it."""

    key: str
    title: str
    text: Annotated[str, Field(description="What to do.")]
    done: Annotated[str, Field(description="What was learned.")]
    goal: str
    hand: list[str]
    melds: Annotated[
        list[tuple[int, list[str]]], Field(description="The team's, each with its number.")
    ]
    pile: Annotated[list[str], Field(description="The top card last.")]
    solution: Annotated[list[str], Field(description="One way there, play by play.")]
    tempting: list[Tempting]
    record: Annotated[str, Field(description="The whole position.")]


class LessonTable(BaseModel):
    """What a lesson's table tells, in the messages of a table."""

    became: Annotated[
        Literal["open", "reached", "missed"],
        Field(description="Of the goal; `missed`: the turn is over without it."),
    ]
    plays: Annotated[list[str], Field(description="The player's, the new one included.")]
    messages: Annotated[list[dict[str, Any]], Field(description="As a table sends them.")]


class Chapter(BaseModel):
    """A part of a rule book; `reasons` names the refusals whose rules it explains."""

    key: str
    title: str
    lines: list[str]
    examples: list[PicturedExample]
    reasons: list[str]


class Choice(BaseModel):
    """One way to play a variation of a game's document."""

    value: str
    text: str
    usual: Annotated[bool, Field(description="The document's own rule.")]
    agreed: Annotated[bool, Field(description="What this table plays.")]
    players: Annotated[list[int], Field(description="Meant for these numbers, none for all.")]


class Variation(BaseModel):
    """A published variation with its choices, one of them agreed."""

    key: str
    label: str
    choices: list[Choice]


class RuleBook(BaseModel):
    """A game's rule book and rule card for a table."""

    game: str
    title: str
    language: str
    seats: int
    about: str
    credit: str
    agreed: Annotated[
        list[Difference], Field(description="What differs from the document, which is left.")
    ]
    variations: list[Variation]
    chapters: list[Chapter]
    card: list[CardGroup]


class ListedTable(BaseModel):
    """What lists show of a table; seats by name, scores by team."""

    id: str
    created_at: Annotated[float, Field(description="UTC seconds.")]
    status: Literal["open", "playing", "finished"]
    game: str
    players: int
    seats: list[str]
    settings: dict[str, str]
    scores: list[int]
    hand: int


class MyTable(ListedTable):
    """One of a person's tables."""

    seat: Annotated[int, Field(description="Their seat, 0 for none.")]
    your_turn: Annotated[bool, Field(description="Whether it is their turn to play.")]


class KeptHand(BaseModel):
    """A hand of a table that is set aside."""

    number: int
    points: Annotated[
        list[int], Field(description="Its score by team; none while it is played, or if not kept.")
    ]


class AsideTable(ListedTable):
    """What is left of a table that is set aside: what lists last showed of it, and its hands."""

    name: Annotated[str, Field(description="Why it is set aside, as in the protocol's list.")]
    detail: Annotated[str, Field(description="That as a sentence for people.")]
    hands: list[KeptHand]


class Made(BaseModel):
    """The id of what was made."""

    id: str


class Link(BaseModel):
    """A private link."""

    path: str


class ReplayFrame(BaseModel):
    """A state of a finished hand: what all saw, and the seat's cards."""

    table: Annotated[dict[str, Any], Field(description="As in a `hand` message.")]
    cards: list[str]


class LoggedPlay(BaseModel):
    """The table after a play."""

    seq: Annotated[int, Field(description="The table's after it.")]
    table: Annotated[
        dict[str, Any],
        Field(description="Of `table` in a `hand` message what has changed; at the deal all."),
    ]


class HandLog(BaseModel):
    """What was played in a hand, as everybody at the table was told it."""

    seq: Annotated[int, Field(description="The table's, up to which it is told.")]
    plays: Annotated[list[LoggedPlay], Field(description="The deal, and each play after it.")]
    over: Annotated[
        dict[str, Any] | None,
        Field(description="The hand's end as in an `over` message, null while it is played."),
    ]


class HouseRules(BaseModel):
    """House rules saved under an id."""

    id: str
    name: str
    game: str
    players: int
    settings: dict[str, str]


def problems(sentences: dict[int, str]) -> dict[int | str, dict[str, Any]]:
    """Return what else an operation may answer, by status, for its description."""
    return {
        status: {"description": sentence, "model": Problem}
        for status, sentence in sentences.items()
    }


ALWAYS = problems(
    {
        400: "The body is no text.",
        403: "It comes from another site.",
        413: "The body is too large.",
        422: "Something in it can't be.",
        429: "Too much at once.",
        503: "The database does not answer, the server is full, or the table is set aside.",
    }
)
"""What every operation may answer."""

TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
"""An answer that is a text."""
