"""A table to go on with a match that was begun elsewhere: what its record must show first."""

from collections.abc import Iterator

from escalera.engine.match.replay import ReplayError, recorded_rules
from escalera.engine.record.match_record import HandRecord, Record
from escalera.notation import RecordError, read
from escalera.notation.revealed import ShuffleError, check_shuffles
from escalera.rules import RuleSet
from escalera.server.messages.errors import Refused
from escalera.server.messages.plain_text import LONGEST_NAME, cleaned_name
from escalera.server.table.brought import Brought
from escalera.server.table.events import TableMade
from escalera.server.table.parameters import in_full
from escalera.server.table.table import Table


def given(made: TableMade, seat: int) -> tuple[Table, str]:
    """Return the table that goes on with its record, and the name of who sat in a seat so far.

    `Refused` if the record is wrong, or can't be gone on with by the table's rules. All of it is
    played again, which takes a moment.
    """
    try:
        record = read(made.record)
        rules = made.options.rules()
        _check_rules(record, rules)
        _check_beginning(record)
        table = Table(made)
    except (RecordError, ReplayError) as error:
        raise Refused("RECORD_WRONG", line=error.line) from None
    assert table.brought is not None
    _check_end(record, table.brought)
    _check_shuffles(record, rules)
    return table, _person(table.brought, seat, rules)


def _check_rules(record: Record, rules: RuleSet) -> None:
    if record.game != rules.game or record.players != rules.seats:
        raise _other_rules()
    if record.version != rules.version:
        raise Refused("OTHER_VERSION", version=record.version, rules=rules.version)
    if in_full(recorded_rules(record)) != in_full(rules):
        raise _other_rules()


def _other_rules() -> Refused:
    return Refused("OTHER_RULES")


def _check_beginning(record: Record) -> None:
    """Refuse a record whose first scores nobody has played for."""
    first = next(iter(record.hands), None)
    if first is None or first.number != 1 or any(first.scores):
        raise Refused("NOT_WHOLE")


def _check_end(record: Record, brought: Brought) -> None:
    if brought.game.outcome() is not None:
        raise Refused("FINISHED")
    if not brought.game.hand_over or brought.hands < len(record.hands):
        raise Refused("HAND_IN_PLAY")


def _check_shuffles(record: Record, rules: RuleSet) -> None:
    """Refuse cards that somebody could have chosen."""
    for hand in _unproven(record):
        raise Refused("NOT_PROVEN", hand=hand.number)
    try:
        check_shuffles(record, rules)
    except ShuffleError as error:
        number = max(hand.number for hand in record.hands if hand.start.line <= error.line)
        raise Refused("NOT_PROVEN", hand=number) from None


def _unproven(record: Record) -> Iterator[HandRecord]:
    return (hand for hand in record.hands if hand.commit is None or hand.reveal is None)


def _person(brought: Brought, seat: int, rules: RuleSet) -> str:
    """Return the name of the person who sat in a seat."""
    if seat > rules.seats:
        raise Refused("NO_SUCH_SEAT", seats=rules.seats)
    name = brought.person(seat)
    if not name:
        raise Refused("BOTS_SEAT", seat=seat)
    name = cleaned_name(name, LONGEST_NAME)
    if not name:
        raise Refused("NO_NAME")
    return name
