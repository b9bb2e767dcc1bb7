"""A lesson in progress: its position, the plays made in it, and what became of its goal."""

from collections.abc import Iterable
from typing import Literal

from escalera.book.positions.lessons import Lesson, reached
from escalera.engine.match.game import Game
from escalera.engine.state.enums import Phase
from escalera.notation import read

PLAYER = 1
"""The learner's seat."""
Became = Literal["open", "reached", "missed"]
"""A lesson is missed when the turn is over and the goal was not reached."""


class Attempt:
    """A lesson with plays made in it, all of them the player's.

    A partner who is asked says yes, once `answer` lets them. Raises IllegalAction for a play that
    the rules refuse and ActionError for a text that is not a play.
    """

    def __init__(self, lesson: Lesson, plays: Iterable[str] = ()) -> None:
        self.game = Game.from_record(read(lesson.record))
        self.plays: list[str] = []
        self._goal, self._reached = lesson.goal, False
        for play in plays:
            self.play(play)
            while self.asked:
                self.answer()

    def play(self, action: str) -> None:
        """Play an action for the player."""
        self.game.play(action, PLAYER)
        self.plays.append(action)
        self._look()

    @property
    def asked(self) -> bool:
        """Whether a partner was asked and has not answered."""
        return not self.game.hand_over and self.game.view(0).phase == Phase.ANSWER

    def answer(self) -> None:
        """Let the partner who was asked say yes."""
        self.game.play("yes")
        self._look()

    def _look(self) -> None:
        self._reached = self._reached or reached(self.game, self._goal)

    @property
    def became(self) -> Became:
        """What became of the goal; once reached, it stays reached."""
        if self._reached:
            return "reached"
        return "open" if self.asked or self.game.seat_to_act == PLAYER else "missed"
