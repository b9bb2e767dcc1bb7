"""`escalera bots`: who can sit at a table."""

from escalera.bots import about, bot_names
from escalera.cli.console import say_line


def run() -> int:
    """Print each bot's name and how it plays, the weakest first."""
    width = max(map(len, bot_names()))
    for name in bot_names():
        say_line(f"{name:{width}}  {about(name)}")
    return 0
