"""Dealing what is hidden: full states that agree with everything that a seat sees and knows.

The true hidden cards are out of reach here: everything comes from a view (`known_cards`, `build`).
"""

from dataclasses import dataclass
from typing import Any

from escalera.bots.planner.observe.play_numbers import told_plays
from escalera.bots.search.build import build, sizes_of
from escalera.bots.search.kernel import door, kernel
from escalera.bots.search.observe.known_cards import DOWN, FEET, STOCKS, KnownCards, known_cards
from escalera.cards.compiling.arrays import IntegerRows, Integers, Truths
from escalera.cards.kinds import KINDS, RED_THREES
from escalera.cards.rng import shuffle
from escalera.engine.match.view import View
from escalera.engine.state.dtypes import States, new_states
from escalera.engine.state.hand import gain


@dataclass(frozen=True)
class Hidden:
    """The table as a seat sees it (an array of one state) and what it knows of the hidden cards."""

    seen: States
    rules: States
    known: KnownCards

    def deal(self, words: Integers, count: int) -> States:
        """Return `count` states, each with the hidden cards dealt anew."""
        made, k = new_states(count), self.known
        pool = k.pool.copy()
        deal_worlds(made, count, self.seen, k.held, k.down, k.open, k.reds, pool, len(pool), words)
        return made


def hidden(view: View, rules: States) -> Hidden:
    """Return what is hidden from a view's seat; rules: its rule set's `numbers`."""
    seen = build(view, rules)
    known = known_cards(rules, seen, sizes_of(view), told_plays(view), view.seat - 1)
    assert known.open.sum() == len(known.pool), "every hidden card has one place"
    return Hidden(seen, rules, known)


@door
def deal_worlds(
    states: States,
    count: int,
    seen: States,
    held: IntegerRows,
    down: Integers,
    places: Integers,
    reds: Truths,
    pool: Integers,
    cards: int,
    words: Integers,
) -> None:
    """Fill `count` states with the seen table and one deal of the pool (`KnownCards`) each.

    cards: how many the pool has; their order changes.
    """
    for i in range(count):
        states[i] = seen[0]
        shuffle(words, pool, cards)
        _deal(states[i], held, down, places, reds, pool, cards)


@kernel
def _deal(
    s: Any, held: Any, down: Any, places: Any, reds: Any, pool: Any, cards: int
) -> None:  # fmt: skip
    at = 0
    for strict in range(2):
        for seat in range(len(reds)):
            if int(reds[seat]) == strict:
                at = _deal_hand(s, seat, int(places[seat]), strict == 0, pool, cards, at)
    for seat in range(len(reds)):
        for kind in range(KINDS):
            for _ in range(held[seat][kind]):
                gain(s, seat, kind)
        for _ in range(places[FEET + seat]):
            s.feet[seat][pool[at]] += 1
            at += 1
        s.feet_left[seat] = places[FEET + seat]
    for kind in range(KINDS):
        s.face_down[kind] = down[kind]
        s.face_down_count += down[kind]
    for _ in range(places[DOWN]):
        s.face_down[pool[at]] += 1
        s.face_down_count += 1
        at += 1
    _deal_stock(s, places, pool, at)


@kernel
def _deal_hand(
    s: Any, seat: int, count: int, no_reds: bool, pool: Any, cards: int, at: int
) -> int:  # fmt: skip
    """Give a hand the pool's next cards; red 3s that it may not hold stay for later places."""
    for _ in range(count):
        found = at
        while no_reds and found < cards - 1 and _is_red(int(pool[found])):
            found += 1
        kind = int(pool[found])
        pool[found] = pool[at]
        pool[at] = kind
        gain(s, seat, kind)
        at += 1
    return at


@kernel
def _is_red(kind: int) -> bool:
    return kind == RED_THREES[0] or kind == RED_THREES[1]


@kernel
def _deal_stock(s: Any, places: Any, pool: Any, at: int) -> None:
    top = 0
    for pile in range(2):
        s.tops[pile] = top
        for _ in range(places[STOCKS + pile]):
            s.deck[top] = pool[at]
            top += 1
            at += 1
        s.ends[pile] = top
