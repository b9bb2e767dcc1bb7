"""Melding, adding, merging and taking back: every candidate, tested against the rules."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

from tests.naive.cards import (
    JOKER,
    RANKS,
    SUITS,
    Rules,
    is_black_three,
    is_wild,
    kinds,
    order,
    playable,
    without,
)
from tests.naive.going_out import OFFENCE, YES, black_threes_may_lie, verdict
from tests.naive.melds import (
    NEW,
    OLD,
    UPCARD,
    Laid,
    Meld,
    fits,
    is_open,
    lay,
    make,
    may_grow,
    may_start,
    open_twin,
)
from tests.naive.option import Option
from tests.naive.table import Table
from tests.naive.taking import empty_hand, leaves_a_way, receive, to_receive

# ------------------------------------------------------------------ candidates


def meld_options(table: Table) -> list[Option]:
    """Return each new meld of three cards of the hand."""
    hand = playable(table.hand)
    found = []
    for meld in [*_sets(hand), *_wild_melds(hand), *_sequences(hand)]:
        if fits(table.rules, meld) and may_start(table.rules, table.tabled, meld):
            melds = {**table.tabled, table.next_number: meld}
            text = "meld " + " ".join(meld.texts)
            found.append(Option(text, tuple(meld.cards), melds))
    return [option for option in found if may_table(table, option)]


def _sets(hand: list[str]) -> Iterator[Meld]:
    """All threes of one rank, or two and a wild (R10: two naturals at least)."""
    wilds = [card for card in kinds(hand) if is_wild(card)]
    naturals = sorted((card for card in hand if not is_wild(card)), key=order)
    for rank in RANKS[1:]:
        cards = [card for card in naturals if card[0] == rank]
        for three in sorted(set(combinations(cards, 3))):
            yield make("set", three)
        for pair, wild in product(sorted(set(combinations(cards, 2))), wilds):
            yield make("set", (*pair, wild))


def _wild_melds(hand: list[str]) -> Iterator[Meld]:
    """All threes of wilds."""
    wilds = sorted(filter(is_wild, hand), key=order)
    for three in sorted(set(combinations(wilds, 3))):
        yield make("wild", three)


def _sequences(hand: list[str]) -> Iterator[Meld]:
    """All threes in a row of a suit; each place is filled by its card or by a wild."""
    wilds, held = [card for card in kinds(hand) if is_wild(card)], set(hand)
    for suit, low in product(SUITS, range(1, len(RANKS) - 2)):
        places = [RANKS[low + step] + suit for step in range(3)]
        if len(held.intersection(places)) < 2:
            continue
        ways = [[p] * (p in held) + [f"{wild}={p}" for wild in wilds] for p in places]
        for three in product(*ways):
            if sum("=" in text for text in three) < 2:
                yield make("sequence", three)


def add_options(table: Table) -> list[Option]:
    """Return each card of the hand on each meld of the team, a wild in each place."""
    found, tabled = [], table.tabled
    for card in kinds(playable(table.hand)):
        for number, meld in tabled.items():
            for text, grown in _ways_to_grow(table.rules, meld, card):
                melds = {**tabled, number: grown}
                found.append(Option(f"add {text} to m{number}", (card,), melds))
    return [option for option in found if may_table(table, option)]


@lru_cache(100_000)
def _ways_to_grow(rules: Rules, meld: Meld, card: str) -> list[tuple[str, Meld]]:
    """Return each way to add a card to a meld, as text, and the meld that comes of it."""
    ways = _ways_to_lie(card, meld)
    return [(one.text, meld.with_cards(one)) for one in ways if may_grow(rules, meld, one)]


def _ways_to_lie(card: str, meld: Meld) -> list[Laid]:
    """Return each way a card could be in a meld: a wild in a sequence in any place."""
    if meld.kind == "sequence" and is_wild(card):
        return [lay(f"{card}={rank}{meld.suit}", meld.kind) for rank in RANKS[2:]]
    return [lay(card, meld.kind)]


def merge_options(table: Table) -> list[Option]:
    """Return each pair of open sets of one rank that may become one (R9)."""
    if not table.rules.flag("merge_sets"):
        return []
    found = []
    for one, other in product(table.tabled, repeat=2):
        first, second = table.tabled[one], table.tabled[other]
        if one == other or first.kind != "set" or second.kind != "set":
            continue
        merged = first.with_cards(*second.laid)
        whole = table.rules.number("complete_cards")
        both = is_open(table.rules, first) and is_open(table.rules, second)
        if both and len(merged.laid) <= whole:
            melds = {n: meld for n, meld in table.tabled.items() if n != other}
            if fits(table.rules, merged):
                found.append(Option(f"merge m{one} m{other}", (), {**melds, one: merged}))
    return found


# ------------------------------------------------------------------ what else must hold


def may_table(table: Table, option: Option) -> bool:
    """Say whether cards may leave the hand for these melds (R6, R15a, R18)."""
    if any(map(is_black_three, option.cards)) and not black_threes_may_lie(table):
        return False
    left = without(table.hand, option.cards)
    if table.turn.pending and table.lies(option.melds):
        return leaves_a_way(table, left, to_receive(table, table.pile), option.melds)
    if playable(left):
        return True
    if table.goes_on_with_foot:
        return table.lies(option.melds)
    return verdict(table, option.melds) in {YES, OFFENCE}


def last_card_may_leave(table: Table) -> bool:
    """Say whether the last card in hand, if any, could leave it after a yes."""
    held = playable(table.hand)
    if len(held) != 1:
        return not held and verdict(table, table.tabled, answered=True) == YES
    card = held[0]
    joker_stays = card == JOKER and table.rules.word("joker_discard") == "special"
    ways = [] if joker_stays or table.turn.no_discard else [table.tabled]
    if not is_black_three(card) or black_threes_may_lie(table):
        ways += _tables_with(table, card)
    return any(verdict(table, melds, answered=True) == YES for melds in ways)


def _tables_with(table: Table, card: str) -> list[dict[int, Meld]]:
    return [
        {**table.tabled, number: meld.with_cards(laid)}
        for number, meld in table.tabled.items()
        for laid in _ways_to_lie(card, meld)
        if may_grow(table.rules, meld, laid)
    ]


# ------------------------------------------------------------------ taking back


def back_options(table: Table) -> list[Option]:
    """Return the ways to take back cards of this turn: one, a meld, or all (R22)."""
    found = [Option("back")] if table.changed else []
    for number, meld in table.tabled.items():
        fresh = {each.text: each for each in meld.laid if each.mark == NEW}
        for text, laid in fresh.items():
            left = meld.minus(laid)
            if fits(table.rules, left) and not _reopens(table, number, left):
                melds = {**table.tabled, number: left}
                found.append(Option(f"back {text} from m{number}", (laid.card,), melds))
        if all(each.mark == NEW for each in meld.laid):
            melds = {n: other for n, other in table.tabled.items() if n != number}
            text = f"back {' '.join(meld.texts)} from m{number}"
            found.append(Option(text, tuple(meld.cards), melds))
    return found


def _reopens(table: Table, number: int, left: Meld) -> bool:
    """Say whether a complete meld would be open again while another one is open (R22, D8)."""
    others = [meld for n, meld in table.tabled.items() if n != number]
    return is_open(table.rules, left) and open_twin(table.rules, others, left) is not None


def take_back(table: Table, option: Option) -> None:
    """Take some cards, or everything, back into the hand."""
    if option.cards:
        table.hand += option.cards
        table.tabled = option.melds
    else:
        take_all_back(table)


def take_all_back(table: Table) -> None:
    """Return to the turn's start, or to the moment a taken pile was received (R22, R5)."""
    turn = table.turn
    for each in (each for meld in table.tabled.values() for each in meld.laid):
        if each.mark == UPCARD:
            table.pile.append(each.card)
        elif each.mark != OLD:
            table.hand.append(each.card)
    table.tabled = dict(turn.base)
    if turn.pending:
        turn.pending, turn.drawn, turn.took = "", False, False


# ------------------------------------------------------------------ doing it


def table_cards(table: Table, option: Option) -> None:
    """Meld or add; the initial meld may bring the pile, the last card may end the hand."""
    left = without(table.hand, option.cards)
    if not playable(left) and not table.turn.pending and verdict(table, option.melds) == OFFENCE:
        offend(table)
        return
    table.hand, table.tabled = left, option.melds
    if table.turn.pending and table.lies(table.tabled):
        receive(table)
    empty_hand(table)


def offend(table: Table) -> None:
    """Go out against the answer: no effect but a penalty, or the cards return (R20)."""
    penalty = table.rules.number("out_after_no_penalty")
    if table.turn.no and penalty:
        table.penalties[table.team] += penalty
    else:
        take_all_back(table)
        table.turn.failed_out = True
