"""The fixed-size records: a hand's state and a rule set's numbers.

`State` and `Rules` name the fields for the type checker and are the plain Python objects on which
the engine also runs; `STATE` and `RULES` are the same fields as NumPy dtypes, of which
compiled and interpreted code both read ``state.phase``.
"""

from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from escalera.cards.compiling.arrays import Array
from escalera.cards.compiling.records import record
from escalera.cards.kinds import JOKER_RANK, KINDS, RANK_COUNT, RED_THREES, SUIT_COUNT
from escalera.rules.checks import MOST_MINIMUMS
from escalera.rules.parameter import Kind
from escalera.rules.parameters import PARAMETERS, Parameters

SEATS: Final = 6
STOCK_PILES: Final = 2
"""The most piles that the stock may have."""
DECK: Final = 384
"""The most cards a pack may hold."""
MELDS: Final = 102
"""The most melds that may be on the table; team t (from 0) of n has slots t, t + n, t + 2n ..."""
MELD_CARDS: Final = 12
"""The spots of a meld (`Meld.cards`); `meld_slots` says what each holds."""
RANK_COLUMNS: Final = JOKER_RANK + 1
"""The columns of ``State.ranks``: the ranks, and the jokers."""
MINIMUMS: Final = MOST_MINIMUMS


class Meld:
    """One meld. Cards are counted in ``cards``: low four bits all, high four bits of this turn.

    A set or wild meld: places 0-3 naturals by suit, 4-7 twos by suit, 8 jokers. A sequence: place
    ``rank - 1``, holding 1 for a natural, 2-5 for a two by suit, 6 for a joker.
    """

    team: int  # from 1; 0: the slot is free
    form: int
    which: int  # a set's rank, a sequence's suit
    total: int
    wilds: int
    low: int
    high: int
    tabled: int  # cards of this turn, which may be taken back
    into: int  # slot + 1 of the meld that swallowed this one in this turn
    number: int
    cards: list[int]


class Team:
    """What a team has besides its melds."""

    melded: int
    red_threes: list[int]  # hearts, diamonds
    cuts: int
    next_number: int
    minimum: int
    penalty: int


class State:
    """One hand in play. Seats and teams count from 0 here, except ``Meld.team``."""

    phase: int
    ending: int
    seat: int  # whose turn it is
    answerer: int
    dealer: int
    out_seat: int
    asked: int
    took: int
    pending: int  # a take for the initial meld waits for its minimum
    pend_a: int
    pend_b: int
    pend_slot: int  # slot + 1
    claimed: int
    barred: int
    no_discard: int
    last_three: int  # 1 + seat * 2 + (0 hearts, 1 diamonds) of an undeclared last stock card
    short: int
    black_tabled: int
    concealed: int  # 1: the player's team had not melded when the turn began
    slots: int  # melds[0:slots] may be in use
    merges: int
    tabled: int
    points: int  # card points laid in this turn
    pile_count: int
    pile_wilds: int
    pile_reds: int
    tops: list[int]
    ends: list[int]
    held: list[int]
    suits: list[list[int]]
    ranks: list[list[int]]
    hands: list[list[int]]
    feet: list[list[int]]
    feet_left: list[int]
    face_down: list[int]
    face_down_count: int
    deck: list[int]
    pile: list[int]
    teams: list[Team]
    melds: list[Meld]


MELD: Final = record(
    "MELD",
    __name__,
    [
        ("team", "i1"), ("form", "i1"), ("which", "i1"), ("total", "i1"), ("wilds", "i1"),
        ("low", "i1"), ("high", "i1"), ("tabled", "i1"), ("into", "i1"), ("number", "i2"),
        ("cards", "i1", (MELD_CARDS,)),
    ]
)  # fmt: skip
TEAM: Final = record(
    "TEAM",
    __name__,
    [
        ("melded", "i1"), ("red_threes", "i1", (len(RED_THREES),)), ("cuts", "i1"),
        ("next_number", "i2"), ("minimum", "i4"), ("penalty", "i4"),
    ]
)  # fmt: skip
_BYTES: Final = (
    "phase", "ending", "seat", "answerer", "dealer", "out_seat", "asked", "took", "pending",
    "pend_a", "pend_b", "pend_slot", "claimed", "barred", "no_discard",
    "last_three", "short", "black_tabled", "concealed", "slots", "merges",
)  # fmt: skip
_WORDS: Final = (
    "tabled", "points", "pile_count", "pile_wilds", "pile_reds", "face_down_count",
)  # fmt: skip
STATE: Final = record(
    "STATE",
    __name__,
    [
        *[(name, "i4") for name in _WORDS],
        ("teams", TEAM, (SEATS,)),
        ("tops", "i2", (STOCK_PILES,)),
        ("ends", "i2", (STOCK_PILES,)),
        ("held", "i2", (SEATS,)),
        ("suits", "i2", (SEATS, SUIT_COUNT)),
        *[(name, "i1") for name in _BYTES],
        ("ranks", "i1", (SEATS, RANK_COLUMNS)),
        ("hands", "i1", (SEATS, KINDS)),
        ("feet", "i1", (SEATS, KINDS)),
        ("feet_left", "i1", (SEATS,)),
        ("face_down", "i1", (KINDS,)),
        ("deck", "i1", (DECK,)),
        ("pile", "i1", (DECK,)),
        ("melds", MELD, (MELDS,)),
    ],
)


class Rules(Parameters[int]):
    """A rule set's numbers: the parameters of `escalera.rules`, and what follows from them.

    A yes is 1, a choice its place among its words (`enums`), a list is filled up with zeros.
    """

    seats: int
    teams: int
    deck_size: int
    all_red_threes: int
    team_of: list[int]  # by seat, from 0
    points: list[int]  # by kind
    wild_limit: list[int]  # by rank
    set_room: int  # a set takes a natural while it has fewer cards than this
    set_wild_room: int  # ... and a wild
    minimum_count: int
    minimum_by_hand: int
    joker_special: int
    foot_when_empty: int
    asking_required: int
    stock_short_ends: int


_TABLES: Final = {
    "team_of": ("i1", SEATS),
    "points": ("i4", KINDS),
    "wild_limit": ("i1", RANK_COUNT),
}
_FORMS: Final = {Kind.NUMBERS: ("i4", MINIMUMS), Kind.CHANCE: ("f8",)}
RULES: Final = record(
    "RULES",
    __name__,
    [
        *((name, *_TABLES.get(name, ("i4",))) for name in Rules.__annotations__),
        *((item.name, *_FORMS.get(item.kind, ("i4",))) for item in PARAMETERS),
    ],
)

States = Annotated[npt.NDArray[Any], Array(STATE)]
RuleRecords = Annotated[npt.NDArray[Any], Array(RULES)]


def new_states(count: int) -> States:
    """Return an array of count empty states, shape (count,)."""
    return np.zeros(count, dtype=STATE)
