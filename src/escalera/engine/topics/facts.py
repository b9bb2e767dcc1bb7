"""What others may ask the rules about sets, sequences, takes, going out and scores of melds.

Plain numbers in and out, so that the engine, compiled bots and, by `interpreted`, Python ask alike.
"""

from typing import Final, Protocol

from escalera.cards.jit import inlined, kernel
from escalera.cards.kinds import FOUR, JOKER, SEVEN, THREE, is_red_three
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Asked, BlackThrees, Form, Item
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import LEAST_NATURALS, SMALLEST_MELD

Sorts = tuple[int, int, int, int, int, int, int, int]
"""A count of complete melds by sort: any, red, black, sambas, red canastas, black canastas,
wild melds, canastas of 7s. One meld may count for several."""
SORTS: Final = 8
ANY, RED, BLACK, SAMBAS, RED_CANASTAS, BLACK_CANASTAS, WILDS, SEVENS = range(SORTS)
"""Where each sort stands in `Sorts`."""


class Takes(Protocol):
    """Rules that say how many cards a take brings: a `Rules` record or a `RuleSet`."""

    @property
    def pile_take(self) -> int:
        """The most cards that a take brings, 0 for the whole pile."""


@inlined
def set_holds(r: Rules, rank: int, naturals: int, wilds: int) -> bool:
    """Say whether a set of a rank may hold so many naturals and wilds (R10, R19b)."""
    few = int(wilds <= r.wild_limit[rank]) & int(naturals >= LEAST_NATURALS)
    fewer = int(naturals > wilds) | int(wilds == 0) | int(r.naturals_outnumber == 0)
    return (few & fewer) > 0


@kernel
def most_wilds(r: Rules, rank: int) -> int:
    """Return the most wilds that a set of a rank may hold, however many its naturals."""
    wilds = 0
    while set_holds(r, rank, LEAST_NATURALS + wilds, wilds + 1):
        wilds += 1
    return wilds


class SetRoom(Protocol):
    """Rules that say how many cards a set may have: a `Rules` record or a bot's own."""

    @property
    def set_room(self) -> int:
        """The most cards of a set, as far as naturals go."""


@inlined
def set_takes(r: SetRoom, cards: int) -> int:
    """Return how many naturals a set of so many cards still takes, 0 or less for none (R19)."""
    return int(r.set_room) - cards


class Whole(Protocol):
    """Rules that say how many cards complete a meld: a `Rules` record or a `RuleSet`."""

    @property
    def complete_cards(self) -> int:
        """The cards of a complete meld."""


@inlined
def room_to_complete(r: Whole, cards: int) -> int:
    """Return how many cards a sequence or wild meld of so many still takes, 0 for none (R15)."""
    return r.complete_cards - cards


class Sequences(Whole, Protocol):
    """Rules that say what sequences are: a `Rules` record or a `RuleSet`."""

    @property
    def wilds_in_sequence(self) -> int:
        """The most wilds of a sequence."""

    @property
    def sequences(self) -> int:
        """Whether there are any."""

    @property
    def one_sequence_per_suit(self) -> int:
        """Whether a team starts only one of a suit."""


@inlined
def sequence_holds(r: Sequences, low: int, cards: int, wilds: int) -> bool:
    """Say whether a sequence from a rank up may be of so many cards, and so many wild (R17)."""
    few = int(room_to_complete(r, cards) >= 0) & int(wilds <= r.wilds_in_sequence)
    return (few & (int(wilds == 0) | int(low != THREE))) > 0


@inlined
def sequence_starts(r: Sequences, begun: int) -> bool:
    """Say whether a team may start a sequence; begun: 1 if it has one of the suit (R19e)."""
    return (int(r.sequences) & (int(begun == 0) | int(r.one_sequence_per_suit == 0))) > 0


@inlined
def black_threes_start(r: Rules, begun: int) -> bool:
    """Say whether a set of black 3s may be started; begun: 1 if the team has an open one (R18)."""
    once = int(r.sets_combine > 0) | int(r.black_threes_out == BlackThrees.THREE)
    return (int(r.black_threes_out != BlackThrees.NEVER) & (1 - (once & begun))) > 0


