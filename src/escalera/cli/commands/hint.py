"""`escalera hint FILE`: what a good player would play where a record stops, why, and what else."""

from pathlib import Path

from escalera.cli.advice import advise
from escalera.cli.console import has_symbols, output
from escalera.cli.drawing.advice import advice_text
from escalera.cli.drawing.cards import Faces
from escalera.cli.errors import CommandError
from escalera.cli.files import game_in
from escalera.cli.patience import patient

SHOWN = 8


@patient()
def run(file: Path) -> int:
    """Print the plan, why, and the other ways with their worth; CommandError if it is over.

    The seat to act is advised from its own view: nothing that it cannot see is used.
    """
    game = game_in(file)
    if game.hand_over:
        raise CommandError(f"{file}: nobody is to act where this record stops.")
    console = output()
    said = advise(game, Faces(has_symbols(console)))
    heading = f"Seat {game.seat_to_act} is to act. A good player would play:"
    console.print(advice_text(said, heading, SHOWN))
    return 0
