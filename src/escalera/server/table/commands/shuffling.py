"""What the server and the seats add to a hand's shuffle."""

from escalera.notation.shuffle import NONE as NO_NUMBER
from escalera.notation.shuffle import hand_commitment, seal_of
from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.table import events
from escalera.server.table.commands.asker import Asker, events_for, must_be_playing, own_seat
from escalera.server.table.events import Event
from escalera.server.table.table import Table


@events_for.register
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
    must_be_playing(table)
    seat = own_seat(table, asker)
    if not table.dealing or hand != table.shuffle.hand:
        raise Refused("DEALT")
    if table.seats[seat].number != NO_NUMBER:
        raise Refused("NUMBER_GIVEN")
    return seat


@events_for.register
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


def next_committed(table: Table, asker: Asker) -> events.HandCommitted:
    """Return the server's commitment to a secret of its own for the table's next hand."""
    hand, secret = table.shuffle.hand + 1, asker.secret()
    commit = hand_commitment(secret, table.id, hand)
    return events.HandCommitted(asker.now(), hand, secret, commit)
