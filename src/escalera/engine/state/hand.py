"""Cards in hands: counts by kind, with the counts by rank and suit that follow from them."""

from escalera.cards.jit import inlined
from escalera.cards.kinds import JOKER
from escalera.engine.state.dtypes import State


@inlined
def gain(s: State, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    s.hands[seat][kind] += 1
    s.held[seat] += 1
    s.ranks[seat][kind >> 2] += 1
    s.suits[seat][kind & 3] |= 1 << (kind >> 2)


@inlined
def lose(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand that holds it."""
    left = int(s.hands[seat][kind]) - 1
    s.hands[seat][kind] = left
    s.held[seat] -= 1
    s.ranks[seat][kind >> 2] -= 1
    if left == 0:
        s.suits[seat][kind & 3] &= 0x3FFF ^ (1 << (kind >> 2))


@inlined
def cards_of(s: State, seat: int) -> int:
    """Count a hand's cards, red 3s apart (an undeclared one is no card, R20)."""
    hand = s.hands[seat]
    return int(s.held[seat]) - int(hand[5]) - int(hand[6])


@inlined
def wilds_of(s: State, seat: int) -> int:
    """Count a hand's wilds."""
    return int(s.ranks[seat][0]) + int(s.hands[seat][JOKER])


@inlined
def holds(s: State, seat: int, a: int, b: int, c: int) -> bool:
    """Say whether a hand holds up to three cards at once (63: none)."""
    hand = s.hands[seat]
    if a < 63 and hand[a] < 1 + (b == a) + (c == a):
        return False
    if b < 63 and hand[b] < 1 + (a == b) + (c == b):
        return False
    return not (c < 63 and hand[c] < 1 + (a == c) + (b == c))


@inlined
def wild_number(i: int) -> int:
    """Return the i-th wild kind: the twos by suit, then the joker."""
    return JOKER if i == 4 else i
