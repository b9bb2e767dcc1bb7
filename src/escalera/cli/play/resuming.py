"""Going on with a saved match."""

from pathlib import Path

from escalera.cli.drawing.seats import Seats
from escalera.cli.errors import CommandError
from escalera.cli.files import game_in
from escalera.cli.play.bots import named, seated
from escalera.cli.words import phrase
from escalera.engine.match.game import Game
from escalera.engine.record.match_record import Record
from escalera.engine.record.statements import Comment

_BOT = "bot:"


def resumed(path: Path, seed: str) -> Game:
    """Return the match in a file, its later hands dealt by a seed.

    CommandError if it can't be played on.
    """
    game = game_in(path, seed=seed)
    hands = game.record().hands
    if hands and hands[-1].number != game.hand_number:
        raise CommandError(phrase("start-no-deal", path=str(path)))
    return _without_promise(game, seed)


def _without_promise(game: Game, seed: str) -> Game:
    """Return a match whose last hand promises nothing: a `commit` left open becomes a comment.

    Only the table that made it could reveal it, and with another hand after it no record may
    leave it open.
    """
    record = game.record()
    promise = record.hands[-1].commit if record.hands else None
    if promise is None or record.hands[-1].reveal is not None:
        return game
    told = Comment(text=f"# {promise}")
    lines = (told if line is promise else line for line in record.statements)
    return Game.from_record(Record(tuple(lines), record.ended), seed=seed)


def seats_of(game: Game, bots: str = "") -> Seats:
    """Return who sits where: the first seat without a bot's name is the player's.

    Other seats without a bot's name get the bots that a list names. CommandError if it names some,
    and there is no such seat.
    """
    names = game.record().names
    every = range(1, game.rules.seats + 1)
    free = [seat for seat in every if not names.get(seat, "").startswith(_BOT)] or [1]
    if bots and not free[1:]:
        raise CommandError(phrase("start-seated"))
    sitting = seated(named(bots), free[1:]) if free[1:] else {}
    for seat in every:
        if seat not in free:
            sitting[seat] = names[seat].removeprefix(_BOT)
    people = {seat: names[seat] for seat in free[1:] if seat in names}
    return Seats(game.rules, free[0], sitting, people)
