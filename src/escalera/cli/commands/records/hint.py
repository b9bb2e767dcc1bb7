"""`escalera hint FILE`: what a good player would play where a record stops, why, and what else."""

from pathlib import Path

from escalera.cli.advice import advise
from escalera.cli.advice.advice_text import advice_text
from escalera.cli.console import has_symbols, output
from escalera.cli.drawing.cards import Faces
from escalera.cli.errors import CommandError
from escalera.cli.files import game_in
from escalera.cli.language import speaking
from escalera.cli.patience import patient
from escalera.cli.words import phrase
from escalera.texts import LANGUAGES

SHOWN = 8


def run(file: Path, language: str = LANGUAGES[0]) -> int:
    """Print the plan, why, and the other ways with their worth; CommandError if it is over.

    The advice comes from the seat's own view: it uses nothing that the seat cannot see.
    """
    with speaking(language), patient():
        return _hint(file)


def _hint(file: Path) -> int:
    game = game_in(file)
    if game.hand_over:
        raise CommandError(phrase("hint-over", path=str(file)))
    console = output()
    said = advise(game, Faces(has_symbols(console)))
    heading = f"{phrase('hint-seat', n=str(game.seat_to_act))} {phrase('hint-heading')}"
    console.print(advice_text(said, heading, SHOWN))
    return 0
