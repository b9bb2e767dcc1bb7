"""How a player leaves the table."""


class Leaving(Exception):  # noqa: N818 (a way out of the loops, not an error)
    """The player leaves the table, by quit, Ctrl-C or the end of the input."""
