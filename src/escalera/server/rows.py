"""A table's row: what lists of tables show, and who finds it."""

import msgspec

from escalera.server.store import TableRow
from escalera.server.table import Table


def row_of(table: Table) -> TableRow:
    """Return what the store keeps of a table beside its log."""
    people = [seat.person for seat in table.seats.values() if seat.person]
    summary = {
        "seats": [seat.name for _, seat in sorted(table.seats.items())],
        "settings": table.options.settings,
        "scores": list(table.game.scores) if table.game else [],
        "hand": table.shuffle.hand,
    }
    return TableRow(
        id=table.id,
        created_at=table.made.at,
        status=table.status,
        public=table.options.public,
        game=table.options.game,
        players=table.rules.seats,
        summary=msgspec.json.encode(summary).decode(),
        people=tuple(dict.fromkeys([table.made.host, *people])),
    )
