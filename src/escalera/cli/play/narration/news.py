"""What happened since the player's last turn, one line for each turn of the others."""

from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.news import Line
from escalera.cli.drawing.seats import Seats
from escalera.cli.play.narration.deeds import Deed
from escalera.engine.state.action import Verb

_TAKING: Final = (Verb.TAKE, Verb.BACK)


@dataclass
class Story:
    """What one seat did in a row."""

    seat: int
    deeds: list[Deed] = field(default_factory=list)

    def add(self, deed: Deed) -> None:
        """Take in a deed; more cards onto a meld of the same turn join the earlier ones.

        Melds that are taken back are left out, unless the pile was taken too.
        """
        took = any(earlier.verb in _TAKING for earlier in self.deeds)
        if deed.undoes and not took:
            self.deeds = [earlier for earlier in self.deeds if not earlier.meld]
            return
        for earlier in reversed(self.deeds):
            if earlier.verb in _TAKING:
                break
            if deed.verb is Verb.ADD and earlier.meld == deed.meld:
                earlier.absorb(deed)
                return
        self.deeds.append(deed)


@dataclass
class News:
    """Gathers what is done at the table until it is forgotten."""

    seats: Seats
    faces: Faces
    _stories: list[Story] = field(default_factory=list)

    def add(self, seat: int, deed: Deed) -> None:
        """Take in what a seat has just done."""
        if not self._stories or self._stories[-1].seat != seat:
            self._stories.append(Story(seat))
        self._stories[-1].add(deed)

    def forget(self) -> None:
        """Forget everything: the player has seen it."""
        self._stories.clear()

    def lines(self) -> list[Line]:
        """Return a line for each seat's turn, in order."""
        return [self._line(story) for story in self._stories]

    def latest(self) -> list[Line]:
        """Return the last line, if there is one."""
        return [self._line(story) for story in self._stories[-1:]]

    def _line(self, story: Story) -> Line:
        deeds = Text(", ").join(deed.text(self.faces) for deed in story.deeds)
        return self.seats.name(story.seat), deeds.append(".")
