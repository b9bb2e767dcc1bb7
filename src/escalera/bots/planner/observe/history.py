"""What the plays so far show: who discarded which ranks, who took which cards, who took back."""

from typing import Any

import numpy as np

from escalera.bots.planner.kernel import door, kernel
from escalera.bots.planner.observe.knowledge import RANKS
from escalera.bots.planner.observe.play_numbers import (
    CARDS,
    FIRST,
    VERB,
    after,
    ends_turn,
    told_plays,
)
from escalera.cards.compiling.arrays import IntegerRows, Integers
from escalera.cards.kinds import FIRST_NATURAL, JOKER, KINDS, is_red_three, rank_of
from escalera.engine.match.view import View
from escalera.engine.state.dtypes import DECK, SEATS, RuleRecords, Rules
from escalera.engine.state.rule_record import numbers
from escalera.engine.topics.facts import cards_taken
from escalera.engine.whole import whole_row as rows

_DISCARD, _TAKE = rows.DISCARD, rows.TAKE
_MELD, _ADD, _BACK = rows.MELD, rows.ADD, rows.BACK


def follow(v: Any, view: View) -> None:
    """Note in a record what the other seats' discards and takes tell about their hands."""
    known, thrown, v.took_back = followed(view)
    for seat in range(view.rules.seats):
        if seat != view.seat - 1:
            v.known[seat][:], v.thrown[seat][:] = known[seat], thrown[seat]


def followed(view: View) -> tuple[Any, Any, bool]:
    """Return what the plays tell by seat, `known` and `thrown`, and whether cards went back."""
    plays = told_plays(view)
    known = np.zeros((SEATS, KINDS), dtype=np.int64)
    thrown = np.zeros((SEATS, RANKS), dtype=np.int64)
    pile = np.zeros(DECK, dtype=np.int64)
    took_back = follow_plays(numbers(view.rules), plays, len(plays), pile, known, thrown)
    return known, thrown, bool(took_back)


@door
def follow_plays(
    rules: RuleRecords,
    plays: Integers,
    length: int,
    pile: Integers,
    known: IntegerRows,
    thrown: IntegerRows,
) -> bool:
    """Replay a hand's plays; say whether the seat took cards back this turn.

    One that did tables nothing new: so no turn goes in circles, and every turn ends.
    plays: as numbers, one play after the other (`play_numbers`), length of them. pile: scratch.
    known: by seat and kind, what is known to be held, as it was taken from the pile; thrown: by
    seat and rank, what was discarded; both empty at first.
    """
    at, took_back, piled = 0, False, 0
    while at < length:
        verb = plays[at + VERB]
        took_back = verb == _BACK or (took_back and not ends_turn(verb))
        if plays[at] > 0:
            piled = _follow(rules[0], plays, at, pile, piled, known, thrown)
        at = after(plays, at)
    return took_back


@kernel
def _follow(
    r: Rules, plays: Any, at: int, pile: Any, piled: int, known: Any, thrown: Any
) -> Any:  # fmt: skip
    """Note a play: a card taken is known to be held until it is seen to leave the hand."""
    seat, verb, count = plays[at] - 1, plays[at + VERB], plays[at + CARDS]
    if verb == _TAKE:
        piled = _take(r, pile, piled, known[seat], thrown[seat])
    for k in range(at + FIRST, at + FIRST + count):
        kind = plays[k]
        if verb == _BACK:
            known[seat][kind] += 1
        elif verb == _DISCARD or verb == _MELD or verb == _ADD or verb == _TAKE:
            known[seat][kind] = max(0, known[seat][kind] - 1)
        if verb == _DISCARD:
            pile[piled] = kind
            piled += 1
            if FIRST_NATURAL <= kind < JOKER:
                thrown[seat][rank_of(kind)] += 1
    return piled


@kernel
def _take(r: Rules, pile: Any, piled: int, held: Any, thrown: Any) -> Any:
    """Move the pile's cards into a hand, as far as their faces were seen; return what is left."""
    first = piled - cards_taken(r, piled)
    for k in range(first, piled - 1):
        if not is_red_three(pile[k]):
            held[pile[k]] += 1
    if piled > 0 and pile[piled - 1] < JOKER:
        thrown[rank_of(pile[piled - 1])] = 0
    return first
