"""A layout as the actions that lay it: one for each meld that is started or grown."""

from collections.abc import Iterator
from typing import Any

from escalera.bots.planner.arrange.search_memo import STEPS, WILD_STEP
from escalera.bots.planner.decide.scratch import Memory
from escalera.cards.kinds import FOUR, JOKER
from escalera.engine.state.action import Action, TabledCard, Verb


def layout_actions(v: Any, memory: Memory) -> tuple[Action, ...]:
    """Return the actions of the layout in a memory, for the hand of a `SEEN` record."""
    return tuple(_actions(v, memory))


def _actions(v: Any, memory: Memory) -> Iterator[Action]:
    out, hand = memory.layouts[0], [int(count) for count in v.hand]
    for piece in memory.pieces[out.pieces[: out.runs]]:
        yield _run(v, hand, piece)
    for step in range(FOUR, STEPS):
        naturals, more = int(out.naturals[step]), int(out.more[step])
        if naturals + more:
            side = memory.prices[0].side
            cards = [] if step == WILD_STEP else _naturals(hand, side, step, naturals)
            cards += [TabledCard(_wild(hand)) for _ in range(more)]
            yield _action(v, cards, int(out.target[step]))


def _run(v: Any, hand: list[int], piece: Any) -> Action:
    cards = []
    for rank in range(int(piece.low), int(piece.high) + 1):
        kind = rank * 4 + int(piece.suit)
        if int(piece.needs) >> rank & 1:
            hand[kind] -= 1
            cards.append(TabledCard(kind))
        elif int(piece.places) >> rank & 1:
            cards.append(TabledCard(_wild(hand), kind))
    return _action(v, cards, int(piece.at))


def _action(v: Any, cards: list[TabledCard], at: int) -> Action:
    if at < 0:
        return Action(Verb.MELD, tuple(cards))
    return Action(Verb.ADD, tuple(cards), int(v.melds[at].name))


def _naturals(hand: list[int], side: Any, rank: int, count: int) -> list[TabledCard]:
    """Take out of a hand the naturals of a rank that their suits miss least."""
    kinds = [kind for kind in range(rank * 4, rank * 4 + 4) for _ in range(hand[kind])]
    kinds.sort(key=lambda kind: (float(side[kind]), kind))
    for kind in kinds[:count]:
        hand[kind] -= 1
    return [TabledCard(kind) for kind in kinds[:count]]


def _wild(hand: list[int]) -> int:
    """Take the next wild to lay out of a hand."""
    kind = next(kind for kind in (JOKER, 0, 1, 2, 3) if hand[kind])
    hand[kind] -= 1
    return kind
