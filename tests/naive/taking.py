"""Taking the discard pile (R5, R12, R15, R15a)."""

from dataclasses import replace
from itertools import combinations

from tests.naive.cards import (
    JOKER,
    RANKS,
    is_black_three,
    is_red_three,
    is_wild,
    order,
    playable,
    reading_order,
    without,
)
from tests.naive.going_out import YES, go_out, verdict
from tests.naive.melds import (
    TAKEN,
    UPCARD,
    Meld,
    fits,
    is_open,
    lay,
    may_grow,
    may_start,
    open_twin,
)
from tests.naive.option import Option
from tests.naive.red_threes import laid_by_themselves, lay_all
from tests.naive.red_threes import lay as lay_red_three
from tests.naive.table import Table


def take_options(table: Table) -> list[Option]:
    """Return every legal take of the pile."""
    if len(table.pile) < max(1, table.rules.number("pile_minimum")) or table.blocked:
        return []
    if table.team not in table.melded and not table.rules.flag("take_for_initial"):
        return []
    found = [*_alone(table), *_with_two(table)]
    return [option for option in found if _may_take(table, option)]


def _may_take(table: Table, option: Option) -> bool:
    """Say whether the seat can still end its turn after a take (R6, R15a)."""
    left = without(table.hand, option.cards)
    if table.lies(option.melds):
        return leaves_a_way(table, left, to_receive(table, table.pile[:-1]), option.melds)
    return bool(playable(left))


# ------------------------------------------------------------------ the upcard alone


def _alone(table: Table) -> list[Option]:
    """The upcard alone onto an open meld: not frozen, after the initial meld (R15)."""
    allowed = table.rules.flag("take_upcard_alone") and table.team in table.melded
    if not allowed or table.frozen or is_wild(table.pile[-1]):
        return []
    found = []
    largest = table.rules.number("take_onto_at_most")
    for number, meld in table.tabled.items():
        upcard = lay(table.pile[-1], meld.kind, UPCARD)
        fits_on = is_open(table.rules, meld) and may_grow(table.rules, meld, upcard)
        if fits_on and len(meld.laid) <= largest:
            melds = {**table.tabled, number: meld.with_cards(upcard)}
            found.append(Option(f"take to m{number}", (), melds))
    return found


# ------------------------------------------------------------------ with two cards of the hand


def _with_two(table: Table) -> list[Option]:
    """Two cards that make a legal meld of three with the upcard (R15)."""
    upcard = table.pile[-1]
    useful = [
        card
        for card in playable(table.hand)
        if is_wild(card) or card[0] == upcard[0] or card[1] == upcard[1]
    ]
    pairs = sorted(set(combinations(sorted(useful, key=order), 2)))
    threes = [three for pair in pairs for three in _threes(upcard, pair)]
    return [
        option
        for three in threes
        if _qualifies(table, three)
        for option in _destinations(table, three)
    ]


def _threes(upcard: str, pair: tuple[str, ...]) -> list[Meld]:
    """Return each way that a pair could go with the upcard."""
    return [
        Meld(kind, (lay(upcard, kind, UPCARD), lay(first, kind, TAKEN), lay(second, kind, TAKEN)))
        for kind in ["set", "wild", "sequence"]
        for first, second in _placed(kind, upcard, pair)
    ]


def _placed(kind: str, upcard: str, pair: tuple[str, ...]) -> list[tuple[str, str]]:
    """Return the pair with its wild in each place of the suit, for a sequence."""
    first, second = sorted(pair, key=reading_order)
    if kind != "sequence" or not is_wild(second):
        return [(first, second)]
    return [(first, f"{second}={rank}{upcard[1]}") for rank in RANKS[2:]]


def _qualifies(table: Table, three: Meld) -> bool:
    """Say whether the three cards are a legal meld that may take the pile."""
    rules = table.rules
    upcard, wilds = three.laid[0].card, three.wilds
    if three.kind == "sequence" and (is_wild(upcard) or not rules.flag("take_sequence")):
        return False
    if not fits(rules, three) or (three.kind == "wild") != is_wild(upcard):
        return False
    if any(map(is_black_three, three.cards)):  # a black 3 never qualifies (R15)
        return False
    may_use_wild = rules.flag("wilds_qualify") and table.team in table.melded and not table.frozen
    return three.kind == "wild" or not wilds or may_use_wild


