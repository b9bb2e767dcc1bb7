"""What the buffers of `Hands` hold, number by number: the layout `v1`.

An observation is the same length in every game: seats, teams and melds come in the order of the
seat that looks, itself first, and what a game does not have is zero. A card is its kind and one, 0
for none; so a rank, a suit or a place in a list never stands for "nothing".
"""

from enum import IntEnum
from itertools import accumulate
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.cards.kinds import KINDS
from escalera.engine.state.dtypes import MELD_CARDS, MELDS, RULES, SEATS

VERSION: Final = "v1"
MELD_ROWS: Final = max(-(-MELDS // teams) * teams for teams in range(2, SEATS + 1))
"""The rows of melds, the same for any number of teams: a row for each slot, in the looker's order.

Row k is of team k % teams, relative; a slot keeps its place among its team's.
"""
TOPS: Final = 8
"""The cards of the pile's top that are listed, the upcard first."""
HISTORY: Final = 256
"""The plays that are kept, in a ring: play p of a hand stands at p % HISTORY."""
LARGEST: Final = 32_767
"""Larger numbers, such as a limit that no hand reaches, are shown as this."""


class TableNumber(IntEnum):
    """What the slice ``table`` holds; seats are relative, 0 the one that looks."""

    PHASE = 0
    TURN = 1  # whose turn it is: the asker, while a partner answers
    DEALER = 2
    ASKED = 3
    TOOK = 4
    PENDING = 5
    BARRED = 6
    NO_DISCARD = 7
    TABLED = 8  # this turn's cards on the table
    POINTS = 9  # their card points
    FACE_DOWN = 10
    FIRST_STOCK = 11
    SECOND_STOCK = 12
    PILE = 13
    PILE_WILDS = 14
    PILE_RED_THREES = 15
    FROZEN = 16
    BLOCKED = 17


class SeatNumber(IntEnum):
    """What ``seats`` holds of each seat."""

    TEAM = 0  # from 1, relative: 1 is the looker's own
    HELD = 1
    FEET = 2


class TeamNumber(IntEnum):
    """What ``teams`` holds of each team."""

    MELDED = 0
    RED_HEARTS = 1
    RED_DIAMONDS = 2
    CUTS = 3
    MINIMUM = 4
    PENALTY = 5


class MeldNumber(IntEnum):
    """What ``melds`` holds of each meld; from CARDS on the spots of `Meld.cards`, all cards."""

    TEAM = 0  # from 1, relative; 0: no meld here
    FORM = 1
    WHICH = 2
    TOTAL = 3
    WILDS = 4
    LOW = 5
    HIGH = 6
    TABLED = 7
    CARDS = 8


class Feature(IntEnum):
    """What is said of each legal action; the meld's numbers are as it lies."""

    OP = 0
    CARD_A = 1
    CARD_B = 2
    CARD_C = 3
    PLACE = 4
    MELD = 5  # its place in ``melds`` and one
    OTHER = 6
    FORM = 7
    WHICH = 8
    TOTAL = 9
    WILDS = 10
    POINTS = 11  # of the action's cards


class PlayNumber(IntEnum):
    """What is kept of each play: what all have seen. A drawn card is never in it."""

    SEAT = 0  # from 1, at the table and not relative
    OP = 1
    CARD_A = 2
    CARD_B = 3
    CARD_C = 4
    PLACE = 5
    MELD = 6  # its slot at the table and one
    OTHER = 7
    FORM = 8
    WHICH = 9
    TOTAL = 10
    PILE = 11  # the cards in the pile before the play, at most 127


SEAT_NUMBERS: Final = len(SeatNumber)
TEAM_NUMBERS: Final = len(TeamNumber)
MELD_NUMBERS: Final = MeldNumber.CARDS + MELD_CARDS
FEATURES: Final = len(Feature)
PLAY_NUMBERS: Final = len(PlayNumber)
RULE_FIELDS: Final = tuple(name for name in RULES.names or () if name != "cut_bonus")
"""The fields of the slice ``rules``, in order; the chance of a cut, in percent, comes last."""
_RULE_NUMBERS: Final = 1 + sum(np.zeros(1, dtype=RULES)[name].size for name in RULE_FIELDS)
_SIZES: Final = {
    "table": len(TableNumber),
    "hand": KINDS,
    "pile": KINDS,
    "top": TOPS,
    "seats": SEATS * SEAT_NUMBERS,
    "teams": SEATS * TEAM_NUMBERS,
    "melds": MELD_ROWS * MELD_NUMBERS,
    "rules": _RULE_NUMBERS,
}
_ENDS: Final = tuple(accumulate(_SIZES.values()))
SLICES: Final = {
    name: slice(end - size, end) for (name, size), end in zip(_SIZES.items(), _ENDS, strict=True)
}
"""The parts of an observation by name, in order."""
LENGTH: Final = _ENDS[-1]
"""The numbers of an observation."""
TABLE_AT: Final = SLICES["table"].start
HAND_AT: Final = SLICES["hand"].start
PILE_AT: Final = SLICES["pile"].start
TOP_AT: Final = SLICES["top"].start
SEATS_AT: Final = SLICES["seats"].start
TEAMS_AT: Final = SLICES["teams"].start
MELDS_AT: Final = SLICES["melds"].start


def rule_numbers(record: Any) -> npt.NDArray[np.int16]:
    """Return the slice ``rules`` of a rule record."""
    parts = [np.atleast_1d(np.asarray(record[name])) for name in RULE_FIELDS]
    found = np.concatenate([*parts, [round(100 * float(record["cut_bonus"]))]])
    shown: npt.NDArray[np.int16] = np.clip(found, -LARGEST, LARGEST).astype(np.int16)
    return shown
