"""Who may see a table."""

from escalera.server.messages.errors import Refused
from escalera.server.table.table import Table


def may_see(table: Table, who: str) -> bool:
    """Say whether a person may see a table: if they sit there, or while it is open or public."""
    return not why_not_seen(table, who)


def why_not_seen(table: Table, who: str) -> Refused | None:
    """Return why a person may not see a table, None if they may."""
    if why := shut_out(table, who):
        return why
    watched = table.status == "open" or table.options.spectators
    return None if watched or belongs(table, who) else Refused("NOT_ALLOWED")


def shut_out(table: Table, who: str) -> Refused | None:
    """Return why the host keeps a person out, None if they don't."""
    if who in table.removed:
        return Refused("REMOVED")
    if not table.locked or belongs(table, who):
        return None
    return Refused("SEAT_TAKEN_BACK") if who in table.let_go else Refused("LOCKED")


def belongs(table: Table, who: str) -> bool:
    """Say whether a person has a seat or opened the table."""
    return bool(table.seat_of(who)) or who == table.made.host
