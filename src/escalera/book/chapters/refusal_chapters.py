"""Where the book gives the rule behind a refusal: the chapters for each reason."""

from typing import Final

CHAPTERS_OF: Final = {
    ("turn",): """
        NOT_YOUR_TURN DRAW_FIRST ALREADY_DRAWN NOT_IN_HAND NO_SUCH_MELD JOKER_DISCARD NO_SPECIAL
        NOT_ONLY_JOKERS NOT_STUCK
    """,
    ("stock",): "STOCK_EMPTY STOCK_SHORT STOCK_LEFT MUST_TAKE NO_DISCARD NOT_THE_END",
    ("taking",): """
        PILE_EMPTY PILE_TOO_SMALL INITIAL_MELD_FIRST TWO_CARDS_NEEDED WILDS_DO_NOT_QUALIFY
        TWO_WILDS_NEEDED DOES_NOT_QUALIFY NO_SEQUENCE_TAKE JOINS_BY_ITSELF TOO_MANY_TO_TAKE
        PAST_COMPLETE TAKE_LEAVES_TOO_LITTLE EXACTLY_TWO NO_CLAIMS
    """,
    ("frozen",): "PILE_BLOCKED PILE_FROZEN",
    ("sets", "sequences"): """
        MELD_COMPLETE NOT_A_MELD DOES_NOT_FIT TOO_FEW_CARDS TWO_NATURALS_NEEDED NO_PLACE_IN_SET
    """,
    ("sets",): """
        OPEN_SET_EXISTS TOO_MANY_WILDS NO_WILDS_IN_SET NATURALS_MUST_OUTNUMBER NO_WILDS_WITH_SEVENS
        NO_MERGING NOT_MERGEABLE
    """,
    ("sequences",): """
        NO_SEQUENCES NO_WILDS_IN_SEQUENCE TOO_MANY_WILDS_IN_SEQUENCE ONE_SEQUENCE_PER_SUIT
        PLACE_NEEDED
    """,
    ("wild",): "NO_WILD_MELDS OPEN_WILD_MELD",
    ("initial",): "SHORT_OF_MINIMUM TAKE_PENDING UPCARD_STAYS",
    ("red",): "RED_THREE NOT_DECLARED_HERE NO_RED_THREE",
    ("black",): """
        NO_BLACK_THREES BLACK_THREES_WAIT THREE_BLACK_THREES BLACK_THREES_LIE
        NO_WILD_BESIDE_BLACK_THREE
    """,
    ("back",): """
        NOTHING_TO_TAKE_BACK NOT_TABLED_NOW REMAINS_NO_MELD REOPENS_SET TAKE_BACK_FIRST
    """,
    ("feet",): "FOOT_FIRST",
    ("asking",): """
        QUESTION_OPEN NOBODY_ASKED ASK_FIRST PARTNER_SAID_NO NOBODY_TO_ASK ASKED_ALREADY
        NO_COULD_NOT_BE_OBEYED
    """,
    ("out",): "HAND_OVER KEEP_A_CARD KEEP_A_DISCARD SETS_NEEDED TOOK_THE_PILE",
    ("offences",): "BARRED CLAIMED_ALREADY UPCARD_USABLE",
}
"""The names of the reasons by the keys of the chapters that give their rule."""

_CHAPTERS: Final = {name: keys for keys, names in CHAPTERS_OF.items() for name in names.split()}


def chapters_of(reason: str) -> tuple[str, ...]:
    """Return the keys of the chapters that give a reason's rule, none if it isn't a rule."""
    return _CHAPTERS.get(reason, ())


def reasons_of(chapter: str) -> tuple[str, ...]:
    """Return the names of the reasons whose rule a chapter (by key) gives."""
    return tuple(name for name, keys in _CHAPTERS.items() if chapter in keys)
