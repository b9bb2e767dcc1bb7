"""Hands dealt from a seed's text: the shuffled deck, the cuts, and their record lines."""

from dataclasses import dataclass

import numpy as np

from escalera.cards.compiling.arrays import Integers
from escalera.cards.rng import seed_words
from escalera.engine.match import doors
from escalera.engine.match.position import Position
from escalera.engine.record.deals import deal_lines
from escalera.engine.record.placements import Placed
from escalera.engine.record.statements import Cuts
from escalera.rules import RuleSet


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


def first_dealer(rules: RuleSet, seed: str) -> int:
    """Return the seat that the draw makes the first dealer (R3)."""
    position = Position(rules)
    generator = seed_words(f"{seed}/dealer")
    return int(doors.first_dealer(position.states, 0, position.numbers, generator)) + 1


def deal_from(
    rules: RuleSet, seed: str, *, dealer: int, hand_number: int, scores: tuple[int, ...]
) -> DealtHand:
    """Shuffle the pack with a seed's text and deal it; the same text gives the same cards.

    scores: the teams' points before the hand; they set its minimums, not its cards.
    """
    generator = seed_words(seed)
    position = Position(rules)
    where = position.states, 0, position.numbers
    points = np.array(scores, dtype=np.int64)
    doors.deal_hand(*where, generator, dealer - 1, hand_number, points)
    setup = tuple(dealt_lines(position))
    return DealtHand(position, setup, _cut(position, generator))


def _cut(position: Position, generator: Integers) -> Cuts | None:
    """Let each seat cut after the shuffle: exactly 30 cards with the agreed chance (R19i)."""
    rules = position.rules
    if not rules.cut_bonus:
        return None
    chance = round(rules.cut_bonus * (1 << 30))
    rolls = [doors.roll(generator, 1 << 30) for _ in range(rules.seats)]
    seats = tuple(seat for seat, roll in enumerate(rolls, 1) if roll < chance)
    for seat in seats:
        position.state.teams[rules.team_of(seat) - 1].cuts += 1
    return Cuts(seats) if seats else None


def dealt_lines(position: Position) -> list[Placed]:
    """Return the lines of a deal, right after it: who was dealt what, before any red 3 moved."""
    s, rules = position.state, position.rules
    deck = [int(kind) for kind in s.deck[: int(position.numbers[0].deck_size)]]
    at = rules.hand_cards * rules.seats
    order = [(int(s.dealer) + 1 + step) % rules.seats for step in range(rules.seats)]
    hands = [deck[order.index(seat) : at : rules.seats] for seat in range(rules.seats)]
    below = at + rules.foot_cards * rules.seats
    feet = [deck[at + order.index(seat) : below : rules.seats] for seat in range(rules.seats)]
    start = below + int(s.pile_count)
    left = len(deck) - start
    middle = len(deck) if rules.stock_piles == 1 else start + (left + 1) // 2
    stocks = [deck[start:middle], deck[middle:]][: rules.stock_piles]
    return deal_lines(hands, feet, deck[below:start], stocks)
