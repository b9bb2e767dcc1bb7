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


class Name(BaseModel):
    """What a person is called; empty if they have not said."""

    name: str


class SwitchInfo(BaseModel):
    """A variation of a game."""

    key: str
    about: str
    default: str
    values: Annotated[list[str], Field(description="Its named values, the document's first.")]
    takes: Annotated[str, Field(description="What else may be given, in words; empty: nothing.")]
    kind: Annotated[Kind | None, Field(description="What kind of values that is; null: nothing.")]
    low: Annotated[int, Field(description="The least number of it.")]
    high: Annotated[int, Field(description="The greatest number of it.")]
    brings: Annotated[
        dict[str, dict[str, str]],
        Field(description="By named value, the house rules that it sets otherwise."),
    ]


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


class MatchLength(BaseModel):
    """How long a match may be, with the settings that make it so."""

    id: Literal["quick", "medium", "full"]
    target: Annotated[int, Field(description="The score that ends it; 0 for none.")]
    hands: Annotated[int, Field(description="How many hands it lasts; 0: until the target.")]
    minutes: Annotated[int, Field(description="How long about; 0 where nobody has measured it.")]
    settings: dict[str, str]


class GameInfo(BaseModel):
    """A game that can be played."""

    id: str
    title: str
    about: str
    credit: Annotated[str, Field(description="Whose game it is.")]
    players: Annotated[
        list[int],
        Field(
            description="The numbers of players that it is made for, the smallest first; a table "
            "may have any number from 2 to 6."
        ),
    ]
    switches: list[SwitchInfo]
    presets: Annotated[
        list[PublishedRules], Field(description="Other ways in which it has been published.")
    ]
    lengths: Annotated[list[MatchLength], Field(description="The shortest first.")]
    bots: Annotated[list[str], Field(description="The bots that can take a seat.")]


class ListedTable(BaseModel):
    """What lists show of a table; seats by name, scores by team."""

    id: str
    created_at: Annotated[float, Field(description="UTC seconds.")]
    status: Literal["open", "playing", "finished"]
    game: str
    players: int
    seats: list[str]
    settings: dict[str, str]
    scores: Annotated[
        list[int], Field(description="After the last hand that is over; none before the match.")
    ]
    hand: Annotated[int, Field(description="As in a `table` message.")]


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

    seq: Annotated[
        int, Field(description="The table's after it; below 1 in hands played elsewhere.")
    ]
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
