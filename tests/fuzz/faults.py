"""What a fuzzed hand can show to be wrong, by name."""

from enum import IntEnum


class Fault(IntEnum):
    """OK, or the invariant that a state breaks."""

    OK = 0
    CARDS = 1  # a kind is not as often there as in the pack
    HELD = 2  # cards in a hand miscounted, in all or by rank
    SUITS = 3  # the ranks held of a suit
    FEET = 4
    FACE_DOWN = 5
    PILE = 6  # freezing cards miscounted
    STOCK = 7
    MELD = 8  # cards, wilds or cards of this turn of a meld miscounted
    SPAN = 9  # a sequence's ends, or a gap
    LIMITS = 10  # cards that may not lie together
    TABLED = 11  # cards of this turn miscounted over all melds
    BLACKS = 12  # black 3s of this turn miscounted
    MERGES = 13
    NUMBERS = 14  # a meld's number used twice or again
    MELDED = 15
    POINTS = 16  # card points laid in this turn
    PENDING = 17
    ANSWER = 18
    NO_ACTION = 19
    TWICE = 20  # an action is listed twice
    NOT_LISTED = 21  # check says yes to an action that is not listed
    NOT_ALLOWED = 22  # an action is listed to which check says no
    ENDLESS = 23
    SCORE = 24
