"""What a request at a table leads to: events, or a named refusal. No input or output."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatch
from secrets import token_hex

from escalera.bots import bot_names
from escalera.engine.state.action import ActionError, parse_play
from escalera.notation.shuffle import NONE as NO_NUMBER
from escalera.notation.shuffle import commitment, seal_of
from escalera.server.messages import protocol
from escalera.server.messages.errors import Refused
from escalera.server.table import events
from escalera.server.table.events import Event
from escalera.server.table.table import Table

USUAL_BOT = "hard"
BOT_NAMES = ("Ana", "Ben", "Carla", "Dan", "Elsa", "Fritz")


@dataclass(frozen=True)
class Asker:
    """Who asks, and the two things that a table can't know on its own: the time and a secret."""

    person: str
    now: Callable[[], float] = time.time
    secret: Callable[[], str] = token_hex


def decide(table: Table, ask: protocol.Ask, asker: Asker) -> list[Event]:
    """Return the events that a request leads to; `Refused` if it is not allowed."""
    return _decide(ask, table, asker)


@singledispatch
def _decide(_ask: protocol.Ask, _table: Table, _asker: Asker) -> list[Event]:
    raise Refused("NOT_HERE", "That is not asked of a table.")


def _open(table: Table) -> None:
    if table.status != "open":
        raise Refused("STARTED", "The match has started: seats stay as they are.")


def _playing(table: Table) -> None:
    if table.status == "open":
        raise Refused("NOT_STARTED", "The match has not started yet.")
    if table.status == "finished":
        raise Refused("FINISHED", "The match is over.")


def _own_seat(table: Table, asker: Asker) -> int:
    seat = table.seat_of(asker.person)
    if not seat:
        raise Refused("NO_SEAT", "You have no seat at this table.")
    return seat


def _a_seat(table: Table, *seats: int) -> None:
    for seat in seats:
        if seat not in table.seats:
            raise Refused("NO_SUCH_SEAT", f"This table has seats 1 to {len(table.seats)}.")


def _host(table: Table, asker: Asker) -> None:
    if asker.person != table.made.host:
        raise Refused("NOT_HOST", "Only who opened the table arranges it.")


@_decide.register
def _(ask: protocol.Sit, table: Table, asker: Asker) -> list[Event]:
    _open(table)
    _a_seat(table, ask.seat)
    now, old = asker.now(), table.seat_of(asker.person)
    if table.seats[ask.seat].person not in ("", asker.person):
        raise Refused("SEAT_TAKEN", f"Seat {ask.seat} is taken.")
    name = " ".join(ask.name.split())
    if not name or not name.isprintable() or name.lower().startswith("bot:"):
        raise Refused("NO_NAME", "Say what you are called; `bot:` is for bots.")
    if old == ask.seat and table.seats[old].name == name:
        return []
    left: list[Event] = [events.SeatLeft(now, old)] if old and old != ask.seat else []
    return [*left, events.Seated(now, ask.seat, asker.person, name)]


@_decide.register
def _(_ask: protocol.Stand, table: Table, asker: Asker) -> list[Event]:
    _open(table)
    return [events.SeatLeft(asker.now(), _own_seat(table, asker))]


@_decide.register
def _(ask: protocol.PutBot, table: Table, asker: Asker) -> list[Event]:
    _open(table)
    _host(table, asker)
    _a_seat(table, ask.seat)
    if table.seats[ask.seat].person:
        raise Refused("SEAT_TAKEN", f"Seat {ask.seat} is taken.")
    if not ask.bot:
        return [events.SeatLeft(asker.now(), ask.seat)]
    if ask.bot not in bot_names():
        raise Refused("NO_SUCH_BOT", f"There are the bots {', '.join(bot_names())}.")
    return [_bot(table, ask.seat, ask.bot, asker.now())]


def _bot(table: Table, seat: int, bot: str, now: float) -> events.BotSeated:
    taken = {other.name for other in table.seats.values()}
    named = next(name for name in BOT_NAMES[seat - 1 :] + BOT_NAMES if name not in taken)
    return events.BotSeated(now, seat, bot, named)


@_decide.register
def _(ask: protocol.Swap, table: Table, asker: Asker) -> list[Event]:
    _open(table)
    _host(table, asker)
    _a_seat(table, ask.seat, ask.other)
    return [events.SeatsSwapped(asker.now(), ask.seat, ask.other)]