def _destinations(table: Table, three: Meld) -> list[Option]:
    """Return where the three cards may go: a new meld, or an open one that they join."""
    cards = tuple(each.card for each in three.laid[1:])
    text = "take with " + " ".join(_texts_of_two(three))
    twin = open_twin(table.rules, list(table.tabled.values()), three)
    found = []
    for number, meld in table.tabled.items():
        by_itself = meld is twin
        if (by_itself or _joined_by_name(table, meld, three)) and _may_join(table, meld, three):
            name = "" if by_itself else f" to m{number}"
            melds = {**table.tabled, number: meld.with_cards(*three.laid)}
            found.append(Option(text + name, cards, melds))
    if may_start(table.rules, table.tabled, three):
        found.append(Option(text, cards, {**table.tabled, table.next_number: three}))
    return found


def _texts_of_two(three: Meld) -> list[str]:
    return replace(three, laid=three.laid[1:]).texts


def _joined_by_name(table: Table, meld: Meld, three: Meld) -> bool:
    """A take joins a sequence, or a wild meld if several may be open, only by name (R15)."""
    several = three.kind == "wild" and table.rules.word("wild_melds") == "several"
    return (
        meld.kind == three.kind
        and is_open(table.rules, meld)
        and (three.kind == "sequence" or several)
    )


def _may_join(table: Table, meld: Meld, three: Meld) -> bool:
    """The upcard is at most the seventh card; only two naturals may go beyond (R15)."""
    joined = meld.with_cards(*three.laid)
    if len(meld.laid) > table.rules.number("take_onto_at_most"):
        return False
    more = three.wilds or not table.rules.flag("add_to_complete")
    beyond = len(joined.laid) > table.rules.number("complete_cards") and more
    return fits(table.rules, joined) and not beyond


# ------------------------------------------------------------------ receiving the rest


def to_receive(table: Table, below: list[str]) -> list[str]:
    """Return the cards below the upcard that come with it (R12)."""
    number = table.rules.number("pile_take")
    return below if number == 0 else below[max(0, len(below) - number + 1) :]


def leaves_a_way(table: Table, left: list[str], further: list[str], melds: dict[int, Meld]) -> bool:
    """Say whether the seat can end its turn after it receives the pile (R15a, D1)."""
    if table.rules.flag("pile_face_down"):
        return bool(playable(left)) and (len(left + further) > 1 or table.has_foot)
    held = playable(left + further)
    if len(held) > 1 or table.goes_on_with_foot:
        return True
    special = table.rules.word("joker_discard") == "special"
    return (special and held == [JOKER]) or verdict(table, melds) == YES


def take(table: Table, option: Option) -> None:
    """Take the upcard; the rest comes at once if the initial meld is down."""
    turn = table.turn
    turn.drawn, turn.took, turn.pending = True, True, table.pile.pop()
    table.hand, table.tabled = without(table.hand, option.cards), option.melds
    if table.lies(table.tabled):
        receive(table)
        empty_hand(table)


def empty_hand(table: Table) -> None:
    """Where no card is left in hand, go on with the foot, or go out.

    With the foot new cards are seen, so what is on the table then stays.
    """
    if playable(table.hand):
        return
    if not table.goes_on_with_foot:
        go_out(table)
        return
    settle(table)
    table.hand += table.feet[table.turn.seat]
    table.feet[table.turn.seat] = []
    if laid_by_themselves(table):
        lay_all(table, table.turn.seat)


def settle(table: Table) -> None:
    """Let everything that is on the table now stay (R22)."""
    table.tabled = {number: meld.settled() for number, meld in table.tabled.items()}
    table.turn.base, table.turn.pending = dict(table.tabled), ""
    table.melded.add(table.team)


def receive(table: Table) -> None:
    """Receive the rest of a take; what is down now stays (R5, R22)."""
    further = to_receive(table, table.pile)
    table.pile = table.pile[: len(table.pile) - len(further)]
    settle(table)
    if table.rules.flag("pile_face_down"):
        table.facedown += further
        return
    table.hand += playable(further)
    for card in filter(is_red_three, further):
        _receive_red_three(table, card)


def _receive_red_three(table: Table, card: str) -> None:
    """A red 3 from the pile is laid; only `samba` replaces it (R4)."""
    if not laid_by_themselves(table):
        table.hand.append(card)
        return
    replaced = table.rules.flag("pile_red_three_replaced")
    lay_red_three(table, table.turn.seat, card, table.fuller_stock if replaced else None)
