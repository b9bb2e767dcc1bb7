"""Cards in hands: counts by kind, with the counts by rank and suit that follow from them."""

from typing import Final

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import FOUR, JOKER, JOKER_RANK, THREE, TWO, TWOS, rank_of, suit_of
from escalera.engine.state import codes
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.dtypes import RANK_COLUMNS, State
from escalera.engine.state.reasons import Reason
from escalera.engine.state.threes import count_red_threes

ALL_RANKS: Final = (1 << RANK_COLUMNS) - 1
"""The bits of a suit (``State.suits``): its ranks and, in the first suit, the joker."""
NO_JOKER: Final = ALL_RANKS - (1 << JOKER_RANK)
NO_THREE: Final = ALL_RANKS - (1 << THREE)
SEQUENCE_RANKS: Final = (1 << JOKER_RANK) - (1 << FOUR)
"""The ranks of a suit that are in sequences as long as black 3s wait: 4 to ace."""


@inlined
def gain(s: State, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    s.hands[seat][kind] += 1
    s.held[seat] += 1
    s.ranks[seat][rank_of(kind)] += 1
    s.suits[seat][suit_of(kind)] |= 1 << rank_of(kind)


@inlined
def lose(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand that holds it."""
    left = int(s.hands[seat][kind]) - 1
    s.hands[seat][kind] = left
    s.held[seat] -= 1
    s.ranks[seat][rank_of(kind)] -= 1
    if left == 0:
        s.suits[seat][suit_of(kind)] &= ALL_RANKS ^ (1 << rank_of(kind))


@inlined
def cards_of(s: State, seat: int) -> int:
    """Count a hand's cards, red 3s apart (an undeclared one is no card, R20)."""
    return int(s.held[seat]) - count_red_threes(s.hands[seat])


@inlined
def wilds_of(s: State, seat: int) -> int:
    """Count a hand's wilds."""
    return int(s.ranks[seat][TWO]) + int(s.hands[seat][JOKER])


@inlined
def holds(s: State, seat: int, a: int, b: int, c: int) -> bool:
    """Say whether a hand holds up to three cards at once (`NO_CARD`: none)."""
    hand = s.hands[seat]
    if a < NO_CARD and hand[a] < 1 + (b == a) + (c == a):
        return False
    if b < NO_CARD and hand[b] < 1 + (a == b) + (c == b):
        return False
    return not (c < NO_CARD and hand[c] < 1 + (a == c) + (b == c))


@inlined
def wild_number(i: int) -> int:
    """Return the i-th wild kind: the twos by suit, then the joker."""
    return JOKER if i == TWOS else i


@kernel
def check_cards_held(s: State, code: int) -> Reason:
    """Say whether the player holds the cards that an action names."""
    seat = int(s.seat)
    held = holds(s, seat, codes.card_a(code), codes.card_b(code), codes.card_c(code))
    return Reason.OK if held else Reason.NOT_IN_HAND
