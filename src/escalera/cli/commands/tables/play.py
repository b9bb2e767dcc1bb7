"""`escalera play`: a match against bots in the terminal."""

from dataclasses import replace

from rich.console import Console

from escalera.cli.console import output
from escalera.cli.errors import CommandError
from escalera.cli.language import speaking
from escalera.cli.patience import patient
from escalera.cli.play.input.choosing_game import choose_game
from escalera.cli.play.input.completion import install
from escalera.cli.play.leaving import Leaving
from escalera.cli.play.loop import play_match
from escalera.cli.play.start import Wishes, set_table
from escalera.cli.play.typed_lines import Keyboard, Lines
from escalera.cli.words import phrase


def run(wishes: Wishes) -> int:
    """Play; CommandError if the table can't be set up as asked."""
    return play_at(wishes, output(), Keyboard())


def play_at(wishes: Wishes, console: Console, lines: Lines) -> int:
    """Play at a console, with lines typed somewhere, in the language asked for."""
    with speaking(wishes.language), patient():
        return _play(wishes, console, lines)


def _play(wishes: Wishes, console: Console, lines: Lines) -> int:
    if wishes.resume and (wishes.game or wishes.players or wishes.settings):
        raise CommandError(phrase("start-resumed"))
    try:
        if not wishes.game and not wishes.resume:
            wishes = replace(wishes, game=choose_game(console, lines))
    except Leaving:
        return 0
    session = set_table(wishes, console, lines)
    install(session.match)
    play_match(session)
    return 0
