"""The faults that a fuzzed hand can show, by name."""

from enum import IntEnum


class Fault(IntEnum):
    """OK, or the invariant that a state breaks."""

    OK = 0
    CARDS = 1  # not as many cards of a kind as in the pack
    HELD = 2  # cards in a hand miscounted, in all or by rank
    SUITS = 3  # the ranks held of a suit
    FEET = 4
    FACE_DOWN = 5
    PILE = 6  # freezing cards miscounted
    STOCK = 7
    MELD = 8  # cards, wilds or cards of this turn of a meld miscounted
    SPAN = 9  # a sequence's ends, or a gap
    LIMITS = 10  # cards that may not be in one meld
    TABLED = 11  # cards of this turn miscounted over all melds
    BLACKS = 12  # black 3s of this turn miscounted
    MERGES = 13
    NUMBERS = 14  # a meld's number used twice or again
    MELDED = 15
    POINTS = 16  # card points of this turn
    PENDING = 17
    ANSWER = 18
    NO_ACTION = 19
    TWICE = 20  # an action is listed twice
    NOT_LISTED = 21  # `check` allows an action that is not listed
    NOT_ALLOWED = 22  # `check` refuses an action that is listed
    ENDLESS = 23
    SCORE = 24
