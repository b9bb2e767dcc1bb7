"""The table log: what happened at a table, one event after the other.

A table is nothing but its events applied in order. They are stored before anybody hears of them,
and they never leave the server: some hold what no seat may know. Times are UTC seconds.

Some events note what they led to (`checks`), so that a later reader of the log sees whether they
still lead to the same. Logs of version 0 have no such notes.
"""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from escalera.server.messages.options import Options, Pace

LOG: Final = 2
"""The newest version of the log: raised when the meaning of an event changes."""
FROM_THE_FIRST_HAND: Final = 1
"""The version of a table's log that brought no record along: older servers can read it, too."""
By = Literal["person", "bot", "clock"]


class _Event(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    at: float


class TableMade(_Event, tag="made", frozen=True):
    """A table was opened by a person, its host.

    log, version, engine: the versions of the log, of the game's rules and of the engine; rules:
    every parameter's value as text; record: the match's so far, empty for a match that begins here.
    """

    table: str
    options: Options
    host: str
    log: int = 0
    version: int = 0
    engine: int = 0
    rules: dict[str, str] = {}
    record: str = ""


class Seated(_Event, tag="seated", frozen=True):
    """A person took a seat (seats count from 1)."""

    seat: int
    person: str
    name: str


class BotSeated(_Event, tag="bot", frozen=True):
    """A bot was put into a seat."""

    seat: int
    bot: str
    name: str


class SeatLeft(_Event, tag="left", frozen=True):
    """A seat was freed, before the match; taken: the host took it from who sat there."""

    seat: int
    taken: bool = False


class SeatsSwapped(_Event, tag="swapped", frozen=True):
    """Two seats changed their people, before the match."""

    seat: int
    other: int


class MatchStarted(_Event, tag="started", frozen=True):
    """The match began; people keep their seats from now on."""


class HandCommitted(_Event, tag="committed", frozen=True):
    """The server chose its secret for a hand and showed the secret's hash."""

    hand: int
    secret: str
    commit: str


class SealGiven(_Event, tag="seal", frozen=True):
    """A seat showed the SHA-256 of the number that it will add to the shuffle."""

    seat: int
    hash: str


class NumbersAsked(_Event, tag="numbers", frozen=True):
    """The table takes no more seals, and asks for the numbers that were sealed."""


class NumberGiven(_Event, tag="number", frozen=True):
    """A seat added its number to the shuffle."""

    seat: int
    number: str


class HandDealt(_Event, tag="dealt", frozen=True):
    """The hand was dealt from the secret and the numbers given; deck: the deal's digest."""

    deck: str = ""


class Played(_Event, tag="played", frozen=True):
    """A seat played an action: its person, a bot or the clock did.

    cards: at the start of a turn, a digest of all hands and the pile; end, points: when the hand is
    over, how it ended (`out 2`) and its score by team.
    """

    seat: int
    action: str
    by: By = "person"
    cards: str = ""
    end: str = ""
    points: tuple[int, ...] = ()


class Ready(_Event, tag="ready", frozen=True):
    """A seat is ready for the next hand."""

    seat: int


class Gone(_Event, tag="gone", frozen=True):
    """A seat's person lost the connection."""

    seat: int


class Back(_Event, tag="back", frozen=True):
    """A seat's person is back, and has the seat again."""

    seat: int


class StandIn(_Event, tag="stand_in", frozen=True):
    """A bot sits in for a seat's person; left: who wanted it so."""

    seat: int
    bot: str
    left: bool = False


class CallGiven(_Event, tag="call", frozen=True):
    """The host said where everybody talks meanwhile; an empty link for nowhere."""

    link: str


class BotsChanged(_Event, tag="bots", frozen=True):
    """The host changed how well all bots of the table play, and how fast; empty: as it was."""

    bot: str = ""
    pace: Pace | Literal[""] = ""


class Removed(_Event, tag="removed", frozen=True):
    """The host removed a person for good: a watcher (seat 0), or from a seat.

    bot, name: who has the seat now, in the match; before it the seat is free.
    """

    person: str
    seat: int = 0
    bot: str = ""
    name: str = ""


class Locked(_Event, tag="locked", frozen=True):
    """The host locked the table to all who do not sit at it, or unlocked it again."""

    locked: bool


class Paused(_Event, tag="paused", frozen=True):
    """A seat stopped the game."""

    seat: int


class Resumed(_Event, tag="resumed", frozen=True):
    """A seat lets the game go on."""

    seat: int


class RematchMade(_Event, tag="rematch", frozen=True):
    """The same people meet again at another table."""

    table: str


class Forgotten(_Event, tag="forgotten", frozen=True):
    """A person was taken out of the events before: whoever has read them reads them anew."""


class Closed(_Event, tag="closed", frozen=True):
    """Whoever runs the server closed the table: nothing happens here any more.

    A log that is nothing else is what is left of a deleted table.
    """


Event = (
    TableMade
    | Seated
    | BotSeated
    | SeatLeft
    | SeatsSwapped
    | MatchStarted
    | HandCommitted
    | SealGiven
    | NumbersAsked
    | NumberGiven
    | HandDealt
    | Played
    | Ready
    | Gone
    | Back
    | StandIn
    | CallGiven
    | BotsChanged
    | Removed
    | Locked
    | Paused
    | Resumed
    | RematchMade
    | Forgotten
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    """Return an event as it is stored."""
    return _encoder.encode(event)


def decode(stored: bytes) -> Event:
    """Return a stored event."""
    return _decoder.decode(stored)


def is_forgotten(stored: bytes) -> bool:
    """Say whether a stored event is that somebody was taken out of the log."""
    return stored.startswith(b'{"type":"forgotten"')


def is_closed(stored: bytes) -> bool:
    """Say whether a stored event is that the table was closed."""
    return stored.startswith(b'{"type":"closed"')


def is_gone(log: Sequence[bytes]) -> bool:
    """Say whether a stored log is of no table or a deleted one, where somebody may be forgotten."""
    return not log or is_closed(log[0]) or is_forgotten(log[0])
