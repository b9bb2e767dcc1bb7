"""The engine's small vocabularies, as integers that compiled code can compare."""

from enum import IntEnum


class Phase(IntEnum):
    """Where a hand stands."""

    DRAW = 0
    PLAY = 1
    ANSWER = 2
    OVER = 3


class Form(IntEnum):
    """What a meld is."""

    SET = 1
    SEQUENCE = 2
    WILD = 3


class Op(IntEnum):
    """The kinds of atomic action, in the order in which they are listed."""

    DRAW = 1
    TAKE_ALONE = 2
    TAKE_WITH = 3
    CLAIM = 4
    DECLARE = 5
    MELD = 6
    ADD = 7
    MERGE = 8
    BACK = 9
    BACK_CARD = 10
    BACK_MELD = 11
    ASK = 12
    YES = 13
    NO = 14
    DISCARD = 15
    SPECIAL = 16
    END_STOCK = 17
    END_STUCK = 18


class Ending(IntEnum):
    """How a hand ended."""

    NONE = 0
    OUT = 1
    STOCK = 2
    STUCK = 3


class Asked(IntEnum):
    """What became of the question "May I go out?" in this turn."""

    NOT = 0
    YES = 1
    NO = 2


class Upcard(IntEnum):
    """Which first upcard stays (parameter ``upcard``)."""

    ANY = 0
    UNTIL_NATURAL = 1
    NOT_RED_THREE = 2
    NONE = 3


class WildMelds(IntEnum):
    """Whether wild cards form melds of their own (parameter ``wild_melds``)."""

    NONE = 0
    ONE_OPEN = 1
    SEVERAL = 2


class BlackThrees(IntEnum):
    """How black 3s may be melded when going out (parameter ``black_threes_out``)."""

    NEVER = 0
    SET = 1
    THREE = 2
    SET_OR_SEQUENCE = 3


class RedThreesLaid(IntEnum):
    """When red 3s are laid (parameter ``red_threes_laid``)."""

    DEAL = 0
    TURN = 1
    DECLARE = 2


class RedThreeSign(IntEnum):
    """When red 3s count negative (parameter ``red_three_sign``)."""

    NEVER = 0
    NOT_MELDED = 1
    TWO_COMPLETE = 2


class Line(IntEnum):
    """The lines of a team's score sheet."""

    TABLE = 0
    HAND = 1
    RED_CANASTAS = 2
    BLACK_CANASTAS = 3
    RED_SAMBAS = 4
    BLACK_SAMBAS = 5
    SEVENS = 6
    WILD_CANASTAS = 7
    RED_THREES = 8
    UNLAID_RED_THREES = 9
    GOING_OUT = 10
    CUTS = 11
    PENALTIES = 12


class Item(IntEnum):
    """What a team scores by the piece; the first nine are complete melds (`worth`)."""

    RED_CANASTA = 0
    BLACK_CANASTA = 1
    RED_SAMBA = 2
    BLACK_SAMBA = 3
    RED_SEVENS = 4
    BLACK_SEVENS = 5
    WILD_MIXED = 6
    WILD_BLACK = 7
    WILD_RED = 8
    OUT = 9
    CUT = 10
    UNLAID_RED_THREE = 11
    BLACK_THREE_LEFT = 12
    UNUSED_YES = 13
    CLAIM = 14
    OUT_AFTER_NO = 15
    CONCEALED = 16


class Place(IntEnum):
    """Where a card is dealt: a seat's hand (its number from 0), or from here on."""

    FEET = 6
    UPCARDS = 12
    STOCKS = 13
