"""Duplicate play: every seating of every two sides plays the same deck with the same dealer."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from escalera.arena.order import Order
from escalera.arena.seating import Seating, pairings
from escalera.arena.times import Clocked, Times
from escalera.bots.programs import any_bot, label_of
from escalera.engine.match.game import Game
from escalera.engine.record.statements import Play
from escalera.engine.state.action import Verb
from escalera.notation.write import write
from escalera.simulation import play_hand
from escalera.simulation.tally import ENDINGS

Kind = Literal["deal", "match"]
Key = tuple[Kind, int]


@dataclass(frozen=True)
class Task:
    """One deal, or one match, for every seating to play; `number` counts from 1."""

    order: Order
    kind: Kind
    number: int
    recorded: bool = False

    @property
    def key(self) -> Key:
        """What tells this task from the others of its order."""
        return self.kind, self.number


@dataclass(frozen=True)
class Hand:
    """The result of a hand: points by team, and the lines of the score sheet by team."""

    points: tuple[int, ...]
    ending: str
    turns: int
    lines: dict[str, tuple[int, ...]]


@dataclass(frozen=True)
class Match:
    """The result of a match: 1 for each team that has won, by team, and its number of hands."""

    won: tuple[int, ...]
    hands: int


@dataclass(frozen=True)
class Done:
    """A task that was played.

    tables: by pairing and seating. times: by bot. records: texts by file name, if wanted.
    """

    key: Key
    tables: tuple[tuple[Hand | Match, ...], ...]
    times: tuple[Times, ...]
    records: dict[str, str]


def play(task: Task) -> Done:
    """Play a task; one process does this at a time.

    Each bot is made once for a seat of the deal, from only the seed, the deal and the seat, so its
    random choices do not depend on who else plays.
    """
    table = _Table(task)
    tables = tuple(
        tuple(table.seat(pair, place, seating) for place, seating in enumerate(pairing.seatings))
        for pair, pairing in enumerate(pairings(task.order))
    )
    return Done(task.key, tables, table.times, table.records)


class _Table:
    """The table of one task: its cards, the bots that may sit down, and its notes."""

    def __init__(self, task: Task) -> None:
        self._order = task.order
        self._task = task
        name = f"{task.number}" if task.kind == "deal" else f"match {task.number}"
        self._seed = f"{task.order.seed}/{name}"
        self.times: tuple[Times, ...] = tuple({} for _ in task.order.bots)
        self.records: dict[str, str] = {}
        self._bots: dict[tuple[int, int], Clocked] = {}

    def seat(self, pair: int, place: int, seating: Seating) -> Hand | Match:
        """Let a seating play; `pair` and `place` are the numbers of the pairing and seating."""
        bots = [self._bot(bot, seat) for seat, bot in enumerate(seating.bots, 1)]
        game = self._game(seating)
        done = self._hand(game, bots) if self._task.kind == "deal" else self._match(game, bots)
        if self._task.recorded:
            name = f"{self._task.kind}-{self._task.number:06d}-{pair + 1}-{place + 1}.rec"
            self.records[name] = write(game.record())
        return done

    def _bot(self, bot: int, seat: int) -> Clocked:
        if (bot, seat) not in self._bots:
            made = any_bot(self._order.bots[bot], f"{self._seed}/{seat}")
            self._bots[bot, seat] = Clocked(made, self.times[bot])
        return self._bots[bot, seat]

    def _game(self, seating: Seating) -> Game:
        """Return a match that waits for its first hand; each number moves the deal on by a seat."""
        labels = (label_of(self._order.bots[bot]) for bot in seating.bots)
        names = tuple(f"bot:{' '.join(label.split())}" for label in labels)
        game = Game.waiting(self._order.rules, names=names)
        game.dealer = (self._task.number - 2) % game.rules.seats + 1  # of the hand before
        return game

    def _hand(self, game: Game, bots: Sequence[Clocked]) -> Hand:
        game.next_hand(self._seed)
        play_hand(game, bots)
        return hand_of(game)

    def _match(self, game: Game, bots: Sequence[Clocked]) -> Match:
        while (outcome := game.outcome()) is None:
            game.next_hand(f"{self._seed}/hand {game.hand_number + 1}")  # unlike any bot's seed
            play_hand(game, bots)
        teams = range(1, game.rules.teams + 1)
        return Match(tuple(int(team in outcome.winners) for team in teams), game.hand_number)


def hand_of(game: Game) -> Hand:
    """Return the result of a match's only hand; a turn begins with drawing or taking."""
    end = game.hand_end
    if end is None:
        raise ValueError("The hand is not over.")
    plays = [line for line in game.record().statements if isinstance(line, Play)]
    begun = [play.seat for play in plays if play.action.verb in {Verb.DRAW, Verb.TAKE}]
    turns = sum(1 for _ in groupby(begun))  # a player may give a take back, and then draw
    return Hand(end.points, ENDINGS[end.ending], turns, game.score_sheet().lines)
