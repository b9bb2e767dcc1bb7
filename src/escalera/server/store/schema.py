"""The tables of the database; `migrations` builds them, and a test compares the two."""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    text,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
"""Constraints have names, so that a migration can change them on every database."""

NEWEST = "0009"
"""The last migration's number."""

metadata = MetaData(naming_convention=NAMING)


def _time(name: str) -> Column[float]:
    """Return a column for UTC seconds that an older row may lack."""
    return Column(name, Double, nullable=False, server_default=text("0"))


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created_at", Double, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("summary", Text, nullable=False),
    _time("changed_at"),
    _time("due_at"),
    Index(None, "status", "created_at"),
    Index(None, "due_at"),
)

# Appending is the one thing that must be quick, so a log does not refer to its table's row.
events = Table(
    "events",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# A table as it was after event `seq`: quicker to read than the log up to there, and never needed.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Who sits or sat at a table; `place` is the order in the row's people.
sitters = Table(
    "sitters",
    metadata,
    Column("table_id", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("person_id", Text, primary_key=True, index=True),
    Column("place", Integer, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    _time("seen_at"),
)

# Who may not use the server any more.
bans = Table(
    "bans",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

# What moderators and administrators did: `what` is one of a few words, `about` an id.
audit = Table(
    "audit",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False, index=True),
    Column("who", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),
)

presets = Table(
    "presets",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("person_id", Text, nullable=False),
)

# Score pads that are shared; `data` is JSON, `version` counts the changes.
pads = Table(
    "pads",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, nullable=False),
    Column("writers", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
    _time("changed_at"),
)

# Words that are good for one use, such as those of private links, and when they were used.
used = Table(
    "used",
    metadata,
    Column("word", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

# Who made a table, a pad or house rules; `address` is a digest that only this server can make.
makers = Table(
    "makers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, nullable=False, index=True),
    Column("address", Text, nullable=False, index=True),
    Column("at", Double, nullable=False),
)

# The version of a person's cookies that is good; older ones were ended.
signings = Table(
    "signings",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
)

# The server processes that share the database; `beat` counts on while a process lives.
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("beat", Integer, nullable=False),
)

# Which process owns a table: it alone plays there. `epoch` counts the owners, one after the other.
leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("process_id", Text, nullable=False, index=True),
    Column("epoch", Integer, nullable=False),
)

# The place of a database among several that share the tables; empty where there is one.
places = Table(
    "places",
    metadata,
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("count", Integer, nullable=False),
    Column("cluster", Text, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Alembic's own table, as Alembic makes it.
version = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
