"""A match that bots play."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from escalera.bots import Bot, make_bot
from escalera.engine.match.game import Game
from escalera.rules import RuleSet
from escalera.texts import NamedError


class SimulationError(NamedError):
    """A simulation can't run as asked."""

    FILES: ClassVar = ("arena",)


def seated(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return a bot's name for each seat, with the names repeated around the table.

    So with partners, two names play as one team against the other.
    """
    if not 1 <= len(bots) <= seats:
        raise SimulationError("BOTS_FOR_SEATS", seats=seats, given=len(bots))
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def play_hand(game: Game, bots: Sequence[Bot], until: int = 0) -> None:
    """Play the hand on the table to its end, or until it is a seat's turn; a bot for each seat."""
    while (seat := game.seat_to_act) not in (0, until):
        game.play(bots[seat - 1].choose(game.view(seat), game.legal_actions()))


def played_hands(
    rules: RuleSet, bots: Sequence[str], seed: int | str, hands: int | None = None
) -> Iterator[Game]:
    """Play a match, at most some hands of it, and yield it at the end of each hand.

    The seed decides the deals; the seed and the seat decide each bot's seed. BotError if a bot is
    unknown.
    """
    names = seated(bots, rules.seats)
    players = [make_bot(name, f"{seed}/bot {seat}") for seat, name in enumerate(names, 1)]
    game = Game.new(rules, seed=seed, names=tuple(f"bot:{name}" for name in names))
    while True:
        play_hand(game, players)
        yield game
        if game.outcome() is not None or game.hand_number == hands:
            return
        game.next_hand()


def play_match(
    rules: RuleSet, bots: Sequence[str], seed: int | str, hands: int | None = None
) -> Game:
    """Return a match that bots have played, to its end or for some hands."""
    if hands is not None and hands < 1:
        raise SimulationError("NO_HANDS")
    *_, game = played_hands(rules, bots, seed, hands)
    return game
