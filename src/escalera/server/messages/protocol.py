"""Every message between a client and a table, both ways: JSON text frames with a `type`.

A client asks, the table answers with its new state or an `error`. Seats, teams, hands and melds
count from 1; cards and actions are written as in game records. `ref` is the client's own word for
a request, given back in the error that answers it.
"""

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from escalera.server.messages.errors import Refused
from escalera.server.messages.options import Options

VERSION = 1
Values = dict[str, str | int]


class _Tell(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    pass


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: who sits there. `stand_in` is the bot that sits in for an absent person."""

    seat: int
    team: int
    name: str
    bot: str = ""
    stand_in: str = ""
    away: bool = False
    away_since: float = 0.0
    left: bool = False
    ready: bool = False
    you: bool = False


class Welcome(_Tell, tag="welcome", frozen=True):
    """The first message: who you are here, and what time it is. `seat` 0: a spectator."""

    version: int
    table: str
    name: str
    seat: int
    now: float


class TableInfo(_Tell, tag="table", frozen=True):
    """The table without its cards; sent when it changes. `link` leads to the rematch.

    brought: how many hands of the match were played elsewhere, before the table was opened;
    call: the address where everybody talks meanwhile, empty for none; host_seat: where the person
    sits who opened the table, 0 for nowhere; yours: whether you did; locked: whether only those who
    sit at it may see it; pause_until: when a pause ends by itself, 0 for never; let_go: whether the
    host has taken your seat back.
    """

    seq: int
    status: Literal["open", "playing", "finished"]
    options: Options
    host: bool
    seats: tuple[SeatInfo, ...]
    paused: int = 0
    hand: int = 0
    commit: str = ""
    seals: tuple[str, ...] = ()
    numbers: bool = False
    shuffled: tuple[int, ...] = ()
    wait_until: float = 0.0
    next_until: float = 0.0
    link: str = ""
    target: int = 0
    hands: int = 0
    unused_yes: int = 0
    foot_cards: int = 0
    brought: int = 0
    call: str = ""
    host_seat: int = 0
    yours: bool = False
    locked: bool = False
    pause_until: float = 0.0
    let_go: bool = False


class MeldInfo(msgspec.Struct, frozen=True):
    """A meld on the table; `form`: set, sequence or wild; `tabled`: its cards that can go back."""

    team: int
    number: int
    form: str
    cards: tuple[str, ...]
    tabled: tuple[str, ...]
    lacks: int


class PublicHand(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody at the table sees of the hand; lists by seat or team."""

    number: int
    dealer: int
    scores: tuple[int, ...]
    phase: str
    turn: int
    actor: int
    hand_sizes: tuple[int, ...]
    feet: tuple[int, ...]
    face_down: int
    stocks: tuple[int, ...]
    pile: tuple[str, ...]
    pile_take: int
    draw_cards: int
    frozen: bool
    blocked: bool
    melds: tuple[MeldInfo, ...]
    melded: tuple[bool, ...]
    minimums: tuple[int, ...]
    red_threes: tuple[tuple[str, ...], ...]
    penalties: tuple[int, ...]
    cuts: tuple[int, ...]
    asked: str
    pending: bool
    barred: bool
    no_discard: bool
    tabled_points: int
    last: tuple[int, str, str] | None = None
    """The last play: seat, action, and person, bot or clock."""


class HandInfo(_Tell, tag="hand", frozen=True):
    """The hand after each play: what all see, your own cards, and what you may do."""

    seq: int
    table: PublicHand
    cards: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    can_go_out: bool = False
    against: int = 0
    turn_until: float = 0.0


Splice = tuple[int, int, list[Any]]
"""A list's change: so many stay at its head, so many go after them, and these come there."""


class Change(_Tell, tag="change", frozen=True):
    """What has changed in the `hand` message of `since`, for who connected with `?changes=1`.

    Put it into that message, and you have the `hand` message of `seq`. If you have another one, ask
    for it whole with `look`.
    """

    seq: int
    since: int
    table: dict[str, Any]
    lists: dict[str, Splice]
    cards: Splice | UnsetType = UNSET
    legal: tuple[str, ...] | UnsetType = UNSET
    can_go_out: bool | UnsetType = UNSET
    against: int | UnsetType = UNSET
    turn_until: float | UnsetType = UNSET


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of the score sheet, with its points by team."""

    name: str
    points: tuple[int, ...]


class HandOver(_Tell, tag="over", frozen=True):
    """A hand's end and its sheet, told when it ends and to whoever comes before the next deal."""

    seq: int
    number: int
    ending: str
    seat: int
    hands: tuple[tuple[str, ...], ...]
    feet: tuple[tuple[str, ...], ...]
    lines: tuple[ScoreLine, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    commit: str
    reveal: str
    minimums: tuple[int, ...]
    dealer: int
    winners: tuple[int, ...] | None = None


class Because(_Tell, tag="because", frozen=True):
    """The answer to `why`: the reason's name, sentence and rule; empty if the action is legal."""

    action: str
    name: str
    sentence: str
    rule: str
    values: Values = {}
    ref: str = ""


class Offers(_Tell, tag="offers", frozen=True):
    """The answer to `offer`: all legal actions with these cards; if there is none, why not."""

    cards: tuple[str, ...]
    actions: tuple[str, ...]
    name: str = ""
    sentence: str = ""
    rule: str = ""
    values: Values = {}
    freezes: bool = False
    ref: str = ""


class Said(_Tell, tag="said", frozen=True):
    """Somebody at the table said something; `name`: what they were called then."""

    seat: int
    phrase: str
    text: str
    name: str = ""
    at: float = 0.0


class Sayings(_Tell, tag="sayings", frozen=True):
    """What was said lately, for who has just come: the oldest first, 30 at most."""

    said: tuple[Said, ...]
    now: float


class Watcher(msgspec.Struct, frozen=True):
    """Somebody who watches; `watcher` stands for them at this table, `name` may be empty."""

    watcher: str
    name: str


class Watching(_Tell, tag="watching", frozen=True):
    """The answer to `watchers`: who watches through this process of the server, 50 at most."""

    watchers: tuple[Watcher, ...]
    ref: str = ""


class Error(_Tell, tag="error", frozen=True):
    """A request was refused and changed nothing."""

    name: str
    sentence: str
    rule: str = ""
    values: Values = {}
    ref: str = ""


def error(why: Refused, ref: str = "") -> Error:
    """Return the message that says why something is refused."""
    return Error(why.name, why.sentence, why.rule, dict(why.values), ref)


class Pong(_Tell, tag="pong", frozen=True):
    """The answer to `ping`."""

    ref: str = ""


Tell = (
    Welcome
    | TableInfo
    | HandInfo
    | Change
    | HandOver
    | Because
    | Offers
    | Said
    | Sayings
    | Watching
    | Error
    | Pong
)

PHRASES = (
    "hello", "well_played", "thank_you", "good_luck", "sorry", "one_moment", "good_game",
)  # fmt: skip

_encoder = msgspec.json.Encoder()


def write(message: Tell) -> bytes:
    """Return a message as it is sent."""
    return _encoder.encode(message)
