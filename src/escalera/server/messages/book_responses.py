"""What the REST edge answers of the rule book."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field


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


class Offence(BaseModel):
    """What a play costs that a table lets happen though it breaks a rule."""

    points: Annotated[int, Field(description="Taken off the team's score.")]
    raised: Annotated[
        int, Field(description="So much more the team's initial meld needs in this hand.")
    ]
    returned: Annotated[
        bool, Field(description="The turn's cards come back; the player can't go out in it.")
    ]


class Verdict(BaseModel):
    """What the referee says of a play; the texts are empty if it is legal."""

    legal: bool
    name: Annotated[str, Field(description="As in the protocol's list; MALFORMED for no play.")]
    sentence: str
    rule: Annotated[
        str, Field(description="The title of the book's chapter that tells the rule, or of two.")
    ]
    offence: Annotated[
        Offence | None, Field(description="Null for a play that breaks no rule or can't be made.")
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
    keys: Annotated[list[str], Field(description="What each sentence is about, as a name.")]
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
