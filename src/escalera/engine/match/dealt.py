"""Hands dealt from a seed's text: the shuffled deck, the cuts, and their record lines."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from escalera.cards.compiling.arrays import Integers
from escalera.cards.jit import interpreted
from escalera.cards.pack import pack
from escalera.cards.rng import seed_words, stream_words
from escalera.engine.match import between_hands, doors
from escalera.engine.match.position import Position
from escalera.engine.record.deals import deal_lines
from escalera.engine.record.placements import Placed
from escalera.engine.record.statements import Cuts
from escalera.engine.state.dtypes import DECK
from escalera.engine.state.enums import Place
from escalera.engine.topics.dealing import clear, deal
from escalera.rules import RuleSet

OF_STREAM: Final = "hmac-sha256"
"""The method of a `commit` whose hand is dealt from a cryptographic stream (`stream_words`)."""

_clear, _deal = interpreted(clear), interpreted(deal)


@dataclass(frozen=True, slots=True)
class DealtHand:
    """A hand before its first play, with the lines that write its cards and its cuts."""

    position: Position
    setup: tuple[Placed, ...]
    cuts: Cuts | None

    @property
    def lines(self) -> tuple[Placed | Cuts, ...]:
        """The lines that write the hand after its commitment."""
        return (*self.setup, self.cuts) if self.cuts else self.setup


def first_dealer(rules: RuleSet, seed: str, method: str = "") -> int:
    """Return the seat that the draw makes the first dealer (R3)."""
    position = Position(rules)
    generator = _generator(f"{seed}/dealer", method)
    return int(doors.first_dealer(position.states, 0, position.numbers, generator)) + 1


def deal_from(
    rules: RuleSet,
    seed: str,
    *,
    method: str = "",
    dealer: int,
    hand_number: int,
    scores: tuple[int, ...],
) -> DealtHand:
    """Shuffle the pack with a seed's text and deal it; the same text gives the same cards.

    method: that of the hand's `commit`. scores: the teams' points before the hand; they set its
    minimums, not its cards.
    """
    generator = _generator(seed, method)
    position = Position(rules)
    where = position.states, 0, position.numbers
    points = np.array(scores, dtype=np.int64)
    doors.deal_hand(*where, generator, dealer - 1, hand_number, points)
    setup = tuple(dealt_lines(position))
    return DealtHand(position, setup, _cut(position, generator))


def deal_pack(
    rules: RuleSet, cards: Sequence[int], *, dealer: int, scores: tuple[int, ...] = ()
) -> Position:
    """Deal a pack that lies in this order, nobody cutting; the hand is a match's first.

    cards: the kinds of the whole pack; what is left after the deal is the stock, its top first.
    scores: as in `deal_from`, none by default. ValueError: it is another pack.
    """
    if sorted(cards) != sorted(pack(rules.packs, rules.jokers)):
        raise ValueError("That is not the whole pack of this game.")
    position = Position(rules)
    points = np.array(scores or (0,) * rules.teams, dtype=np.int64)
    _clear(position.state, position.numbers[0], dealer - 1, 1, points)
    position.state.deck[: len(cards)] = cards
    _deal(position.state, position.numbers[0])
    return position


def _generator(text: str, method: str) -> Integers:
    return stream_words(text) if method == OF_STREAM else seed_words(text)


def _cut(position: Position, generator: Integers) -> Cuts | None:
    """Let each seat cut after the shuffle (`dealing.cut`); None if nobody cut 30 cards."""
    bits = between_hands.cut_deck(position.states, 0, position.numbers, generator)
    seats = tuple(seat for seat in range(1, position.rules.seats + 1) if bits >> (seat - 1) & 1)
    return Cuts(seats) if seats else None


def dealt_lines(position: Position) -> list[Placed]:
    """Return the lines of a deal, right after it: who was dealt what, before any red 3 moved."""
    s, rules = position.state, position.rules
    places = np.zeros(DECK, dtype=np.int64)
    count = between_hands.where_dealt(position.states, 0, position.numbers, places)
    dealt: list[list[int]] = [[] for _ in range(Place.STOCKS + rules.stock_piles)]
    for place, kind in zip(places[:count].tolist(), s.deck[:count].tolist(), strict=True):
        dealt[place].append(kind)
    hands, feet = dealt[: rules.seats], dealt[Place.FEET : Place.FEET + rules.seats]
    return deal_lines(hands, feet, dealt[Place.UPCARDS], dealt[Place.STOCKS :])
