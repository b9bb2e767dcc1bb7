"""A look at the table before listing: own melds and wilds, gathered without branching on each.

Random branches cost more than the work here, so lists are written unconditionally and their
length grows by 0 or 1. The gathered lists follow the legal actions in the same buffer.
"""

from typing import Final

from escalera.cards.jit import inlined
from escalera.cards.kinds import FOUR, RANK_COUNT, SUIT_COUNT, THREE, WILD_KINDS
from escalera.engine.state.codes import Buffer
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Form
from escalera.engine.state.hand import wild_number
from escalera.engine.topics.melds import set_takes_natural, set_takes_wild

MOST_ACTIONS: Final = 8192
"""The most codes that a legal list may hold (docs/engine.md derives the bound)."""
_MOST_MELDS: Final = 100
"""More melds than a team has."""
_WILD_ROOM: Final = 8
"""More wild kinds than there are, as one too many is written."""
RUNS: Final = MOST_ACTIONS
TAKERS: Final = RUNS + _MOST_MELDS
WILDS: Final = TAKERS + _MOST_MELDS
BUFFER: Final = WILDS + _WILD_ROOM
"""The size of a buffer for `listing.legal`."""
TAKER_SLOT: Final = 255
"""The bits of a taker (`gather_own`) that are its slot."""
NATURAL_AT: Final = 8
"""A taker's bit that says that a natural fits."""
WILD_AT: Final = 9
"""A taker's bit that says that a wild fits."""
RANK_AT: Final = 10
"""The lowest bit of a taker's rank."""


@inlined
def gather_own(
    s: State, r: Rules, team: int, out: Buffer, kinds: int
) -> tuple[int, int, int, int, int]:
    """Write the slots of a team's melds into the buffer.

    At ``out[RUNS:]`` its sequences, at ``out[TAKERS:]`` the sets and wild melds onto which the
    player holds a card: slot, whether a natural and a wild fit, and the rank (`NATURAL_AT` ...).
    kinds: how many wild kinds the hand holds.
    Return how many of each there are, the ranks of the team's open sets as bits, the ranks with
    two or more, and the suits of its sequences as bits.
    """
    suits = s.suits[s.seat]
    held = 0
    for suit in range(SUIT_COUNT):
        held |= int(suits[suit])
    runs = takers = ranks = twice = started = 0
    whole = int(r.complete_cards)
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        mine = int(m.team > 0) & int(m.into == 0)
        run = mine & int(m.form == Form.SEQUENCE)
        other = mine - run
        of_set = other & int(m.form == Form.SET)
        natural = (
            of_set & int(m.which > THREE) & (held >> int(m.which)) & int(set_takes_natural(r, m))
        )
        wild = int(set_takes_wild(r, m)) if kinds > 0 else 0
        bit = (of_set & int(m.total < whole)) << int(m.which)
        twice |= ranks & bit
        ranks |= bit
        started |= run << int(m.which)
        out[RUNS + runs] = slot
        out[TAKERS + takers] = (
            slot | natural << NATURAL_AT | wild << WILD_AT | int(m.which) << RANK_AT
        )
        runs += run
        takers += other & (natural | wild)
    return runs, takers, ranks, twice, started


@inlined
def gather_wilds(s: State, seat: int, out: Buffer) -> int:
    """Write the wild kinds in a hand at ``out[WILDS:]``; return how many kinds there are."""
    hand = s.hands[seat]
    count = 0
    for i in range(WILD_KINDS):
        kind = wild_number(i)
        out[WILDS + count] = kind
        count += int(hand[kind] > 0)
    return count


@inlined
def ranks_with(s: State, seat: int, cards: int) -> int:
    """Return the natural ranks of which a hand holds this many cards or more, as bits."""
    bits = 0
    for rank in range(FOUR, RANK_COUNT):
        bits |= int(s.ranks[seat][rank] >= cards) << rank
    return bits
