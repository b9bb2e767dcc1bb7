"""Dealing what is hidden: full states that agree with everything that a seat sees and knows.

The true hidden cards are out of reach here: everything comes from a view (`known_cards`, `build`).
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from escalera.bots.planner.observe.knowledge import RANKS
from escalera.bots.search.build import build
from escalera.bots.search.kernel import door, kernel
from escalera.bots.search.known_cards import KnownCards, known_cards
from escalera.cards.compiling.arrays import IntegerRows, Integers, Truths
from escalera.cards.kinds import KINDS, RED_THREES
from escalera.cards.rng import shuffle
from escalera.engine.match.view import View
from escalera.engine.state.dtypes import SEATS, States, new_states
from escalera.engine.state.hand import gain


@dataclass(frozen=True)
class Hidden:
    """The hidden places of a table and what is known of them; seats count from 0.

    ``seen`` is an array of one state with those places empty; ``held`` and ``down`` count the
    known cards; ``open`` counts each place's other cards: hands, feet, face down, stock piles;
    ``pool`` holds these cards; ``reds`` says which hands may hold a red 3.
    """

    seen: States
    rules: States
    held: Any
    down: Any
    open: Any
    reds: Any
    pool: Any
    thrown: Any

    def deal(self, words: Integers, count: int) -> States:
        """Return `count` states, each with the hidden cards dealt anew."""
        made = new_states(count)
        deal_worlds(
            made, self.seen, self.held, self.down, self.open, self.reds, self.pool.copy(), words
        )
        return made


DOWN, STOCKS = 2 * SEATS, 2 * SEATS + 1
"""Where ``Hidden.open`` counts face-down cards and stock piles; before them: hands, feet."""


def hidden(view: View, rules: States) -> Hidden:
    """Return what is hidden from a view's seat; rules: its rule set's `numbers`."""
    facts = known_cards(view)
    held = np.zeros((SEATS, KINDS), dtype=np.int64)
    for seat, cards in enumerate(facts.held):
        for kind, count in cards.items():
            held[seat][kind] = count
    down = np.array([facts.down[kind] for kind in range(KINDS)], dtype=np.int64)
    reds = np.array([_may_hold_red(view, seat) for seat in range(view.rules.seats)])
    return Hidden(
        build(view, rules), rules, held, down, _open(view, facts), reds,
        np.array(facts.pool, dtype=np.int64), _thrown(facts),
    )  # fmt: skip


def _open(view: View, facts: KnownCards) -> Any:
    """Return how many unknown cards each place holds; the viewer's own hand has none."""
    made = np.zeros(STOCKS + 2, dtype=np.int64)
    for seat in range(view.rules.seats):
        if seat != view.seat - 1:
            made[seat] = view.hand_sizes[seat] - facts.held[seat].total()
        made[SEATS + seat] = view.feet[seat]
    made[DOWN] = view.face_down - facts.down.total()
    made[STOCKS : STOCKS + len(view.stocks)] = view.stocks
    assert made.sum() == len(facts.pool), "every hidden card has one place"
    return made


def _thrown(facts: KnownCards) -> Any:
    made = np.zeros((SEATS, RANKS), dtype=np.int64)
    made[: len(facts.thrown)] = facts.thrown
    return made


def _may_hold_red(view: View, seat: int) -> bool:
    """Say whether another hand may hold a red 3 now: before its first turn, or from a foot."""
    if view.rules.red_threes_laid == "declare":
        return True
    if view.rules.red_threes_laid == "deal" or seat == view.turn - 1:
        return False
    if view.rules.foot_cards and not view.feet[seat]:
        return True
    return all(player != seat + 1 for player, _ in view.plays)


@door
def deal_worlds(
    states: States,
    seen: States,
    held: IntegerRows,
    down: Integers,
    places: Integers,
    reds: Truths,
    pool: Integers,
    words: Integers,
) -> None:
    """Fill every state with the seen table and one deal of the pool (`Hidden`)."""
    for i in range(len(states)):
        states[i] = seen[0]
        shuffle(words, pool, len(pool))
        _deal(states[i], held, down, places, reds, pool)


@kernel
def _deal(s: Any, held: Any, down: Any, places: Any, reds: Any, pool: Any) -> None:
    at = 0
    for strict in range(2):
        for seat in range(len(reds)):
            if int(reds[seat]) == strict:
                at = _deal_hand(s, seat, int(places[seat]), strict == 0, pool, at)
    for seat in range(len(reds)):
        for kind in range(KINDS):
            for _ in range(held[seat][kind]):
                gain(s, seat, kind)
        for _ in range(places[SEATS + seat]):
            s.feet[seat][pool[at]] += 1
            at += 1
        s.feet_left[seat] = places[SEATS + seat]
    for kind in range(KINDS):
        s.face_down[kind] = down[kind]
        s.face_down_count += down[kind]
    for _ in range(places[DOWN]):
        s.face_down[pool[at]] += 1
        s.face_down_count += 1
        at += 1
    _deal_stock(s, places, pool, at)


@kernel
def _deal_hand(s: Any, seat: int, count: int, no_reds: bool, pool: Any, at: int) -> int:
    """Give a hand the pool's next cards; red 3s that it may not hold stay for later places."""
    for _ in range(count):
        found = at
        while no_reds and found < len(pool) - 1 and _is_red(int(pool[found])):
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
