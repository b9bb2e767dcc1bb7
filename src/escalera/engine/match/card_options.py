"""What a player can do with exactly these cards of a hand (`engine.whole.card_uses`)."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from escalera.engine.match.game import Game
from escalera.engine.match.position import Position
from escalera.engine.match.refusals import Refusal, refusal
from escalera.engine.state.action import Action
from escalera.engine.state.dtypes import new_states
from escalera.engine.state.reasons import Reason
from escalera.engine.whole.card_uses import MOST_TRIED, STATES, find_uses
from escalera.engine.whole.whole_row import action_of, width
from escalera.engine.whole.wild_places import CARDS


@dataclass(frozen=True, slots=True)
class Use:
    """The legal actions with some cards; if there is none, why the likeliest is refused."""

    actions: tuple[Action, ...]
    refusal: Refusal | None = None


def use_of(game: Game, seat: int, kinds: Sequence[int]) -> Use:
    """Return every legal action of a seat that uses exactly these cards of its hand.

    kinds: at least one. Actions with the same result are given once.
    """
    if game.hand_over:
        return _refused(game, Reason.HAND_OVER)
    reason, actions, _ = find(game.position, seat, kinds)
    return Use(actions) if actions else _refused(game, reason)


def find(
    position: Position, seat: int, kinds: Sequence[int]
) -> tuple[Reason, tuple[Action, ...], int]:
    """Return the legal actions, what refuses them if there is none, and how many were tried."""
    stack = new_states(STATES)
    stack[0] = position.states[0]
    cards = np.zeros(1, dtype=CARDS)
    cards["kinds"][0, : len(kinds)] = kinds
    cards["count"] = len(kinds)
    found = np.empty((MOST_TRIED + 1, width(len(kinds))), dtype=np.int64)
    left, memory = np.empty(len(kinds), dtype=np.int64), stack.view(np.uint8)
    count = find_uses(stack, memory, position.numbers, seat - 1, cards, found, left)
    tried = int(cards["tried"][0])
    if count < 0:
        return Reason(-count), (), tried
    return Reason.OK, tuple(map(action_of, found[:count].tolist())), tried


def _refused(game: Game, reason: Reason) -> Use:
    return Use((), refusal(reason, game.rules))
