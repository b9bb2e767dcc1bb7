"""Whose turn it is at the tables of a list."""

from collections.abc import Sequence
from contextlib import suppress

from escalera.server.frames.messages_out import person_to_act
from escalera.server.live.hub import Hub
from escalera.server.messages.errors import Refused
from escalera.server.store import TableRow

READ_ANEW = 5
"""How many tables that are not at hand are read for one list, the newest first."""


async def turns_of(hub: Hub, rows: Sequence[TableRow], person: str) -> set[str]:
    """Return the tables in play where it is a person's turn; of those not at hand, only the newest.

    It leaves out tables that can't be loaded: the list of the others is still good.
    """
    playing = [row.id for row in rows if row.status == "playing"]
    read = [table for table in playing if table not in hub.lives][:READ_ANEW]
    tables = []
    for name in playing:
        if name in hub.lives or name in read:
            with suppress(Refused):
                tables.append((await hub.live(name)).table)
    acting = ((table, table.seat_of(person)) for table in tables)
    return {table.id for table, seat in acting if seat and person_to_act(table) == seat}
