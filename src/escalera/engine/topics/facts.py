"""What others may ask the rules: of sets, of takes, of going out, of what a meld scores.

Plain numbers in and out, so that the engine, compiled bots and, by `interpreted`, Python ask alike.
"""

from typing import Final, Protocol

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import SEVEN, THREE
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Form, Item

Sorts = tuple[int, int, int, int, int, int, int, int]
"""A count of complete melds by sort: any, red, black, sambas, red canastas, black canastas,
wild melds, canastas of 7s. One meld may count for several."""
SORTS: Final = 8


class Takes(Protocol):
    """Rules that say how many cards a take brings: a `Rules` record or a `RuleSet`."""

    @property
    def pile_take(self) -> int:
        """The most cards that a take brings, 0 for the whole pile."""


@inlined
def set_holds(r: Rules, rank: int, naturals: int, wilds: int) -> bool:
    """Say whether a set of a rank may hold so many naturals and wilds (R10, R19b)."""
    few = int(wilds <= r.wild_limit[rank]) & int(naturals >= 2)
    fewer = int(naturals > wilds) | int(wilds == 0) | int(r.naturals_outnumber == 0)
    return (few & fewer) > 0


@inlined
def cards_taken(r: Takes, pile: int) -> int:
    """Return how many cards a take brings from a pile of so many, the upcard too (R12)."""
    return pile if r.pile_take == 0 else min(pile, int(r.pile_take))


@inlined
def cards_received(r: Takes, below: int) -> int:
    """Return how many further cards a take brings when so many are below the upcard (R12)."""
    return below if r.pile_take == 0 else min(below, int(r.pile_take) - 1)


@inlined
def needed(r: Rules) -> Sorts:
    """Return how many complete melds of each sort going out takes."""
    return (
        int(r.need_any),
        int(r.need_red),
        int(r.need_black),
        int(r.need_samba),
        int(r.need_red_canasta),
        int(r.need_black_canasta),
        int(r.need_wild),
        int(r.need_sevens),
    )


@inlined
def serves(r: Rules, form: int, which: int, wilds: int, low: int) -> Sorts:
    """Return 1 for each sort of need that a complete meld serves (R7, R19d).

    which: a set's rank; low: a sequence's lowest rank. One with black 3s serves none (R17).
    """
    samba = int(form == Form.SEQUENCE and low != THREE)
    canasta = int(form == Form.SET and which != THREE)
    wild = int(form == Form.WILD)
    seven = canasta * int(which == SEVEN)
    black = int(wilds > 0)
    plain = canasta * (1 - seven * int(r.need_sevens > 0))
    return (
        samba + canasta + wild,
        (samba + canasta) * (1 - black),
        (samba + canasta) * black,
        samba,
        plain * (1 - black),
        plain * black,
        wild,
        seven,
    )


@inlined
def with_more(one: Sorts, other: Sorts, times: int) -> Sorts:
    """Return what complete melds serve together with so many others."""
    return (
        one[0] + other[0] * times,
        one[1] + other[1] * times,
        one[2] + other[2] * times,
        one[3] + other[3] * times,
        one[4] + other[4] * times,
        one[5] + other[5] * times,
        one[6] + other[6] * times,
        one[7] + other[7] * times,
    )


@inlined
def enough(r: Rules, there: Sorts) -> bool:
    """Say whether going out needs no more than what complete melds serve (R7)."""
    asked, lacking = needed(r), 0
    for i in range(SORTS):
        lacking += int(there[i] < asked[i])
    return lacking == 0


@inlined
def complete_item(form: int, which: int, wilds: int) -> int:
    """Return the `Item` that a complete meld is; which: a set's rank.

    A wild meld counts as a mixed one.
    """
    black = int(wilds > 0)
    if form == Form.WILD:
        return Item.WILD_MIXED + 0
    if form == Form.SEQUENCE:
        return Item.RED_SAMBA + black
    return (Item.RED_SEVENS if which == SEVEN else Item.RED_CANASTA) + black


@kernel
def meld_bonus(r: Rules, item: int) -> int:
    """Return what a complete meld scores beside its cards; item: its `Item`."""
    if item >= Item.WILD_MIXED:
        wild = r.wild_black if item == Item.WILD_BLACK else r.wild_mixed
        return int(r.wild_red if item == Item.WILD_RED else wild)
    if item == Item.RED_SAMBA or item == Item.BLACK_SAMBA:
        return int(r.red_samba if item == Item.RED_SAMBA else r.black_samba)
    if item >= Item.RED_SEVENS and r.sevens_bonus > 0:
        apart = item == Item.BLACK_SEVENS and r.black_sevens_bonus > 0
        return int(r.black_sevens_bonus if apart else r.sevens_bonus)
    black = item == Item.BLACK_CANASTA or item == Item.BLACK_SEVENS
    return int(r.black_canasta if black else r.red_canasta)
