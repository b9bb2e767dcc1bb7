"""Which of several databases keeps a table, and one list of what all have."""

from collections.abc import Sequence
from hashlib import sha256

from escalera.server.store.store import TableRow


def share(table_id: str, count: int) -> int:
    """Return the index, from 0, of a table's database among so many: the same for ever."""
    digest = sha256(table_id.encode()).digest()
    return int.from_bytes(digest[:8], "big") % count


def newest(lists: Sequence[Sequence[TableRow]], limit: int) -> list[TableRow]:
    """Return the newest of several lists of tables, in the order that each has."""
    rows = [row for rows in lists for row in rows]
    return sorted(rows, key=lambda row: (-row.created_at, row.id))[:limit]
