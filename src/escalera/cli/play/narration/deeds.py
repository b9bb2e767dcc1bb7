"""What a play did, in words: `melded 7♠ 7♥ 7♦, completed a red canasta`."""

from dataclasses import dataclass, field

from rich.text import Text

from escalera.cli.drawing.cards import Faces
from escalera.engine.match.view import View
from escalera.engine.state.action import Action, TabledCard, Verb, canonical_order


@dataclass(frozen=True, slots=True)
class Event:
    """A seat's action between two views of one viewer; `own` if the viewer sits there."""

    before: View
    after: View
    seat: int
    action: Action

    @property
    def own(self) -> bool:
        """Whether the viewer acted."""
        return self.seat == self.after.seat


@dataclass
class Deed:
    """One thing that was done: words, the cards, more words, and what followed by rule.

    `meld` is the number of the meld that the cards went to, 0 if to none; `verb` what was played,
    None for what came by rule; `undoes` marks the taking back of everything.
    """

    words: str
    cards: list[TabledCard] = field(default_factory=list)
    tail: Text = field(default_factory=Text)
    meld: int = 0
    verb: Verb | None = None
    undoes: bool = False
    extras: list[Text] = field(default_factory=list)

    def absorb(self, other: "Deed") -> None:
        """Join a later deed that put more cards onto the same meld."""
        self.cards = sorted([*self.cards, *other.cards], key=canonical_order)
        self.extras += other.extras

    def text(self, faces: Faces) -> Text:
        """Return the deed in words."""
        text = Text(self.words)
        if self.cards:
            text.append(" ").append_text(faces.tabled_cards(self.cards))
        text.append_text(self.tail)
        for extra in self.extras:
            text.append(", ").append_text(extra)
        return text
