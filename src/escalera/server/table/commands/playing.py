"""During the match: plays, the next hand, pauses, leaving, and what the host changes."""

import re

from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.table import events
from escalera.server.table.commands.asker import (
    Asker,
    events_for,
    must_be_host,
    must_be_playing,
    must_go_on,
    own_seat,
    own_text,
)
from escalera.server.table.commands.shuffling import next_committed
from escalera.server.table.commands.usual_bots import USUAL_BOT, known_bot
from escalera.server.table.events import Event
from escalera.server.table.table import Table

SAFE_LINK = re.compile(r"https://[!-~]+")
"""What a call's address may look like: no browser runs it, and nobody misreads it."""


@events_for.register
def _(ask: asks.Play, table: Table, asker: Asker) -> list[Event]:
    must_be_playing(table)
    seat = own_seat(table, asker)
    _in_play(table)
    if ask.seq != table.seq:
        raise Refused("LATE")
    if table.seats[seat].stand_in:
        raise Refused("STOOD_IN")
    return [events.Played(asker.now(), seat, own_text(ask.action, seat))]


def _in_play(table: Table) -> None:
    must_go_on(table)
    if table.game is None or table.dealing or table.game.hand_over:
        raise Refused("NO_HAND")


@events_for.register
def _(_ask: asks.NextHand, table: Table, asker: Asker) -> list[Event]:
    must_be_playing(table)
    seat = own_seat(table, asker)
    if table.dealing:
        raise Refused("HAND_NOT_DEALT")
    if not table.hand_over:
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


@events_for.register
def _(_ask: asks.Pause, table: Table, asker: Asker) -> list[Event]:
    must_be_playing(table)
    seat = own_seat(table, asker)
    must_go_on(table)
    if table.several and table.seats[seat].pauses >= table.options.pauses:
        raise Refused("PAUSES_USED", most=table.options.pauses)
    return [events.Paused(asker.now(), seat)]


@events_for.register
def _(_ask: asks.Resume, table: Table, asker: Asker) -> list[Event]:
    must_be_playing(table)
    seat = own_seat(table, asker)
    if not table.paused_by:
        raise Refused("NOT_PAUSED")
    return [events.Resumed(asker.now(), seat)]


@events_for.register
def _(_ask: asks.Leave, table: Table, asker: Asker) -> list[Event]:
    must_be_playing(table)
    seat = own_seat(table, asker)
    if table.seats[seat].stand_in:
        raise Refused("STOOD_IN")
    return [events.StandIn(asker.now(), seat, USUAL_BOT, left=True)]


@events_for.register
def _(ask: asks.Call, table: Table, asker: Asker) -> list[Event]:
    must_be_host(table, asker)
    link = ask.link.strip()
    if link and not SAFE_LINK.fullmatch(link):
        raise Refused("NO_CALL")
    return [events.CallGiven(asker.now(), link)] if link != table.call else []


@events_for.register
def _(ask: asks.Bots, table: Table, asker: Asker) -> list[Event]:
    must_be_playing(table)
    must_be_host(table, asker)
    if ask.bot:
        known_bot(ask.bot)
    return [events.BotsChanged(asker.now(), ask.bot, ask.pace)] if ask.bot or ask.pace else []
