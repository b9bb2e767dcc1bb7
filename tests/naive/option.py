"""A legal action, with its effects already worked out."""

from dataclasses import dataclass, field

from tests.naive.melds import Meld


@dataclass(frozen=True)
class Option:
    """The canonical text, the cards that leave or return to the hand, the melds afterwards."""

    text: str
    cards: tuple[str, ...] = ()
    melds: dict[int, Meld] = field(default_factory=dict)
