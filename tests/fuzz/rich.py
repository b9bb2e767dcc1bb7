"""Random positions near a hand's end: melds on the table, few cards in hand, little stock.

`build` is compiled. Everything random comes from the generator's words. The position holds exactly
the game's pack and keeps the limits of melds. The first turn has not started yet.
"""

from typing import Any

from escalera.cards.compiling.arrays import Integers
from escalera.cards.kinds import JOKER, KINDS
from escalera.cards.rng import Words, below, shuffle
from escalera.engine.match import doors
from escalera.engine.state.dtypes import RuleRecords, Rules, State, States
from tests.fuzz.compiled import door, kernel
from tests.fuzz.rich_melds import lay_melds

MOST_MELDS = 8


@kernel
def _enough_left(r: Rules, left: Any) -> bool:
    """Say whether enough cards would be left for hands and feet after some more melds."""
    cards = 0
    for kind in range(KINDS):
        cards += int(left[kind])
    return cards > int(r.seats) * (15 + int(r.foot_cards)) + 7 * MOST_MELDS


@kernel
def _table(states: Any, i: int, rules: Any, words: Words, left: Any) -> None:
    """Lay melds and red 3s of every team; a team with a meld has melded."""
    s, r = states[i], rules[0]
    for team in range(r.teams):
        if _enough_left(r, left):
            lay_melds(states, i, rules, words, left, team, below(words, MOST_MELDS + 1))
        for kind in range(5, 7):
            laid = below(words, int(left[kind]) + 1) * below(words, 2)
            left[kind] -= laid
            s.teams[team].red_threes[kind - 5] += laid


@kernel
def _shuffle_rest(s: State, words: Words, left: Any) -> int:
    """Put the cards that are left, shuffled, at the start of the deck; return how many."""
    count = 0
    for kind in range(KINDS):
        for _ in range(left[kind]):
            s.deck[count] = kind
            count += 1
    shuffle(words, s.deck, count)
    return count


@kernel
def _deal(states: Any, i: int, rules: Any, words: Words) -> int:
    """Deal hands of one to fifteen cards, often few, and some feet; return how many were dealt."""
    s, r = states[i], rules[0]
    at = 0
    few = below(words, 3) > 0
    for seat in range(r.seats):
        for _ in range(1 + below(words, 4 if few else 15)):
            doors.put_in_hand(states, i, seat, int(s.deck[at]))
            at += 1
        if r.foot_cards > 0 and below(words, 3) == 0:
            for _ in range(1 + below(words, int(r.foot_cards))):
                s.feet[seat][int(s.deck[at])] += 1
                s.feet_left[seat] += 1
                at += 1
    return at


@kernel
def _freezing_last(s: State, at: int, count: int) -> int:
    """Sort wilds and red 3s after the other cards of the rest; return where they begin."""
    for i in range(at, count):
        kind = int(s.deck[i])
        if kind != JOKER and kind > 3 and not 5 <= kind <= 6:
            s.deck[i] = s.deck[at]
            s.deck[at] = kind
            at += 1
    return at


@kernel
def _make_stocks(states: Any, i: int, rules: Any, words: Words, at: int, count: int) -> None:
    """Split the rest between pile and stock; the stock is in the deck from ``at``.

    In half of the positions, all that freezes a pile is in the stock.
    """
    s, r = states[i], rules[0]
    short = below(words, 3) > 0
    stock = min(count - at, below(words, 9)) if short else below(words, count - at + 1)
    if below(words, 2):
        stock = max(stock, count - _freezing_last(s, at, count))
    pile = count - at - stock
    if not short:
        pile = min(pile, below(words, 20))
    for _ in range(pile):
        doors.put_on_pile(states, i, int(s.deck[at]))
        at += 1
    s.tops[0] = at
    s.ends[1] = count
    middle = count if r.stock_piles == 1 else at + below(words, count - at + 1)
    s.ends[0] = middle
    s.tops[1] = middle


@door
def build(
    states: States,
    i: int,
    rules: RuleRecords,
    words: Integers,
    left: Integers,
    dealer: int,
    hand: int,
    scores: Integers,
) -> None:
    """Make states[i] a random position before its first turn; left: scratch, a count by kind."""
    s, r = states[i], rules[0]
    doors.clear_table(states, i, rules, dealer, hand, scores)
    for kind in range(JOKER):
        left[kind] = r.packs
    left[JOKER] = r.jokers
    _table(states, i, rules, words, left)
    count = _shuffle_rest(s, words, left)
    _make_stocks(states, i, rules, words, _deal(states, i, rules, words), count)
    s.points = 0
