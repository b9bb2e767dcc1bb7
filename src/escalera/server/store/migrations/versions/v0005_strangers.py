"""Who made what, and from where; and cookies that were ended."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "makers",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_makers_person_id"), "makers", ["person_id"])
    op.create_index(op.f("ix_makers_address"), "makers", ["address"])
    op.create_table(
        "signings",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person_id"),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("signings")
    op.drop_table("makers")