@_decide.register
def _(_ask: protocol.Start, table: Table, asker: Asker) -> list[Event]:
    _open(table)
    _host(table, asker)
    if not any(seat.person for seat in table.seats.values()):
        raise Refused("NOBODY", "Somebody must sit at the table.")
    now = asker.now()
    free = [number for number, seat in table.seats.items() if seat.free]
    bots = [_bot(table, number, USUAL_BOT, now) for number in free]
    return [*bots, events.MatchStarted(now), next_committed(table, asker)]


def committed(hand: int, asker: Asker) -> events.HandCommitted:
    """Return the server's commitment to a secret of its own for a hand."""
    secret = asker.secret()
    return events.HandCommitted(asker.now(), hand, secret, commitment(secret))


@_decide.register
def _(ask: protocol.Seal, table: Table, asker: Asker) -> list[Event]:
    seat = _shuffling_seat(table, asker, ask.hand)
    if table.seats[seat].seal:
        raise Refused("SEALED", "You have sealed your number already.")
    if table.shuffle.numbers:
        raise Refused("SEALS_CLOSED", "The numbers are being sent: it is too late for a seal.")
    made: list[Event] = [events.SealGiven(asker.now(), seat, ask.hash)]
    waiting = set(table.unsealed()) - {seat}
    return made if waiting else [*made, events.NumbersAsked(asker.now())]


def _shuffling_seat(table: Table, asker: Asker, hand: int) -> int:
    """Return the asker's seat if it may still add something to a hand's shuffle."""
    _playing(table)
    seat = _own_seat(table, asker)
    if not table.dealing or hand != table.shuffle.hand:
        raise Refused("DEALT", "The hand is dealt: nothing can be added to its shuffle.")
    if table.seats[seat].number != NO_NUMBER:
        raise Refused("NUMBER_GIVEN", "You have added your number already.")
    return seat


@_decide.register
def _(ask: protocol.Shuffle, table: Table, asker: Asker) -> list[Event]:
    seat = _shuffling_seat(table, asker, ask.hand)
    if not table.shuffle.numbers:
        raise Refused("SEAL_FIRST", "First everybody seals a number: numbers are sent after that.")
    if not table.seats[seat].seal:
        raise Refused("NOT_SEALED", "You have sealed no number for this hand.")
    if seal_of(ask.number) != table.seats[seat].seal:
        raise Refused("WRONG_NUMBER", "That is not the number that you have sealed.")
    made: list[Event] = [events.NumberGiven(asker.now(), seat, ask.number)]
    waiting = set(table.withheld()) - {seat}
    return made if waiting else [*made, events.HandDealt(asker.now())]


@_decide.register
def _(ask: protocol.Play, table: Table, asker: Asker) -> list[Event]:
    _playing(table)
    seat = _own_seat(table, asker)
    _in_play(table)
    if ask.seq != table.seq:
        raise Refused("LATE", "The table has moved on since: look again.")
    if table.seats[seat].stand_in:
        raise Refused("STOOD_IN", "A bot is playing for you: come back first.")
    return [events.Played(asker.now(), seat, _own_text(ask.action, seat))]


def _in_play(table: Table) -> None:
    if table.paused_by:
        raise Refused("PAUSED", f"{table.seats[table.paused_by].name} has paused the game.")
    if table.game is None or table.dealing or table.game.hand_over:
        raise Refused("NO_HAND", "No hand is being played.")


def _own_text(text: str, seat: int) -> str:
    """Return an action's text without a seat; refuse any seat but the player's own."""
    try:
        named, action = parse_play(text)
    except ActionError as error:
        raise Refused("NO_ACTION", str(error)) from None
    if named not in (None, seat):
        raise Refused("NOT_YOUR_SEAT", "You play for your own seat only.")
    return str(action)


@_decide.register
def _(_ask: protocol.NextHand, table: Table, asker: Asker) -> list[Event]:
    _playing(table)
    seat = _own_seat(table, asker)
    if not table.hand_over or table.dealing:
        raise Refused("HAND_IN_PLAY", "The hand is not over.")
    if table.seats[seat].ready:
        raise Refused("READY", "You are ready already.")
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
def _(_ask: protocol.Pause, table: Table, asker: Asker) -> list[Event]:
    _playing(table)
    seat = _own_seat(table, asker)
    if table.paused_by:
        raise Refused("PAUSED", f"{table.seats[table.paused_by].name} has paused the game already.")
    return [events.Paused(asker.now(), seat)]


@_decide.register
def _(_ask: protocol.Resume, table: Table, asker: Asker) -> list[Event]:
    _playing(table)
    seat = _own_seat(table, asker)
    if not table.paused_by:
        raise Refused("NOT_PAUSED", "The game is not paused.")
    return [events.Resumed(asker.now(), seat)]
