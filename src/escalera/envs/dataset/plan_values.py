"""What the planner's plans are worth, said of the legal actions that begin them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import isnan, nan
from typing import Final

from escalera.bots.planner.decide.plan_numbers import ACTIONS, HEAD, INDEX, WAY
from escalera.cards.kinds import is_wild, rank_of
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.enums import Op
from escalera.engine.whole.whole_row import (
    ADD,
    ASK,
    COUNT,
    DISCARD,
    FIRST,
    MELD,
    MELD_NUMBER,
    width,
)

Choice = tuple[int, ...]
"""A legal action as `knowledge.Choice` has it; its meld by number."""
_Card = tuple[int, int]
"""A card: its kind, and what rank a wild one stands for."""
_VERBS: Final = {int(Op.MELD): MELD, int(Op.ADD): ADD}


def values_of(
    plans: Iterable[tuple[int, float]], told: list[int], legal: Sequence[Choice]
) -> list[float]:
    """Return what each legal action is worth: its best plan, NaN where it begins none.

    plans: where each begins in told (`plan_numbers`), and its worth in points.
    """
    values = [nan] * len(legal)
    known: dict[int, list[int]] = {}
    for start, worth in plans:
        for at in _beginnings(told, start, legal, known):
            values[at] = worth if isnan(values[at]) else max(values[at], worth)
    return values


def _beginnings(
    told: list[int], start: int, legal: Sequence[Choice], known: dict[int, list[int]]
) -> list[int]:
    """Return the places of the legal actions that begin a plan; known: by way, those found."""
    index, way, first = told[start + INDEX], told[start + WAY], start + HEAD
    if index >= 0:
        return [index]
    if told[first] == DISCARD:
        thrown = told[first + FIRST]
        return [at for at, x in enumerate(legal) if x[0] == Op.DISCARD and x[1] == thrown]
    if way not in known:  # plans of one way differ in their discards only
        asks = told[first] == ASK
        tabled = _tabled(told, start)
        known[way] = [
            at for at, x in enumerate(legal) if (asks and x[0] == Op.ASK) or _is_in(x, tabled)
        ]
    return known[way]


def _tabled(told: list[int], start: int) -> list[tuple[int, int, Counter[_Card]]]:
    """Return a plan's actions: verb, meld and cards."""
    at, found = start + HEAD, []
    for _ in range(told[start + ACTIONS]):
        pairs = range(at + FIRST, at + width(told[at + COUNT]), 2)
        cards = Counter(_card(told[k], rank_of(max(0, told[k + 1]))) for k in pairs)
        found.append((told[at], told[at + MELD_NUMBER], cards))
        at += width(told[at + COUNT])
    return found


def _is_in(x: Choice, tabled: list[tuple[int, int, Counter[_Card]]]) -> bool:
    """Say whether a plan lays an action's cards on its meld, in whatever order."""
    op, *kinds, place, meld, _ = x
    if op not in _VERBS:
        return False
    cards = Counter(_card(kind, place) for kind in kinds if kind != NO_CARD)
    return any(
        verb == _VERBS[op] and number == meld and cards <= laid for verb, number, laid in tabled
    )


def _card(kind: int, rank: int) -> _Card:
    return kind, rank if is_wild(kind) else -1
