"""The place of a database among several."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0008"
down_revision: str | None = "0007"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "places",
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("cluster", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("place"),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("places")
