"""A server whose bots play at once, and that soon takes people for gone: run it as `escalera`."""

from escalera.cli import main
from escalera.server.live import live_table
from escalera.server.messages.options import BOT_SECONDS

if __name__ == "__main__":
    live_table.PATIENCE = 1.0
    BOT_SECONDS.update(dict.fromkeys(BOT_SECONDS, 0.0))
    main()
