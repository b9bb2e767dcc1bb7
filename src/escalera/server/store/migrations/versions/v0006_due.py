"""When a table's clock plays next, so that a start reads no table before its time."""

import json
from collections.abc import Sequence
from contextlib import suppress

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

_FIRST = """
SELECT events.table_id, events.data FROM events
JOIN tables ON tables.id = events.table_id
WHERE tables.status = 'playing' AND events.seq = 1
"""
_CLOCKS = "strict", "day"


def upgrade() -> None:
    """Add the column; a table in play by the clock is looked at when the server starts."""
    op.add_column(
        "tables", sa.Column("due_at", sa.Double(), nullable=False, server_default=sa.text("0"))
    )
    op.create_index(op.f("ix_tables_due_at"), "tables", ["due_at"])
    connection = op.get_bind()
    for table_id, data in connection.execute(sa.text(_FIRST)).all():
        with suppress(ValueError, KeyError, TypeError):  # a log that nobody can read
            if json.loads(data)["options"].get("clock") in _CLOCKS:
                values = {"id": table_id}
                connection.execute(sa.text("UPDATE tables SET due_at = 1 WHERE id = :id"), values)


def downgrade() -> None:
    """Drop it."""
    op.drop_index(op.f("ix_tables_due_at"), "tables")
    op.drop_column("tables", "due_at")
