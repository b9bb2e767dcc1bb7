"""What a client asks of a table: JSON messages, one a frame.

The docs page and the TypeScript types are made from this file.
"""

from typing import Annotated, Literal

import msgspec

from escalera.server.messages.options import Pace

Seat = Annotated[int, msgspec.Meta(ge=1, le=6)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Number = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32,64}(?!\n)$")]
Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
CardText = Annotated[str, msgspec.Meta(pattern=r"^([2-9TJQKA][SHDC]|JK)(?!\n)$")]
Cards = Annotated[tuple[CardText, ...], msgspec.Meta(min_length=1, max_length=40)]
Ref = Annotated[str, msgspec.Meta(max_length=40)]


class _Ask(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    ref: Ref = ""


class Sit(_Ask, tag="sit", frozen=True):
    """Take a free seat, or one that a bot holds, before the match."""

    seat: Seat
    name: Name


class Stand(_Ask, tag="stand", frozen=True):
    """Leave your seat, before the match."""


class PutBot(_Ask, tag="bot", frozen=True):
    """The host puts a bot into a seat, or takes it away (`bot` empty), before the match."""

    seat: Seat
    bot: Annotated[str, msgspec.Meta(max_length=40)]


class Free(_Ask, tag="free", frozen=True):
    """The host takes a seat back from a person, before the match: one who never came, say."""

    seat: Seat


class Remove(_Ask, tag="remove", frozen=True):
    """The host removes the person in a seat, at any time; in the match a bot takes their place.

    Whoever is removed can't come back to this table; as long as somebody is there, nobody comes in
    with a new cookie from the same network address either, unless a player is there too.
    """

    seat: Seat


class Watchers(_Ask, tag="watchers", frozen=True):
    """The host asks who watches; the answer is `watching`."""


class RemoveWatcher(_Ask, tag="remove_watcher", frozen=True):
    """The host removes somebody who watches, by their `watcher`; they can't come back, as above."""

    watcher: Annotated[str, msgspec.Meta(max_length=40)]


class Lock(_Ask, tag="lock", frozen=True):
    """The host locks the table to all who don't sit at it, or unlocks it (`locked` false)."""

    locked: bool


class Swap(_Ask, tag="swap", frozen=True):
    """The host lets two seats change places, before the match."""

    seat: Seat
    other: Seat


class Start(_Ask, tag="start", frozen=True):
    """The host starts the match; bots fill the empty seats."""


class Seal(_Ask, tag="seal", frozen=True):
    """Seal the number that you will add to the hand's shuffle: the SHA-256 of its text."""

    hand: int
    hash: Hash


class Shuffle(_Ask, tag="shuffle", frozen=True):
    """Add the number that you have sealed to the hand's shuffle, once `numbers` is true."""

    hand: int
    number: Number


class Play(_Ask, tag="play", frozen=True):
    """Play an action; `seq` is from the last `hand` message you saw, so a late play is noticed."""

    seq: int
    action: ActionText


class Why(_Ask, tag="why", frozen=True):
    """Ask why an action can't be played now; the answer is a `because`."""

    action: ActionText


class Offer(_Ask, tag="offer", frozen=True):
    """Ask what you can do with exactly these cards of your hand, 1 to 40; see `offers`."""

    cards: Cards


class NextHand(_Ask, tag="next", frozen=True):
    """Say that you are ready for the next hand."""


class Pause(_Ask, tag="pause", frozen=True):
    """Stop the game; any player may."""


class Resume(_Ask, tag="resume", frozen=True):
    """Let the game go on; any player may."""


class Leave(_Ask, tag="leave", frozen=True):
    """Let a bot play for you until you open the table again."""


class Call(_Ask, tag="call", frozen=True):
    """The host says where everybody talks meanwhile: the address of a call, empty for none."""

    link: Annotated[str, msgspec.Meta(max_length=300)]


class Bots(_Ask, tag="bots", frozen=True):
    """The host changes, in the match, how well all bots play and how fast; empty: as it was."""

    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    pace: Pace | Literal[""] = ""


class Say(_Ask, tag="say", frozen=True):
    """Say one of the set phrases or, if the table allows it, a text."""

    phrase: Annotated[str, msgspec.Meta(max_length=20)] = ""
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Look(_Ask, tag="look", frozen=True):
    """Ask for the whole `hand` message, where a `change` does not fit what you have."""


class Ping(_Ask, tag="ping", frozen=True):
    """Ask for a `pong`."""


Ask = (
    Sit
    | Stand
    | PutBot
    | Free
    | Remove
    | Watchers
    | RemoveWatcher
    | Lock
    | Swap
    | Start
    | Seal
    | Shuffle
    | Play
    | Why
    | Offer
    | NextHand
    | Pause
    | Resume
    | Leave
    | Call
    | Bots
    | Say
    | Look
    | Ping
)

_asks: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)


class _Named(msgspec.Struct, frozen=True):
    ref: Ref = ""


_named = msgspec.json.Decoder(_Named)


def read(frame: str | bytes) -> Ask:
    """Return what a client asks; `msgspec.MsgspecError` if the frame is not a message."""
    try:
        return _asks.decode(frame)
    except (RecursionError, UnicodeError) as error:  # nested too deeply; no text
        raise msgspec.DecodeError(str(error)) from None


def ref_of(frame: str | bytes) -> str:
    """Return the `ref` of what is no message, so that its refusal has it; empty if it has none."""
    try:
        return _named.decode(frame).ref
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
