"""The cards of a pack, in the order that records list them."""

from escalera.cards.kinds import JOKER, RANKS, SUITS, kind_with


def pack(packs: int, jokers: int) -> list[int]:
    """Return all kinds of a pack made of `packs` packs of 52 and `jokers` jokers, in pack order.

    Pack order is rank A K ... 2, then suit S H D C, copies together, jokers last (record.md).
    """
    ranks = reversed(range(len(RANKS)))
    kinds = [kind_with(rank, suit) for rank in ranks for suit in range(len(SUITS))]
    return [kind for kind in kinds for _ in range(packs)] + [JOKER] * jokers
