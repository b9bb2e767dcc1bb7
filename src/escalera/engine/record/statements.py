"""The statements of a game record: one line each; `str(statement)` is the line.

Seats, teams, hands and melds are numbered from 1. `line` is the statement's place in the text it
was read from (0: made by a program); it takes no part in comparisons.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from escalera.engine.record.placements import Line, Placed, PositionStart, Turn
from escalera.engine.state.action import Action

DIGEST: Final = re.compile("[0-9a-f]{64}")
"""A SHA-256, as it stands in a hand's `commit`."""
REVEALED: Final = re.compile("[!-~]+( [!-~]+)+")
"""The words of a hand's `reveal`."""


@dataclass(frozen=True, slots=True)
class Comment(Line):
    """A comment, its `#` included, or an empty line."""

    text: str = ""

    def __str__(self) -> str:
        return self.text


# ---------------------------------------------------------------- the match


@dataclass(frozen=True, slots=True)
class Format(Line):
    """`escalera 1`: the version of the record format."""

    version: int = 1

    def __str__(self) -> str:
        return f"escalera {self.version}"


@dataclass(frozen=True, slots=True)
class GameName(Line):
    """`game sambola 1`: game id and its rules version."""

    game: str
    version: int = 1

    def __str__(self) -> str:
        return f"game {self.game} {self.version}"


@dataclass(frozen=True, slots=True)
class Setting(Line):
    """`set jokers 6`: a switch or house rule; the value is a single word."""

    key: str
    value: str

    def __str__(self) -> str:
        return f"set {self.key} {self.value}"


@dataclass(frozen=True, slots=True)
class Players(Line):
    """`players 4`."""

    count: int

    def __str__(self) -> str:
        return f"players {self.count}"


@dataclass(frozen=True, slots=True)
class SeatName(Line):
    """`seat 1 Ann`: who sits there; names may hold single spaces."""

    seat: int
    name: str

    def __str__(self) -> str:
        return f"seat {self.seat} {self.name}"


@dataclass(frozen=True, slots=True)
class Commit(Line):
    """`commit sha256 9f2c...`: commitment to the shuffle of the match, or of the hand it is in."""

    method: str
    digest: str

    def __str__(self) -> str:
        return f"commit {self.method} {self.digest}"


@dataclass(frozen=True, slots=True)
class Result(Line):
    """`result 10450 8120`: the teams' scores after the last hand."""

    points: tuple[int, ...]

    def __str__(self) -> str:
        return f"result {_numbers(self.points)}"


@dataclass(frozen=True, slots=True)
class Reveal(Line):
    """`reveal ...`: what the commitment was made of."""

    text: str

    def __str__(self) -> str:
        return f"reveal {self.text}"


# ---------------------------------------------------------------- a hand


@dataclass(frozen=True, slots=True)
class HandStart(Line):
    """`hand 1`."""

    number: int

    def __str__(self) -> str:
        return f"hand {self.number}"


@dataclass(frozen=True, slots=True)
class Dealer(Line):
    """`dealer 4`."""

    seat: int

    def __str__(self) -> str:
        return f"dealer {self.seat}"


@dataclass(frozen=True, slots=True)
class Scores(Line):
    """`scores 0 0`: the teams' scores before the hand."""

    points: tuple[int, ...]

    def __str__(self) -> str:
        return f"scores {_numbers(self.points)}"


@dataclass(frozen=True, slots=True)
class Cuts(Line):
    """`cut 1 3`: the seats that cut exactly 30 cards (R19i)."""

    seats: tuple[int, ...]

    def __str__(self) -> str:
        return f"cut {_numbers(self.seats)}"


@dataclass(frozen=True, slots=True)
class Play(Line):
    """`1 discard 4S`: a seat's action; `written` is its text if that isn't canonical."""

    seat: int
    action: Action
    written: str = ""

    def __str__(self) -> str:
        return f"{self.seat} {self.written or self.action}"


class Ending(StrEnum):
    """How a hand ends."""

    OUT = "out"
    STOCK = "stock"
    STUCK = "stuck"


@dataclass(frozen=True, slots=True)
class End(Line):
    """`end out 3`, `end stock` or `end stuck`; `seat` is 0 except for `out`."""

    how: Ending
    seat: int = 0

    def __str__(self) -> str:
        return f"end {self.how} {self.seat}" if self.seat else f"end {self.how}"


@dataclass(frozen=True, slots=True)
class Score(Line):
    """`score 1210 -145`: the hand's score, by team."""

    points: tuple[int, ...]

    def __str__(self) -> str:
        return f"score {_numbers(self.points)}"


Statement = (
    Comment
    | Format
    | GameName
    | Setting
    | Players
    | SeatName
    | Commit
    | Result
    | Reveal
    | HandStart
    | Dealer
    | Scores
    | Cuts
    | Play
    | End
    | Score
    | PositionStart
    | Placed
    | Turn
)


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
