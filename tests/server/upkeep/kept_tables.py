"""A database with the tables of logs that were kept, as a server left them."""

from pathlib import Path

from escalera.server.live.table_rows import row_of
from escalera.server.store import Store
from escalera.server.table.stored.rebuilding import rebuilt
from escalera.server.table.table import Table
from tests.server.store.kept import kept_logs

LOGS = sorted((Path(kept_logs.__file__).parent / "logs").glob("v[12]/*.jsonl"))


async def store_kept(store: Store) -> dict[str, Table]:
    """Store every kept log of the newer versions; return the tables they make, by id."""
    made = {}
    for path in LOGS:
        log = path.read_bytes().splitlines()
        table = rebuilt(log)
        if table.id not in made:
            await store.create_table(row_of(table), log)
            made[table.id] = table
    return made
