"""Going on with a saved match."""

from pathlib import Path

from escalera.cli.drawing.seats import Seats
from escalera.cli.errors import CommandError
from escalera.cli.files import game_in
from escalera.cli.play.bots import seated
from escalera.cli.words import phrase
from escalera.engine.match.game import Game

_BOT = "bot:"


def resumed(path: Path, seed: str) -> Game:
    """Return the match in a file, its later hands dealt by a seed.

    CommandError if it can't be played on.
    """
    game = game_in(path, seed=seed)
    hands = game.record().hands
    if hands and hands[-1].number != game.hand_number:
        raise CommandError(phrase("start-no-deal", path=str(path)))
    return game


def seats_of(game: Game, spare: list[str]) -> Seats:
    """Return who sits where: the first seat without a bot's name is the player's.

    Other seats without a bot's name get the spare bots.
    """
    names = game.record().names
    every = range(1, game.rules.seats + 1)
    free = [seat for seat in every if not names.get(seat, "").startswith(_BOT)] or [1]
    bots = seated(spare, free[1:]) if free[1:] else {}
    for seat in every:
        if seat not in free:
            bots[seat] = names[seat].removeprefix(_BOT)
    people = {seat: names[seat] for seat in free[1:] if seat in names}
    return Seats(game.rules, free[0], bots, people)
