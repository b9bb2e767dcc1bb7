"""Which process owns a table, and which processes live."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from escalera.server.store.schema import leases, processes
from escalera.server.store.writing import put_if_missing


@dataclass(frozen=True, slots=True)
class Lease:
    """Who owns a table."""

    process: str
    epoch: int
    address: str | None
    """Where the process is reached; None if it is not there any more."""


@dataclass(frozen=True, slots=True)
class Pulse:
    """What a process learns with each beat of its own."""

    known: bool
    """Whether the others still count it among the living."""
    owned: int
    """How many leases it has."""
    beats: dict[str, int]
    """The other processes' beats."""


def enter(connection: Connection, process: str, address: str) -> None:
    """Note that a process is there."""
    connection.execute(insert(processes), {"id": process, "address": address, "beat": 0})


def beat(connection: Connection, process: str) -> Pulse:
    """Let a process's beat count on, and look at the others."""
    own = processes.c.id == process
    known = connection.execute(update(processes).where(own).values(beat=processes.c.beat + 1))
    owned = select(func.count()).select_from(leases).where(leases.c.process_id == process)
    others = connection.execute(select(processes).where(~own))
    beats = {other.id: other.beat for other in others}
    return Pulse(known.rowcount > 0, connection.scalar(owned) or 0, beats)


def leave(connection: Connection, process: str) -> None:
    """Let a process and its leases go."""
    connection.execute(delete(leases).where(leases.c.process_id == process))
    connection.execute(delete(processes).where(processes.c.id == process))


def bury(connection: Connection, process: str, beat: int) -> bool:
    """Let a silent process and its leases go; False if it has come to life, or gone before."""
    silent = (processes.c.id == process, processes.c.beat == beat)
    if not connection.execute(delete(processes).where(*silent)).rowcount:
        return False
    connection.execute(delete(leases).where(leases.c.process_id == process))
    return True


def lease_of(connection: Connection, table: str) -> Lease | None:
    """Return who owns a table, None if nobody does."""
    found = connection.execute(
        select(leases.c.process_id, leases.c.epoch, processes.c.address)
        .select_from(leases)
        .outerjoin(processes, processes.c.id == leases.c.process_id)
        .where(leases.c.table_id == table)
    ).one_or_none()
    return found and Lease(*found)


def claim(connection: Connection, table: str, process: str, before: Lease | None) -> bool:
    """Make a process a table's owner after the one before; False if another was faster."""
    if before is None:
        row = {"table_id": table, "process_id": process, "epoch": 1}
        return put_if_missing(connection, leases, row)
    same = (
        leases.c.table_id == table,
        leases.c.process_id == before.process,
        leases.c.epoch == before.epoch,
    )
    new = {"process_id": process, "epoch": before.epoch + 1}
    return connection.execute(update(leases).where(*same), new).rowcount > 0


def release(connection: Connection, table: str, process: str) -> None:
    """Let a table go, if the process owns it."""
    own = (leases.c.table_id == table, leases.c.process_id == process)
    connection.execute(delete(leases).where(*own))


def owned_by(connection: Connection, process: str) -> frozenset[str]:
    """Return the tables that a process owns."""
    return frozenset(
        connection.scalars(select(leases.c.table_id).where(leases.c.process_id == process))
    )
