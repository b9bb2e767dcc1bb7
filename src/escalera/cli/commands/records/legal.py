"""`escalera legal FILE`: what may be played where a record stops?"""

from pathlib import Path

from escalera.cli.console import say_line
from escalera.cli.errors import CommandError
from escalera.cli.files import game_in
from escalera.cli.language import complaint
from escalera.cli.patience import patient
from escalera.engine.match.game import Game
from escalera.engine.state.action import ENDS, Action


@patient()
def run(file: Path) -> int:
    """Print the legal actions as records write them; CommandError if nobody is to act."""
    game = game_in(file)
    if game.hand_over:
        raise CommandError(complaint("command-nobody-acts", path=str(file), why=_over(game)))
    for action in game.legal_actions():
        say_line(line_of(action, game.seat_to_act))
    return 0


def line_of(action: Action, seat: int) -> str:
    """Return an action as a record's line: the two ends have no seat."""
    return str(action) if action.verb in ENDS else f"{seat} {action}"


def _over(game: Game) -> str:
    """Return what is over, or `deal` where no hand is dealt."""
    if not game.hand_number:
        return "deal"
    return "hand" if game.outcome() is None else "match"
