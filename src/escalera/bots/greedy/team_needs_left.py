"""What a team still needs to go out, as greedy counts it."""

from collections.abc import Sequence
from typing import NamedTuple

from escalera.bots.greedy.facts import Facts
from escalera.bots.greedy.working_table import Meld
from escalera.cards.kinds import SEVEN, THREE
from escalera.engine.state.enums import Form


class Needs(NamedTuple):
    """How many complete melds of each kind are missing; nothing below 0."""

    any: int
    red: int
    black: int
    samba: int
    red_canasta: int
    black_canasta: int
    wild: int
    sevens: int


def needs_of(facts: Facts, melds: Sequence[Meld]) -> Needs:
    """Return what is missing with these melds on the table."""
    complete = [meld for meld in melds if meld.total >= 7 and counts(meld)]
    served = [serves(facts, meld) for meld in complete]
    r = facts.rules
    asked = (
        r.need_any, r.need_red, r.need_black, r.need_samba,
        r.need_red_canasta, r.need_black_canasta, r.need_wild, r.need_sevens,
    )  # fmt: skip
    have = [sum(column) for column in zip(*served, strict=True)] if served else [0] * len(asked)
    return Needs(*[max(0, need - got) for need, got in zip(asked, have, strict=True)])


def counts(meld: Meld) -> bool:
    """Say whether a complete meld counts: none with black 3s does (R17)."""
    if meld.form == Form.SET:
        return meld.which != THREE
    return meld.form == Form.WILD or meld.low != THREE


def serves(facts: Facts, meld: Meld) -> Needs:
    """Return 1 for each kind of need that a meld serves once it is complete (R7, R19d)."""
    if meld.form == Form.WILD:
        return Needs(1, 0, 0, 0, 0, 0, 1, 0)
    red = int(meld.wilds == 0)
    black = 1 - red
    if meld.form == Form.SEQUENCE:
        return Needs(1, red, black, 1, 0, 0, 0, 0)
    sevens = int(meld.which == SEVEN)
    if sevens and facts.rules.need_sevens:
        return Needs(1, red, black, 0, 0, 0, 0, 1)
    return Needs(1, red, black, 0, red, black, 0, sevens)
