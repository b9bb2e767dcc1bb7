"""What the REST edge takes."""

from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

from escalera.server.messages.options import Clock, Pace, TakeBack
from escalera.server.store import Writers

Id = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{6,40}$")]
"""The id of a table or of house rules, in a path."""
Language = Literal["en", "es"]
"""The languages of the rule book."""
Text = Annotated[str, Field(min_length=1, max_length=60)]


class _Body(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")


class NameBody(_Body):
    """What a person is called."""

    name: Annotated[str, Field(min_length=1, max_length=40)]


class MoveBody(_Body):
    """What comes after the `#` of a private link."""

    token: Annotated[str, Field(max_length=300)]


class RulesBody(_Body):
    """A game and its settings."""

    game: Text
    players: Annotated[int, Field(ge=2, le=6)] = 4
    settings: Annotated[dict[Text, Text], Field(max_length=100)] = {}


class TableBody(RulesBody):
    """A table to open."""

    public: bool = False
    spectators: bool = True
    chat: bool = False
    clock: Clock = "none"
    turn_seconds: Annotated[int, Field(ge=0, le=604_800)] = 0
    grace_seconds: Annotated[int, Field(ge=0, le=3600)] = 120
    pace: Pace = "calm"
    hints: bool = False
    take_back_seconds: TakeBack = 0
    pauses: Annotated[int, Field(ge=0, le=100)] = 6
    pause_seconds: Annotated[int, Field(ge=10, le=604_800)] = 1800


class GivenBody(TableBody):
    """A table to open that goes on with a match begun elsewhere, as a table in the page."""

    record: Annotated[
        str,
        Field(
            min_length=1,
            max_length=300_000,
            description="The match's record from its first hand on, between two hands.",
        ),
    ]
    seat: Annotated[int, Field(ge=1, le=6, description="Yours; those of bots are free.")]


class PresetBody(RulesBody):
    """House rules to save under a name."""

    name: Text


class RefereeBody(_Body):
    """A position, as a record that stops there, and a play in it."""

    record: Annotated[str, Field(min_length=1, max_length=20_000)]
    play: Annotated[str, Field(min_length=1, max_length=200)]
    lang: Language = "en"


class LessonBody(_Body):
    """What the player asks at a lesson's table, after their plays in it."""

    plays: Annotated[
        list[Annotated[str, Field(min_length=1, max_length=200)]], Field(max_length=60)
    ] = []
    ask: Annotated[
        dict[str, Any] | None,
        Field(description="A message as at a table: `play`, `why` or `offer`; none to begin."),
    ] = None


PadData = Annotated[dict[str, Any], Field(description="A score pad, as docs/pad.md has it.")]


class PadBody(_Body):
    """A score pad to count or print."""

    pad: PadData


class PadHandBody(PadBody):
    """A hand to check before it goes onto the pad, or before it replaces one."""

    hand: Annotated[dict[str, Any], Field(description="A hand, as docs/pad.md has it.")]
    number: Annotated[int, Field(ge=1, le=999, description="Where on the pad, from 1.")]


class PaperBody(PadBody):
    """A score sheet to print."""

    paper: Literal["a4", "letter"] = "a4"
    large: Annotated[bool, Field(description="Large print.")] = False
    named: Annotated[bool, Field(description="Whether the names are printed.")] = True
    lang: Language = "en"


class SharePadBody(PadBody):
    """A score pad to share by its link."""

    writers: Annotated[Writers, Field(description="Who may write: its owner, or all.")] = "owner"


class SharedPadBody(SharePadBody):
    """A shared score pad after a change."""

    version: Annotated[int, Field(ge=1, le=2**31 - 2, description="The version that was changed.")]
