"""The fixed-size records: a hand's state and a rule set's numbers.

`State` and `Rules` name the fields for the type checker and are the plain Python objects on which
the engine also runs; `STATE` and `RULES` are the same fields as NumPy dtypes (``np.record``, so
that compiled and interpreted code both read ``state.phase``).
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.cards.kinds import KINDS

SEATS: Final = 6
DECK: Final = 384
"""The most cards a pack may hold."""
MELDS: Final = 102
"""The most melds that may lie on the table; team t (from 0) of n has slots t, t + n, t + 2n ..."""
MELD_CARDS: Final = 12
MINIMUMS: Final = 16


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
    """What a team has beside its melds."""

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
    pend_place: int
    pend_slot: int  # slot + 1
    claimed: int
    barred: int
    no_discard: int
    last_three: int  # 1 + seat * 2 + (0 hearts, 1 diamonds) of an undeclared last stock card
    short: int
    black_tabled: int
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


_MELD = np.dtype(
    [
        ("team", "i1"), ("form", "i1"), ("which", "i1"), ("total", "i1"), ("wilds", "i1"),
        ("low", "i1"), ("high", "i1"), ("tabled", "i1"), ("into", "i1"), ("number", "i2"),
        ("cards", "i1", (MELD_CARDS,)),
    ]
)  # fmt: skip
_TEAM = np.dtype(
    [
        ("melded", "i1"), ("red_threes", "i1", (2,)), ("cuts", "i1"), ("next_number", "i2"),
        ("minimum", "i4"), ("penalty", "i4"),
    ]
)  # fmt: skip
MELD: Final = np.dtype((np.record, _MELD))
TEAM: Final = np.dtype((np.record, _TEAM))
_BYTES: Final = (
    "phase", "ending", "seat", "answerer", "dealer", "out_seat", "asked", "took", "pending",
    "pend_a", "pend_b", "pend_place", "pend_slot", "claimed", "barred", "no_discard",
    "last_three", "short", "black_tabled", "slots", "merges", "face_down_count",
)  # fmt: skip
_WORDS: Final = ("tabled", "points", "pile_count", "pile_wilds", "pile_reds")
_STATE = np.dtype(
    [
        *[(name, "i4") for name in _WORDS],
        ("teams", TEAM, (SEATS,)),
        ("tops", "i2", (2,)),
        ("ends", "i2", (2,)),
        ("held", "i2", (SEATS,)),
        ("suits", "i2", (SEATS, 4)),
        *[(name, "i1") for name in _BYTES],
        ("ranks", "i1", (SEATS, 14)),
        ("hands", "i1", (SEATS, KINDS)),
        ("feet", "i1", (SEATS, KINDS)),
        ("feet_left", "i1", (SEATS,)),
        ("face_down", "i1", (KINDS,)),
        ("deck", "i1", (DECK,)),
        ("pile", "i1", (DECK,)),
        ("melds", MELD, (MELDS,)),
    ]
)
STATE: Final = np.dtype((np.record, _STATE))


class Rules:
    """A rule set's numbers: the parameters of `escalera.rules`, enumerations and flags as ints."""

    seats: int
    teams: int
    deck_size: int
    all_red_threes: int
    team_of: list[int]  # by seat, from 0
    points: list[int]  # by kind
    wild_limit: list[int]  # by rank
    minimums: list[int]
    minimum_count: int
    minimum_by_hand: int
    packs: int
    jokers: int
    hand_cards: int
    foot_cards: int
    stock_piles: int
    draw_cards: int
    upcard: int
    pile_take: int
    pile_minimum: int
    pile_face_down: int
    always_frozen: int
    freeze_wild: int
    freeze_red_three: int
    wild_blocks: int
    take_upcard_alone: int
    take_sequence: int
    wilds_qualify: int
    take_for_initial: int
    take_onto_at_most: int
    sets_combine: int
    merge_sets: int
    add_to_complete: int
    naturals_outnumber: int
    wilds_in_sequence: int
    one_sequence_per_suit: int
    wild_melds: int
    joker_special: int
    black_threes_out: int
    black_threes_score: int
    asking_required: int
    need_any: int
    need_red: int
    need_black: int
    need_samba: int
    need_red_canasta: int
    need_black_canasta: int
    need_wild: int
    need_sevens: int
    red_canasta: int
    black_canasta: int
    red_samba: int
    black_samba: int
    sevens_bonus: int
    wild_mixed: int
    wild_black: int
    wild_red: int
    going_out_bonus: int
    red_three: int
    red_three_all: int
    red_three_sign: int
    red_three_in_hand: int
    red_threes_laid: int
    pile_red_three_replaced: int
    black_three_in_hand: int
    stock_short_ends: int
    last_red_three: int
    unused_yes_penalty: int
    claim_penalty: int
    undeclared_penalty: int
    out_after_no_penalty: int
    short_initial_raise: int
    out_without_yes_returns: int
    cut_points: int


_TABLES: Final = {
    "team_of": ("i1", SEATS),
    "points": ("i4", KINDS),
    "wild_limit": ("i1", 13),
    "minimums": ("i4", MINIMUMS),
}
RULES: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                (name, *_TABLES[name]) if name in _TABLES else (name, "i4")
                for name in Rules.__annotations__
            ]
        ),
    )
)

States = npt.NDArray[Any]


def new_states(count: int) -> States:
    """Return an array of count empty states, shape (count,)."""
    return np.zeros(count, dtype=STATE)