@kernel
def no_black_threes(r: Rules) -> Reason:
    """Name the rule against black 3s that the game lays never, or not like this (R18)."""
    never = r.black_threes_out == BlackThrees.NEVER
    return Reason.NO_BLACK_THREES if never else Reason.BLACK_THREES_WAIT


@inlined
def black_threes_take(r: Rules, cards: int) -> bool:
    """Say whether a set of so many black 3s takes one more (R18)."""
    return (int(r.black_threes_out != BlackThrees.THREE) & int(set_takes(r, cards) > 0)) > 0


@kernel
def black_threes_leave(r: Rules, held: int, cards: int) -> int:
    """Return how many of the black 3s held could leave as one set, or onto the team's own (R18).

    cards: of the team's open set of black 3s, 0 if it has none.
    """
    away = 0
    if cards == 0:
        if held < SMALLEST_MELD or not black_threes_start(r, 0):
            return 0
        away = SMALLEST_MELD
    while away < held and black_threes_take(r, cards + away):
        away += 1
    return away


@inlined
def cards_taken(r: Takes, pile: int) -> int:
    """Return how many cards a take brings from a pile of so many, the upcard too (R12)."""
    return pile if r.pile_take == 0 else min(pile, int(r.pile_take))


@inlined
def cards_received(r: Takes, below: int) -> int:
    """Return how many further cards a take brings when so many are below the upcard (R12)."""
    return below if r.pile_take == 0 else min(below, int(r.pile_take) - 1)


@inlined
def partner_says(r: Rules) -> bool:
    """Say whether the last card leaves the hand only after a partner's yes (R7)."""
    return (int(r.asking_required) & int(r.seats > r.teams)) > 0


@inlined
def must_ask(r: Rules, asked: int) -> bool:
    """Say whether a player must still ask before going out; asked: `Asked`."""
    return partner_says(r) and asked != Asked.YES


@inlined
def foot_and_pile(r: Rules, feet: int, took: int) -> Reason:
    """Say whether a foot to come, or the pile just taken, forbids going out in this turn (R19f)."""
    if feet > 0:
        return Reason.FOOT_FIRST
    return Reason.TOOK_THE_PILE if took and r.pile_face_down else Reason.OK


@kernel
def way_reason(r: Rules, feet: int, took: int, barred: int, asked: int) -> Reason:
    """Say whether a player may go out in this turn, were the cards and the melds there (R6, R7).

    feet: cards of the player's foot; took: 1 if the pile was taken; asked: `Asked`.
    """
    reason = foot_and_pile(r, feet, took)
    if reason != Reason.OK:
        return reason
    if barred:
        return Reason.BARRED
    if asked == Asked.NO:
        return Reason.PARTNER_SAID_NO
    return Reason.ASK_FIRST if must_ask(r, asked) else Reason.OK


@inlined
def discardable(r: Rules, kind: int) -> Reason:
    """Say whether a kind may ever be discarded (R4, R13)."""
    if is_red_three(kind):
        return Reason.RED_THREE
    return Reason.JOKER_DISCARD if kind == JOKER and r.joker_special else Reason.OK


@inlined
def continues(low: int, high: int, rank: int) -> bool:
    """Say whether a rank continues a sequence at its low or high end (4 to ace)."""
    return rank >= FOUR and (rank + 1 == low or rank == high + 1)


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
        one[ANY] + other[ANY] * times,
        one[RED] + other[RED] * times,
        one[BLACK] + other[BLACK] * times,
        one[SAMBAS] + other[SAMBAS] * times,
        one[RED_CANASTAS] + other[RED_CANASTAS] * times,
        one[BLACK_CANASTAS] + other[BLACK_CANASTAS] * times,
        one[WILDS] + other[WILDS] * times,
        one[SEVENS] + other[SEVENS] * times,
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
