"""A table's log with its seqs: what somebody has damaged may lack some."""

from sqlalchemy import Connection, func, select

from escalera.server.store.schema import events


def numbered(connection: Connection, table_id: str) -> dict[int, bytes]:
    """Return a table's events by seq, in order."""
    found = select(events.c.seq, events.c.data).where(events.c.table_id == table_id)
    return {row.seq: row.data for row in connection.execute(found.order_by(events.c.seq))}


def next_seq(connection: Connection, table_id: str) -> int:
    """Return the seq of a table's next event."""
    newest = select(func.max(events.c.seq)).where(events.c.table_id == table_id)
    return (connection.scalar(newest) or 0) + 1
