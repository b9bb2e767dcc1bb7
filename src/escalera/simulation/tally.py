"""Counts what happens in matches."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from escalera.cards.jit import interpreted
from escalera.engine.match.game import Game
from escalera.engine.match.score_sheet import NAMES
from escalera.engine.state.enums import Ending, Form, Line
from escalera.engine.topics.needs import class_of

_class_of: Final = interpreted(class_of)

ENDINGS: Final = {Ending.OUT: "out", Ending.STOCK: "stock", Ending.STUCK: "stuck"}
_OPEN: Final = {
    Form.SET: "open sets",
    Form.SEQUENCE: "open sequences",
    Form.WILD: "open wild melds",
}
_CLASSES: Final = {
    line: NAMES[line] for line in Line if Line.RED_CANASTAS <= line <= Line.WILD_CANASTAS
} | {Line.TABLE: "sequences with a black 3"}
SOURCES: Final = tuple(NAMES.values())
"""Where points come from, in the order of the score sheet."""
MELDS: Final = (*_CLASSES.values(), *_OPEN.values())
"""The classes of melds, complete ones first."""


@dataclass
class Tally:
    """Sums over hands: endings by name, points by score-sheet line, melds by class, wins by bot."""

    matches: int = 0
    hands: int = 0
    team_hands: int = 0
    ties: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    melds: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Add another tally."""
        self.matches += other.matches
        self.hands += other.hands
        self.team_hands += other.team_hands
        self.ties += other.ties
        for name in ("endings", "points", "melds", "wins"):
            mine: Counter[str] = getattr(self, name)
            for key, count in getattr(other, name).items():
                mine[key] += count

    def count_hand(self, game: Game) -> None:
        """Count a hand that has just ended."""
        end = game.hand_end
        if end is None:
            raise ValueError("The hand is not over.")
        self.hands += 1
        self.team_hands += game.rules.teams
        self.endings[ENDINGS[end.ending]] += 1
        for line, points in game.score_sheet().lines.items():
            self.points[line] += sum(points)
        self._count_melds(game)

    def _count_melds(self, game: Game) -> None:
        position = game.position
        for slot, _ in position.slots():
            meld = position.state.melds[slot]
            if meld.total < game.rules.complete_cards:
                self.melds[_OPEN[Form(int(meld.form))]] += 1
                continue
            self.melds[_CLASSES[Line(_class_of(position.numbers[0], meld))]] += 1

    def count_match(self, game: Game, bots: tuple[str, ...]) -> None:
        """Count a match; `bots` by seat. A match that was cut short has no winner.

        A win counts once for each name in the team.
        """
        self.matches += 1
        outcome = game.outcome()
        if outcome is None:
            return
        if len(outcome.winners) > 1:
            self.ties += 1
            return
        teams = [game.rules.team_of(seat) for seat in range(1, len(bots) + 1)]
        for name in {bot for bot, team in zip(bots, teams, strict=True) if team in outcome.winners}:
            self.wins[name] += 1
