"""What the quick policy discards: the card it misses least, and that the next team wants least."""

from typing import Any, Final

from escalera.bots.search.kernel import kernel
from escalera.cards.kinds import FOUR, is_wild, rank_of, suit_of
from escalera.engine.state import codes
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Form, Op
from escalera.engine.state.meld_slots import lies, lies_open
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.engine.topics.facts import cards_taken

_MOST: Final = 1 << 30
"""More than any card is missed."""
_KEEP_WILD: Final = 400
_KEEP_BLACK_THREE: Final = 40
_BLOCKED: Final = 4  # each card of the pile that a black 3 keeps from the next player
_LARGE_PILE: Final = 10
_KEEP_RANK: Final = 24  # each card of its rank, up to three
_KEEP_NEAR: Final = 10  # each one rank away in its suit
_KEEP_FAR: Final = 5  # each two ranks away
_KEEP_TWIN: Final = 4
_GIVEN: Final = 3  # each card that the next team may get by it
_GIVEN_ANYWAY: Final = 2
_SUITS: Final = 16
"""The first bit for a suit, above those for ranks."""


@kernel
def _wanted(s: State, r: Rules, seat: int) -> int:
    """Return as bits the ranks of the next team's open sets, and above them its runs' suits."""
    team = int(r.team_of[(seat + 1) % int(r.seats)])
    bits = 0
    for slot in range(team, int(s.slots), int(r.teams)):
        m = s.melds[slot]
        if m.form == Form.SET and lies_open(r, m, team):
            bits |= 1 << int(m.which)
        elif m.form == Form.SEQUENCE and lies(m, team) and m.total < r.complete_cards:
            bits |= 1 << (_SUITS + int(m.which))
    return bits


@kernel
def pile_brings(s: State, r: Rules) -> int:
    """Count the cards that taking the pile brings, the upcard too."""
    return cards_taken(r, int(s.pile_count))


@kernel
def best_discard(s: State, r: Rules, found: Any, n: int) -> int:
    """Return the index of the discard that is missed least, -1 if there is none."""
    seat = int(s.seat)
    wanted = _wanted(s, r, seat)
    cards = pile_brings(s, r)
    at, least = -1, _MOST
    for i in range(n - 1, -1, -1):
        code = int(found[i])
        op = codes.op_of(code)
        if op == Op.DISCARD:
            keep = _keep_worth(s, r, seat, codes.card_a(code), wanted, cards)
            if keep < least:
                at, least = i, keep
        elif op < Op.DISCARD:
            break
    return at


@kernel
def _keep_worth(s: State, r: Rules, seat: int, kind: int, wanted: int, cards: int) -> int:
    """Return how much a card is missed once it is on the pile."""
    if is_wild(kind):
        return _KEEP_WILD + int(r.points[kind])
    rank = rank_of(kind)
    if rank < FOUR:
        return _KEEP_BLACK_THREE - _BLOCKED * min(cards, _LARGE_PILE)
    held, suit = int(s.ranks[seat][rank]), int(s.suits[seat][suit_of(kind)])
    near = (suit >> (rank - 1) & 1 if rank > FOUR else 0) + (suit >> (rank + 1) & 1)
    far = (suit >> (rank - 2) & 1 if rank > FOUR + 1 else 0) + (suit >> (rank + 2) & 1)
    keep = _KEEP_RANK * min(held, SMALLEST_MELD) + _KEEP_NEAR * near + _KEEP_FAR * far
    keep -= int(r.points[kind])
    if s.hands[seat][kind] > 1:
        keep += _KEEP_TWIN
    danger = (wanted >> rank & 1) + (wanted >> (_SUITS + suit_of(kind)) & 1)
    return keep + _GIVEN * (cards + _GIVEN_ANYWAY) * danger
