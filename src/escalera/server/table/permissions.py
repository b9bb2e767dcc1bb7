"""Who may see a table."""

from escalera.server.table.table import Table


def may_see(table: Table, who: str) -> bool:
    """Say whether a person may see a table: if they sit there, or while it is open or public."""
    seated = bool(table.seat_of(who)) or who == table.made.host
    return seated or table.status == "open" or table.options.spectators
