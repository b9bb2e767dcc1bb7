"""Who may see a table."""

from escalera.server.table.table import Table


def may_see(table: Table, who: str) -> bool:
    """Say whether a person may see a table: if they sit there, or while it is open or public."""
    return not why_not_seen(table, who)


def why_not_seen(table: Table, who: str) -> str:
    """Return the name of the refusal of a person who may not see a table, empty if they may."""
    if why := shut_out(table, who):
        return why
    watched = table.status == "open" or table.options.spectators
    return "" if watched or _belongs(table, who) else "NOT_ALLOWED"


def shut_out(table: Table, who: str) -> str:
    """Return the name of the host's refusal of a person, empty if there is none."""
    if who in table.removed:
        return "REMOVED"
    return "CLOSED" if table.closed and not _belongs(table, who) else ""


def _belongs(table: Table, who: str) -> bool:
    return bool(table.seat_of(who)) or who == table.made.host
