"""The command line: `escalera play`, `simulate`, `arena`, `verify`, `try`, `legal`, `rules` ..."""

import sys


def main() -> None:
    """Run the command line with the process's arguments, and exit with its status."""
    from escalera.cli.app import run

    sys.exit(run(sys.argv[1:]))
