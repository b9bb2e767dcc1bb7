"""What a player of OpenSpiel's may know, as numbers and as text."""

from typing import Any, Final

import numpy as np
import pyspiel

from escalera.cards.kinds import KINDS
from escalera.envs.layout import HISTORY, LENGTH, PLAY_NUMBERS, SLICES
from escalera.envs.openspiel.spiel_hand import SpielHand

HAND: Final = SLICES["hand"]


class Observer:
    """Writes a player's observation, or with perfect recall its information state.

    ``tensor`` (float32) is the observation of `Hands`; ``dict`` has it by name, as `layout.SLICES`.
    What all see is written as the first player sees it, without its hand; what one player alone
    sees is its hand. Perfect recall adds ``history``: the last 256 plays.
    """

    def __init__(self, kind: Any, params: Any = None) -> None:
        """Take an `IIGObservationType`; ValueError for parameters or all players' cards."""
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("No observer sees all hands, and none has parameters.")
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.shared, self.recalls = bool(kind.public_info), bool(kind.perfect_recall)
        parts = dict(SLICES) if self.shared else {"hand": slice(HAND.stop - HAND.start)}
        self._seen = LENGTH if self.shared else KINDS
        length = self._seen + (HISTORY * PLAY_NUMBERS if self.recalls and self.shared else 0)
        self.tensor = np.zeros(length, dtype=np.float32)
        self.dict = {name: self.tensor[part] for name, part in parts.items()}
        if length > self._seen:
            self.dict["history"] = self.tensor[LENGTH:].reshape(HISTORY, PLAY_NUMBERS)

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player may know of a state; zeros while the cards are dealt."""
        hand: SpielHand = state.hand
        self.tensor.fill(0)
        if hand.position is None:
            return
        seen = hand.batch().look(0, player if self.own else 0)
        if not self.own:
            seen[HAND] = 0
        self.tensor[: self._seen] = seen if self.shared else seen[HAND]
        if "history" in self.dict:
            self.dict["history"][:] = _history(hand)

    def string_from(self, state: Any, player: int) -> str:
        """Return what a player may know as text: with perfect recall, all it has seen."""
        hand: SpielHand = state.hand
        if self.recalls or hand.position is None:
            return hand.memory(player if self.own else None, plays=self.shared)
        self.set_from(state, player)
        last = " ".join(map(str, hand.plays[-1])) if hand.plays else "the deal"
        numbers = " ".join(map(str, self.tensor.astype(int).tolist()))
        return f"{f'seat {player + 1}, ' if self.own else ''}after {last}: {numbers}"


def _history(hand: SpielHand) -> Any:
    """Return the last plays of the hand in a ring, as `Hands` has them."""
    ring = np.zeros((HISTORY, PLAY_NUMBERS), dtype=np.int8)
    first = max(0, len(hand.tokens) - HISTORY)
    for at, token in enumerate(hand.tokens[first:], first):
        ring[at % HISTORY] = token
    return ring
