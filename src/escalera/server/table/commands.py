"""What a request at a table leads to: events, or a named refusal. No input or output."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatch
from secrets import token_hex

from escalera.bots import bot_names
from escalera.engine.state.action import ActionError, parse_play
from escalera.notation.shuffle import NONE as NO_NUMBER
from escalera.notation.shuffle import commitment, seal_of
from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.table import events
from escalera.server.table.events import Event
from escalera.server.table.table import Table

USUAL_BOT = "hard"
LONGEST_NAME = 40
SAFE_LINK = re.compile(r"https://[!-~]+")
"""What a call's address may look like: no browser runs it, and nobody misreads it."""
BOT_NAMES = ("Ana", "Ben", "Carla", "Dan", "Elsa", "Fritz")


@dataclass(frozen=True)
class Asker:
    """Who asks, and the two things that a table can't know on its own: the time and a secret."""

    person: str
    now: Callable[[], float] = time.time
    secret: Callable[[], str] = token_hex


def decide(table: Table, ask: asks.Ask, asker: Asker) -> list[Event]:
    """Return the events that a request leads to; `Refused` if it is not allowed."""
    return _decide(ask, table, asker)


@singledispatch
def _decide(_ask: asks.Ask, _table: Table, _asker: Asker) -> list[Event]:
    raise Refused("NOT_HERE")


def _open(table: Table) -> None:
    if table.status != "open":
        raise Refused("STARTED")


def _playing(table: Table) -> None:
    if table.status == "open":
        raise Refused("NOT_STARTED")
    if table.status == "finished":
        raise Refused("FINISHED")


def _own_seat(table: Table, asker: Asker) -> int:
    seat = table.seat_of(asker.person)
    if not seat:
        raise Refused("NO_SEAT")
    return seat


def _a_seat(table: Table, *seats: int) -> None:
    for seat in seats:
        if seat not in table.seats:
            raise Refused("NO_SUCH_SEAT", seats=len(table.seats))


def _host(table: Table, asker: Asker) -> None:
    if asker.person != table.made.host:
        raise Refused("NOT_HOST")


@_decide.register
def _(ask: asks.Sit, table: Table, asker: Asker) -> list[Event]:
    _open(table)
    _a_seat(table, ask.seat)
    now, old = asker.now(), table.seat_of(asker.person)
    if table.seats[ask.seat].person not in ("", asker.person):
        raise Refused("SEAT_TAKEN", seat=ask.seat)
    name = " ".join(ask.name.split())
    if not name or not name.isprintable() or name.lower().startswith("bot:"):
        raise Refused("NO_NAME")
    name = _own_name(table, name, old)
    if old == ask.seat and table.seats[old].name == name:
        return []
    left: list[Event] = [events.SeatLeft(now, old)] if old and old != ask.seat else []
    return [*left, events.Seated(now, ask.seat, asker.person, name)]


def _own_name(table: Table, name: str, old: int) -> str:
    """Return a name that nobody else at the table has: a second Ann is `Ann 2`."""
    taken = {seat.name.casefold() for number, seat in table.seats.items() if number != old}
    numbered = (f"{name[: LONGEST_NAME - 2]} {n}" for n in range(2, len(table.seats) + 2))
    return next(one for one in (name, *numbered) if one.casefold() not in taken)


@_decide.register
def _(_ask: asks.Stand, table: Table, asker: Asker) -> list[Event]:
    _open(table)
    return [events.SeatLeft(asker.now(), _own_seat(table, asker))]


@_decide.register
def _(ask: asks.PutBot, table: Table, asker: Asker) -> list[Event]:
    _open(table)
    _host(table, asker)
    _a_seat(table, ask.seat)
    if table.seats[ask.seat].person:
        raise Refused("SEAT_TAKEN", seat=ask.seat)
    if not ask.bot:
        return [events.SeatLeft(asker.now(), ask.seat)]
    _known_bot(ask.bot)
    return [_bot(table, ask.seat, ask.bot, asker.now())]


def _known_bot(bot: str) -> None:
    if bot not in bot_names():
        raise Refused("NO_SUCH_BOT", bots=", ".join(bot_names()))


def _bot(table: Table, seat: int, bot: str, now: float) -> events.BotSeated:
    taken = {other.name for other in table.seats.values()}
    named = next(name for name in BOT_NAMES[seat - 1 :] + BOT_NAMES if name not in taken)
    return events.BotSeated(now, seat, bot, named)


@_decide.register
def _(ask: asks.Free, table: Table, asker: Asker) -> list[Event]:
    _open(table)
    _host(table, asker)
    _a_seat(table, ask.seat)
    if not table.seats[ask.seat].person:
        raise Refused("NOBODY_THERE", seat=ask.seat)
    return [events.SeatLeft(asker.now(), ask.seat)]


@_decide.register
def _(ask: asks.Swap, table: Table, asker: Asker) -> list[Event]:
    _open(table)
    _host(table, asker)
    _a_seat(table, ask.seat, ask.other)
    return [events.SeatsSwapped(asker.now(), ask.seat, ask.other)]


@_decide.register
def _(_ask: asks.Start, table: Table, asker: Asker) -> list[Event]:
    _open(table)
    _host(table, asker)
    if not any(seat.person for seat in table.seats.values()):
        raise Refused("NOBODY")
    now = asker.now()
    free = [number for number, seat in table.seats.items() if seat.free]
    bots = [_bot(table, number, USUAL_BOT, now) for number in free]
    return [*bots, events.MatchStarted(now), next_committed(table, asker)]


