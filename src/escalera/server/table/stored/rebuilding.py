"""Rebuilds a table from its stored log, and checks that it comes out the same."""

from collections.abc import Iterable, Sequence

from escalera.engine.match.refusals import IllegalAction
from escalera.engine.match.replay import ReplayError
from escalera.notation import RecordError
from escalera.rules import RuleError
from escalera.server.table import events
from escalera.server.table.events import LOG, Event, HandDealt, TableMade
from escalera.server.table.parameters import unchanged
from escalera.server.table.stored.checks import Changed, check
from escalera.server.table.table import Table


def rebuilt(log: Sequence[bytes]) -> Table:
    """Return a table from its stored log; `Changed` if it comes out differently now."""
    first, *rest = map(events.decode, log)
    assert isinstance(first, TableMade)
    return follow(opened(first), rest)


def brings_a_record(log: Sequence[bytes]) -> bool:
    """Say whether a stored log goes on with a match that was begun elsewhere."""
    first = events.decode(log[0])
    return isinstance(first, TableMade) and bool(first.record)


def opened(made: TableMade) -> Table:
    """Return a table as it was opened; `Changed` if its log, rules or record are unknown now."""
    if made.log > LOG:
        raise Changed("log", made)
    try:
        table = Table(made)
    except RuleError as error:
        raise Changed("rules", made) from error
    except (RecordError, ReplayError) as error:
        raise Changed("record", made) from error
    if not unchanged(made, table.rules):
        raise Changed("rules", made)
    return table


def follow(table: Table, happened: Iterable[Event]) -> Table:
    """Apply stored events to a table, and return it; `Changed` as `happen_again`."""
    for event in happened:
        happen_again(table, event)
    return table


def happen_again(table: Table, event: Event) -> None:
    """Apply a stored event to a table; `Changed` if it is illegal now or comes out differently."""
    try:
        table.apply(event)
    except IllegalAction as error:
        raise Changed("play", table.made, table.shuffle.hand) from error
    except ValueError as error:
        if not isinstance(event, HandDealt):
            raise
        raise Changed(
            "deck", table.made, table.shuffle.hand
        ) from error  # the match is over by now, say
    check(event, table)
