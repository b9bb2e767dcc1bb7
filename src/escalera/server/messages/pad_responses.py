"""What the REST edge answers about score pads."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from escalera.server.store import Writers


class PadField(BaseModel):
    """A field of a team's hand."""

    name: str
    label: str
    words: Annotated[list[str], Field(description="What its words are found by in the texts.")]
    kind: Literal["count", "flag", "points", "cards"]
    each: Annotated[int, Field(description="What one scores.")]
    most: Annotated[int, Field(description="The highest number that it takes.")]
    rare: Annotated[bool, Field(description="An offence or a penalty: most hands have none.")]


class PadLine(BaseModel):
    """A line of the score sheet."""

    name: str
    label: str
    words: Annotated[list[str], Field(description="What its words are found by in the texts.")]
    each: Annotated[int, Field(description="What one scores on it, 0 where that differs.")]
    fields: list[str]


class PadStep(BaseModel):
    """An initial meld, and the score or hand from which it holds."""

    start: Annotated[int | None, Field(description="The score or the hand; null: from the first.")]
    points: int


class PadReds(BaseModel):
    """What red 3s score: a row for each number of complete melds, a place for each number of 3s."""

    not_melded: Annotated[list[list[int]], Field(description="For a team that has not melded.")]
    melded: Annotated[list[list[int]], Field(description="The last row is for all further.")]


class PadSheet(BaseModel):
    """What a pad of a rule set needs to be filled in and counted without a server."""

    game: str
    title: str
    players: int
    settings: Annotated[dict[str, str], Field(description="To be written on the pad.")]
    teams: Annotated[list[int], Field(description="By seat.")]
    left_of: Annotated[list[int], Field(description="By seat: who starts when it deals.")]
    fields: list[PadField]
    lines: list[PadLine]
    values: Annotated[list[int], Field(description="What cards can be worth.")]
    melds: Annotated[list[str], Field(description="The fields that count complete melds.")]
    red_threes: PadReds
    minimum_by: Literal["score", "hand"]
    minimums: list[PadStep]
    target: Annotated[int, Field(description="The score that wins, 0 for none.")]
    hands: Annotated[int, Field(description="How many hands are played, 0: until the target.")]


class PadFinding(BaseModel):
    """A fault in a written hand."""

    check: str
    level: Literal["impossible", "doubtful"]
    sentence: str
    values: Annotated[
        dict[str, str],
        Field(
            description="What the sentence names, to say it in another language: numbers as a, b "
            "and c, words as words and, in Spanish, as words_es."
        ),
    ]
    rule: str
    team: Annotated[int, Field(description="0: all of them.")]
    field: str


class PadHand(BaseModel):
    """A hand, counted: tuples by team."""

    number: int
    dealer: int
    starter: int
    minimums: list[int]
    fields: list[dict[str, int]]
    lines: list[dict[str, int]]
    totals: Annotated[list[int], Field(description="What the hand scores.")]
    scores: Annotated[list[int], Field(description="After the hand.")]
    counts: Annotated[bool, Field(description="False after the end.")]
    findings: list[PadFinding]


class PadNext(BaseModel):
    """The next hand."""

    number: int
    dealer: int
    starter: int
    minimums: list[int]


class ToldPad(BaseModel):
    """A counted score pad."""

    pad: dict[str, Any]
    hands: list[PadHand]
    scores: list[int]
    winners: list[int]
    to_target: Annotated[list[int] | None, Field(description="Points that each team lacks.")] = None
    hands_left: int | None = None
    next: PadNext | None = None


class SharedPad(BaseModel):
    """A score pad shared by its link."""

    id: str
    version: int
    writers: Writers
    own: Annotated[bool, Field(description="Whether it is one's own.")]
    pad: dict[str, Any]


class PadVersion(BaseModel):
    """The latest version of a shared score pad."""

    version: int
