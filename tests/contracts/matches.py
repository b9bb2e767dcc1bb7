"""Random matches through `Game`, to test what every game must do the same way."""

import random
from collections.abc import Iterator, Sequence

from escalera.engine.match.game import Game
from escalera.engine.match.view import View
from escalera.engine.state.action import Action
from tests.fuzz import texts
from tests.fuzz.tables import Table

TABLES = (
    Table("samba", 4),
    Table("samba", 4, (("self_policed", "yes"),)),
    Table("sambola", 3, (("jokers", "6"), ("going_out", "1red+1black"))),
    Table("sambola", 4),
    Table("black-samba", 2, (("pile_take", "all"), ("going_out", "2any+1red"))),
    Table("black-samba", 6),
    Table("bolivia", 4),
    Table("villages-samba", 4, (("cut_bonus", "0.3"), ("self_policed", "yes"))),
    Table("villages-samba", 3, (("hands", "3"),)),
)
"""At least one table for every game, with switches of all kinds."""

LIKES = {
    "take": 12, "meld": 8, "add": 12, "merge": 2, "back": 1, "ask": 8, "yes": 4, "no": 1, "end": 1,
    "declare": 3, "special": 2, "claim": 1, "discard": 2, "draw": 6,
}  # fmt: skip


def choose(game: Game, generator: random.Random) -> Action:
    """Choose a legal action."""
    code = game.legal_codes()[choose_place(game.legal_texts(), generator)]
    return game.position.action(code)


def choose_place(legal: Sequence[str], generator: random.Random) -> int:
    """Choose a legal action by its place in their list, whose order does not matter."""
    places = sorted(range(len(legal)), key=legal.__getitem__)
    likes = [LIKES[legal[place].partition(" ")[0]] for place in places]
    return generator.choices(places, likes)[0]


def play_hand(game: Game, generator: random.Random) -> Iterator[Action]:
    """Play the hand to its end; yield each action before playing it."""
    while not game.hand_over:
        action = choose(game, generator)
        yield action
        game.play(action)


def play_match(table: Table, seed: str, hands: int = 3) -> Game:
    """Return a match after some hands, or at its end."""
    generator = random.Random(seed)
    game = Game.new(table.rules(), seed=seed, names=("Ann", "bot:random"))
    for _ in range(hands):
        for _ in play_hand(game, generator):
            pass
        if game.outcome() is not None:
            break
        if game.hand_number < hands:
            game.next_hand()
    return game


def views(game: Game) -> list[View]:
    """Return what a spectator and every seat see."""
    return [game.view(seat) for seat in range(game.rules.seats + 1)]


def everything(game: Game) -> object:
    """Return the whole of a match for comparing: hidden cards, views, actions, scores."""
    match = game.hand_number, game.dealer, game.scores, game.outcome(), game.hand_end
    return match, texts.facts(game.position), views(game), set(map(str, game.legal_actions()))
