"""What each event does to a table. No input or output, no clock, no randomness."""

from functools import singledispatch
from typing import TYPE_CHECKING, Final

import msgspec

from escalera.engine.match.game import Game
from escalera.engine.state.action import Verb
from escalera.notation.shuffle import NONE as NO_NUMBER
from escalera.notation.shuffle import deal_seed, method_of
from escalera.server.table import events
from escalera.server.table.events import Event
from escalera.server.table.hand_end import ended
from escalera.server.table.hand_shuffle import Shuffle
from escalera.server.table.seat import Seat

if TYPE_CHECKING:
    from escalera.server.table.table import Table


@singledispatch
def happen(event: Event, _table: "Table") -> None:
    """Change a table as an event says; an illegal play raises `IllegalAction`."""
    raise TypeError(f"no event: {event!r}")


@happen.register(events.Seated)
def _(event: events.Seated, table: "Table") -> None:
    table.seats[event.seat] = Seat(person=event.person, name=event.name)
    table.let_go.discard(event.person)


@happen.register(events.BotSeated)
def _(event: events.BotSeated, table: "Table") -> None:
    table.seats[event.seat] = Seat(bot=event.bot, name=event.name)


@happen.register(events.SeatLeft)
def _(event: events.SeatLeft, table: "Table") -> None:
    if event.taken:
        table.let_go.add(table.seats[event.seat].person)
    table.seats[event.seat] = Seat()


@happen.register(events.SeatsSwapped)
def _(event: events.SeatsSwapped, table: "Table") -> None:
    one, other = event.seat, event.other
    table.seats[one], table.seats[other] = table.seats[other], table.seats[one]


@happen.register(events.MatchStarted)
def _(_event: events.MatchStarted, table: "Table") -> None:
    table.status = "playing"
    names = tuple(table.seats[n].record_name for n in sorted(table.seats))
    brought = table.brought
    table.game = brought.going_on(names) if brought else Game.waiting(table.rules, names=names)


@happen.register(events.HandCommitted)
def _(event: events.HandCommitted, table: "Table") -> None:
    table.shuffle = Shuffle(event.hand, event.secret, event.commit, event.at, dealt=False)
    for seat in table.seats.values():
        seat.ready, seat.seal, seat.number = False, "", NO_NUMBER


@happen.register(events.SealGiven)
def _(event: events.SealGiven, table: "Table") -> None:
    table.seats[event.seat].seal = event.hash


@happen.register(events.NumbersAsked)
def _(event: events.NumbersAsked, table: "Table") -> None:
    table.shuffle.numbers, table.shuffle.at = True, event.at


@happen.register(events.NumberGiven)
def _(event: events.NumberGiven, table: "Table") -> None:
    table.seats[event.seat].number = event.number


@happen.register(events.HandDealt)
def _(event: events.HandDealt, table: "Table") -> None:
    assert table.game is not None
    table.shuffle.dealt = True
    deal_hand(table.game, table)
    table.last, table.turn_since = None, event.at
    table.no_more_time = table.came_back = False
    _end_of_hand(table, event.at)


def deal_hand(game: Game, table: "Table") -> None:
    """Deal a table's hand, from its secret and the numbers given."""
    secret, commit, hand = table.shuffle.secret, table.shuffle.commit, table.shuffle.hand
    seed = deal_seed(secret, table.numbers(), table.id, hand)
    game.next_hand(seed=seed, commit=commit, method=method_of(commit, secret, table.id, hand))


@happen.register(events.Played)
def _(event: events.Played, table: "Table") -> None:
    assert table.game is not None
    turn = table.game.position.seat
    table.game.play(event.action, event.seat)
    table.last = event.seat, event.action, event.by
    give_time(table, event, new_turn=table.game.position.seat != turn)
    _end_of_hand(table, event.at)


_REPEATED: Final = (Verb.BACK, Verb.DISCARD)
"""Plays of a turn that goes on, after which no other gives time."""


def give_time(table: "Table", event: events.Played, *, new_turn: bool) -> None:
    """Give whoever acts now their time anew, but not once they have done what can be done again.

    Laying and taking back could go on for ever, and so could a discard that doesn't count.
    """
    assert table.game is not None
    if new_turn:
        table.no_more_time = table.came_back = False
    elif event.by == "person" and event.action.split()[0] in _REPEATED:
        table.no_more_time = True
    if not table.no_more_time or table.game.seat_to_act != event.seat:
        table.turn_since = event.at


@happen.register(events.Ready)
def _(event: events.Ready, table: "Table") -> None:
    table.seats[event.seat].ready = True


@happen.register(events.Gone)
def _(event: events.Gone, table: "Table") -> None:
    table.seats[event.seat].away_since = event.at


@happen.register(events.Back)
def _(event: events.Back, table: "Table") -> None:
    seat, game = table.seats[event.seat], table.game
    theirs = seat.stand_in and game is not None and game.seat_to_act == event.seat
    if theirs and not table.came_back:  # the turn was a bot's until now; else it would never end
        table.turn_since, table.came_back = event.at, True
    seat.away_since, seat.stand_in, seat.left = 0.0, "", False


@happen.register(events.StandIn)
def _(event: events.StandIn, table: "Table") -> None:
    seat = table.seats[event.seat]
    seat.stand_in, seat.left = event.bot, event.left


@happen.register(events.CallGiven)
def _(event: events.CallGiven, table: "Table") -> None:
    table.call = event.link


@happen.register(events.BotsChanged)
def _(event: events.BotsChanged, table: "Table") -> None:
    for seat in table.seats.values():
        if seat.bot and event.bot:
            seat.bot = event.bot
    if event.pace:
        table.options = msgspec.structs.replace(table.options, pace=event.pace)


@happen.register(events.Paused)
def _(event: events.Paused, table: "Table") -> None:
    table.paused_by, table.paused_since = event.seat, event.at
    table.seats[event.seat].pauses += 1


@happen.register(events.Resumed)
def _(event: events.Resumed, table: "Table") -> None:
    _go_on(table, event.at)


def _go_on(table: "Table", at: float) -> None:
    table.paused_by, table.turn_since = 0, at
    table.over_since = max(table.over_since, at)


@happen.register(events.Removed)
def _(event: events.Removed, table: "Table") -> None:
    table.removed.add(event.person)
    if not event.seat:
        return
    old = table.seats[event.seat]
    now = Seat(bot=event.bot, name=event.name)
    now.seal, now.number = old.seal, old.number  # the hand's deck may hang on them
    table.seats[event.seat] = now
    if table.paused_by == event.seat:
        _go_on(table, event.at)
    elif table.game is not None and table.game.seat_to_act == event.seat:
        table.turn_since = event.at


@happen.register(events.Locked)
def _(event: events.Locked, table: "Table") -> None:
    table.locked = event.locked


@happen.register(events.Forgotten)
def _(_event: events.Forgotten, _table: "Table") -> None:
    return


@happen.register(events.Closed)
def _(event: events.Closed, table: "Table") -> None:
    table.status, table.closed, table.over_since = "finished", True, event.at


@happen.register(events.RematchMade)
def _(event: events.RematchMade, table: "Table") -> None:
    table.rematch = event.table


def _end_of_hand(table: "Table", at: float) -> None:
    assert table.game is not None
    if not table.game.hand_over:
        return
    table.over_since, reveal = at, table.revealed()
    table.reveals[table.shuffle.hand] = table.shuffle.commit, reveal
    table.game.reveal(reveal)
    table.ends[table.shuffle.hand] = ended(table.game, table.seq + 1)
    if table.game.outcome() is not None:
        table.status = "finished"
