"""Random matches whose hands have a commitment and are revealed."""

import random
from functools import cache

from escalera.engine.match.game import Game
from escalera.notation.shuffle import Revealed, commitment
from escalera.notation.write import write
from escalera.rules import RuleSet, load
from tests.contracts.matches import play_hand

SECRET = "5b3c8a0f7e6d49121c0de5a7b4f9836210fedcba98765432deadbeef0badcafe"
TABLE_ID = "quiet-river"
NUMBERS = ("4811", "70233", "-", "902cafe")
REVEALED = Revealed(SECRET, TABLE_ID, NUMBERS)
SETTINGS = {"villages-samba": {"hands": "3", "cut_bonus": "0.5"}}


def rules_of(name: str) -> RuleSet:
    """Return a game for four, with the settings that matter to its deals."""
    return load(name, 4, SETTINGS.get(name, {}))


def deal_hand(game: Game, *, seed: str = "", revealed: Revealed = REVEALED) -> None:
    """Deal the next hand as an honest table does, or from another seed."""
    honest = revealed.seed(game.hand_number + 1)
    game.next_hand(seed or honest, commitment(revealed.secret))


def play_out(game: Game) -> None:
    """Play the hand to its end."""
    for _ in play_hand(game, random.Random(game.hand_number)):
        pass


def reveal(game: Game, revealed: Revealed = REVEALED) -> None:
    """Reveal the hand that ended."""
    game.reveal(str(revealed))


@cache
def provable(name: str, *, hands: int = 1, revealed: bool = True) -> str:
    """Return the record of some hands of a game for four."""
    game = Game.waiting(rules_of(name), names=("Ann", "Bea", "Cyd", "Dan"))
    for _ in range(hands):
        deal_hand(game)
        play_out(game)
        if revealed:
            reveal(game)
    return write(game.record())
