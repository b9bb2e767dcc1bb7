"""A table's row: what lists of tables show, and who finds it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from escalera.server.store import TableRow
from escalera.server.table import events
from escalera.server.table.events import Event
from escalera.server.table.table import Table
from escalera.server.table.timeouts import due_at

SITTING = "sitting"
"""The key of a row's summary for the people by seat, which nobody is shown."""


class Summary(msgspec.Struct):
    """What a row's summary tells; one that can't be read tells nothing, and lists go on."""

    seats: list[str] = []
    settings: dict[str, str] = {}
    scores: list[int] = []
    hand: int = 0
    sitting: list[str] = []


def summary_in(row: TableRow) -> Summary:
    """Return a row's summary."""
    try:
        return msgspec.json.decode(row.summary, type=Summary)
    except (msgspec.MsgspecError, UnicodeError):
        return Summary()


def shown_summary(row: TableRow) -> dict[str, Any]:
    """Return what everybody may know of a row's summary."""
    summary: dict[str, Any] = msgspec.to_builtins(summary_in(row))
    return {key: value for key, value in summary.items() if key != SITTING}


def seat_in(row: TableRow, person: str) -> int:
    """Return a person's seat at a row's table, 0 for none."""
    sitting = summary_in(row).sitting
    return sitting.index(person) + 1 if person in sitting else 0


def row_of(table: Table) -> TableRow:
    """Return what the store keeps of a table besides its log."""
    people = [seat.person for seat in table.seats.values() if seat.person]
    summary = {
        "seats": [seat.name for _, seat in sorted(table.seats.items())],
        "settings": table.options.settings,
        "scores": list(table.match.scores) if table.match else [],
        "hand": table.shuffle.hand,
        SITTING: [seat.person for _, seat in sorted(table.seats.items())],
    }
    return TableRow(
        id=table.id,
        created_at=table.made.at,
        status=table.status,
        public=table.options.public and not (table.closed or table.locked),
        game=table.options.game,
        players=table.rules.seats,
        summary=msgspec.json.encode(summary).decode(),
        people=tuple(dict.fromkeys([table.made.host, *people])),
        changed_at=table.changed_at,
        due_at=due_at(table),
    )


def changed_row(table: Table, made: Sequence[Event]) -> TableRow | None:
    """Return a table's row after events that may have changed it."""
    only_plays = all(isinstance(event, events.Played) for event in made)
    return None if only_plays and not table.hand_over else row_of(table)
