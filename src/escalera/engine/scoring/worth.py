"""What each thing on a team's score sheet is worth: for hands in play and for written scores."""

from typing import Final

from escalera.cards.jit import kernel
from escalera.engine.state.dtypes import Meld, Rules
from escalera.engine.state.enums import Form, Item, Line, RedThreeSign, RedThreesLaid
from escalera.engine.state.meld_slots import JOKER_SPOT, count_at
from escalera.engine.topics.facts import meld_bonus
from escalera.engine.topics.needs import class_of

_JOKERS_OF_BLACK: Final = 4
"""The jokers of a wild meld that scores more (R16)."""
_TWO_COMPLETE: Final = 2
"""The complete melds for which red 3s count in a team's favour (`RedThreeSign.TWO_COMPLETE`)."""


@kernel
def item_of(r: Rules, m: Meld) -> int:
    """Return the `Item` that a complete meld is; -1 for one that earns no bonus (R16, R17)."""
    line = class_of(r, m)
    if line == Line.TABLE:
        return -1
    if m.form == Form.WILD:
        jokers = count_at(m, JOKER_SPOT)
        if jokers == 0:
            return Item.WILD_RED + 0
        return (Item.WILD_BLACK if jokers == _JOKERS_OF_BLACK else Item.WILD_MIXED) + 0
    black = int(m.wilds > 0)
    if m.form == Form.SEQUENCE:
        return Item.RED_SAMBA + black
    return (Item.RED_SEVENS if line == Line.SEVENS else Item.RED_CANASTA) + black


@kernel
def worth(r: Rules, item: int) -> int:
    """Return what one of an item scores, below 0 for what costs points (R20, R20a)."""
    if item < Item.OUT:
        return meld_bonus(r, item)
    if item == Item.OUT:
        return int(r.going_out_bonus)
    if item == Item.CONCEALED:
        return int(r.concealed_bonus)
    if item == Item.CUT:
        return int(r.cut_points)
    if item == Item.UNLAID_RED_THREE:
        declare = r.red_threes_laid == RedThreesLaid.DECLARE
        return -int(r.undeclared_penalty if declare else r.red_three_in_hand)
    if item == Item.BLACK_THREE_LEFT:
        return -int(r.black_three_in_hand)
    if item == Item.UNUSED_YES:
        return -int(r.unused_yes_penalty)
    return -int(r.claim_penalty if item == Item.CLAIM else r.out_after_no_penalty)


@kernel
def unlaid_count_as_laid(r: Rules) -> bool:
    """Say whether a red 3 left in a hand scores as one on the table (R4)."""
    return r.red_threes_laid != RedThreesLaid.DECLARE and r.red_three_in_hand == 0


@kernel
def red_threes_worth(r: Rules, count: int, melded: bool, complete: int) -> int:
    """Return what a team's red 3s score, by its melds: all, and complete ones (R20a)."""
    value = count * int(r.red_three)
    if r.red_three_all > 0 and count > 0 and count == r.all_red_threes:
        value = int(r.red_three_all)
    against = r.red_three_sign == RedThreeSign.NOT_MELDED and not melded
    if r.red_three_sign == RedThreeSign.TWO_COMPLETE and complete < _TWO_COMPLETE:
        against = True
    return -value if against else value
