"""A line that asks for patience, shown once, when something is compiled for the first time."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from escalera.bots import make_bot
from escalera.cards.jit import JIT
from escalera.cli.console import complain
from escalera.cli.words import phrase
from escalera.engine.match.game import Game
from escalera.rules import RuleSet


class Patience:
    """Asks for patience once, on standard error, so that standard output stays clean."""

    def __init__(self) -> None:
        self._asked = False

    def ask(self) -> None:
        """Say once that this takes a while."""
        if not self._asked:
            self._asked = True
            complain(phrase("start-patience"))


@contextmanager
def patient() -> Iterator[Patience]:
    """Ask for patience when something is compiled meanwhile, not when it is only loaded."""
    patience = Patience()
    if not JIT:
        yield patience
        return
    from numba.core import event

    class Ears(event.Listener):
        def on_start(self, _: object) -> None:
            patience.ask()

        def on_end(self, _: object) -> None:
            pass

    with event.install_listener("numba:compile", Ears()):
        yield patience


def warm_up(rules: RuleSet, bots: Sequence[str]) -> None:
    """Use the engine and each bot here, so that other processes find them compiled.

    BotError for an unknown bot.
    """
    for name in dict.fromkeys(bots):
        game, bot = Game.new(rules, seed="warm up"), make_bot(name)
        for _ in range(2):
            game.play(bot.choose(game.view(game.seat_to_act), game.legal_actions()))
