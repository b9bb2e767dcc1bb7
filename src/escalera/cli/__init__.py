"""The command line: `escalera play`, `simulate`, `arena`, `verify`, `try`, `legal`, `rules` ..."""

import sys

from escalera.cli.importing import importing


def main() -> None:
    """Run the command line with the process's arguments, and exit with its status."""
    with importing():
        from escalera.cli.app import run

    sys.exit(run(sys.argv[1:]))
