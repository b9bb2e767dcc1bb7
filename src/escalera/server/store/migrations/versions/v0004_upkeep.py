"""When a table, a pad or a person was there last; bans, and what administrators did."""

import json
import time
from collections.abc import Sequence
from contextlib import suppress

import sqlalchemy as sa
from alembic import op

revision: str = "0004"
down_revision: str | None = "0003"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

_ADDED = {"tables": "changed_at", "pads": "changed_at", "people": "seen_at"}
_LAST = """
SELECT events.table_id, events.data FROM events
JOIN (SELECT table_id, max(seq) AS seq FROM events GROUP BY table_id) AS newest
ON newest.table_id = events.table_id AND newest.seq = events.seq
"""


def upgrade() -> None:
    """Add the columns and the tables."""
    for table, column in _ADDED.items():
        op.add_column(
            table, sa.Column(column, sa.Double(), nullable=False, server_default=sa.text("0"))
        )
    _date()
    op.create_table(
        "bans",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("person_id"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_audit_at"), "audit", ["at"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("audit")
    op.drop_table("bans")
    for table, column in _ADDED.items():
        op.drop_column(table, column)


def _date() -> None:
    """Date tables by their last event; of people and pads we know no more than that they are."""
    connection, now = op.get_bind(), time.time()
    connection.execute(sa.text("UPDATE tables SET changed_at = created_at"))
    connection.execute(sa.text("UPDATE people SET seen_at = :now"), {"now": now})
    connection.execute(sa.text("UPDATE pads SET changed_at = :now"), {"now": now})
    for table_id, data in connection.execute(sa.text(_LAST)).all():
        with suppress(ValueError, KeyError, TypeError):  # a log that nobody can read
            values = {"id": table_id, "at": float(json.loads(data)["at"])}
            connection.execute(sa.text("UPDATE tables SET changed_at = :at WHERE id = :id"), values)
