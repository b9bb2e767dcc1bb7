"""Upgrades an older schema by Alembic; a server whose schema is new never imports this."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def run(connection: Connection, target: str = "head") -> None:
    """Run the migrations that a database lacks, up to one, within a connection's transaction."""
    command.upgrade(config(connection), target)


def config(connection: Connection) -> Config:
    """Return Alembic's configuration for a connection."""
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return made