def committed(hand: int, asker: Asker) -> events.HandCommitted:
    """Return the server's commitment to a secret of its own for a hand."""
    secret = asker.secret()
    return events.HandCommitted(asker.now(), hand, secret, commitment(secret))


@_decide.register
def _(ask: asks.Seal, table: Table, asker: Asker) -> list[Event]:
    seat = _shuffling_seat(table, asker, ask.hand)
    if table.seats[seat].seal:
        raise Refused("SEALED")
    if table.shuffle.numbers:
        raise Refused("SEALS_CLOSED")
    made: list[Event] = [events.SealGiven(asker.now(), seat, ask.hash)]
    waiting = set(table.unsealed()) - {seat}
    return made if waiting else [*made, events.NumbersAsked(asker.now())]


def _shuffling_seat(table: Table, asker: Asker, hand: int) -> int:
    """Return the asker's seat if it may still add something to a hand's shuffle."""
    _playing(table)
    seat = _own_seat(table, asker)
    if not table.dealing or hand != table.shuffle.hand:
        raise Refused("DEALT")
    if table.seats[seat].number != NO_NUMBER:
        raise Refused("NUMBER_GIVEN")
    return seat


@_decide.register
def _(ask: asks.Shuffle, table: Table, asker: Asker) -> list[Event]:
    seat = _shuffling_seat(table, asker, ask.hand)
    if not table.shuffle.numbers:
        raise Refused("SEAL_FIRST")
    if not table.seats[seat].seal:
        raise Refused("NOT_SEALED")
    if seal_of(ask.number) != table.seats[seat].seal:
        raise Refused("WRONG_NUMBER")
    made: list[Event] = [events.NumberGiven(asker.now(), seat, ask.number)]
    waiting = set(table.withheld()) - {seat}
    return made if waiting else [*made, events.HandDealt(asker.now())]


@_decide.register
def _(ask: asks.Play, table: Table, asker: Asker) -> list[Event]:
    _playing(table)
    seat = _own_seat(table, asker)
    _in_play(table)
    if ask.seq != table.seq:
        raise Refused("LATE")
    if table.seats[seat].stand_in:
        raise Refused("STOOD_IN")
    return [events.Played(asker.now(), seat, _own_text(ask.action, seat))]


def _in_play(table: Table) -> None:
    if table.paused_by:
        raise Refused("PAUSED", who=table.seats[table.paused_by].name)
    if table.game is None or table.dealing or table.game.hand_over:
        raise Refused("NO_HAND")


def _own_text(text: str, seat: int) -> str:
    """Return an action's text without a seat; refuse any seat but the player's own."""
    try:
        named, action = parse_play(text)
    except ActionError as error:
        raise Refused("NO_ACTION", what=str(error)) from None
    if named not in (None, seat):
        raise Refused("NOT_YOUR_SEAT")
    return str(action)


@_decide.register
def _(_ask: asks.NextHand, table: Table, asker: Asker) -> list[Event]:
    _playing(table)
    seat = _own_seat(table, asker)
    if not table.hand_over or table.dealing:
        raise Refused("HAND_IN_PLAY")
    if table.seats[seat].ready:
        raise Refused("READY")
    made: list[Event] = [events.Ready(asker.now(), seat)]
    waiting = [
        n
        for n, other in table.seats.items()
        if n != seat and other.person and not other.away_since and not other.ready
    ]
    return made if waiting else [*made, next_committed(table, asker)]


def next_committed(table: Table, asker: Asker) -> events.HandCommitted:
    """Return the commitment for the table's next hand."""
    return committed(table.shuffle.hand + 1, asker)


@_decide.register
def _(_ask: asks.Pause, table: Table, asker: Asker) -> list[Event]:
    _playing(table)
    seat = _own_seat(table, asker)
    if table.paused_by:
        raise Refused("PAUSED", who=table.seats[table.paused_by].name)
    return [events.Paused(asker.now(), seat)]


@_decide.register
def _(_ask: asks.Resume, table: Table, asker: Asker) -> list[Event]:
    _playing(table)
    seat = _own_seat(table, asker)
    if not table.paused_by:
        raise Refused("NOT_PAUSED")
    return [events.Resumed(asker.now(), seat)]


@_decide.register
def _(_ask: asks.Leave, table: Table, asker: Asker) -> list[Event]:
    _playing(table)
    seat = _own_seat(table, asker)
    if table.seats[seat].stand_in:
        raise Refused("STOOD_IN")
    return [events.StandIn(asker.now(), seat, USUAL_BOT, left=True)]


@_decide.register
def _(ask: asks.Call, table: Table, asker: Asker) -> list[Event]:
    _host(table, asker)
    link = ask.link.strip()
    if link and not SAFE_LINK.fullmatch(link):
        raise Refused("NO_CALL")
    return [events.CallGiven(asker.now(), link)] if link != table.call else []


@_decide.register
def _(ask: asks.Bots, table: Table, asker: Asker) -> list[Event]:
    _playing(table)
    _host(table, asker)
    if ask.bot:
        _known_bot(ask.bot)
    return [events.BotsChanged(asker.now(), ask.bot, ask.pace)] if ask.bot or ask.pace else []
