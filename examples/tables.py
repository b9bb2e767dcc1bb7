"""A batch of hands as the examples that learn play it: who must choose, and from what."""

from typing import Any

import numpy as np

from escalera.engine.state.enums import Op
from escalera.envs import Hands
from escalera.envs.layout import Feature
from escalera.rules import RuleSet
from examples.inputs import listed, states
from examples.prior import Prior

Array = np.ndarray[Any, Any]
BACKS = (Op.BACK, Op.BACK_CARD, Op.BACK_MELD)
FAR_BELOW = -1000


class Tables:
    """Hands without taking back, where nothing else is legal; whoever has a choice makes it.

    ``rows``: the hands with a choice; ``seen``, ``of`` and ``features``: what a network looks at
    there (`inputs.actions`), with the planner's choice if `prior`; ``barred``: the actions that it
    should leave out; ``ended``: how many hands have ended.
    """

    def __init__(self, rules: RuleSet, n: int, seed: int, *, prior: bool = False) -> None:
        self.hands = Hands(rules, n, seed=seed, take_back=False)
        self._prior = Prior(self.hands) if prior else None
        self.hands.play_at_random(200)  # so that they don't end all at once
        self.back, self.ended = np.zeros(n, dtype=bool), 0
        self._look()

    def step(self, choice: Array) -> Array:
        """Play these places where there is a choice; return the rows that ended."""
        hands, places = self.hands, np.zeros(self.hands.n, dtype=int)
        places[self.rows] = choice
        everyone, seat = np.arange(hands.n), hands.seat.copy()
        ops = hands.features[everyone, places, Feature.OP]
        hands.step(places)
        self.back = (self.back | np.isin(ops, BACKS)) & (seat == hands.seat) & ~hands.done
        self.ended += int(hands.done.sum())
        self._look()
        return np.flatnonzero(hands.done)

    def ahead(self, row: int) -> Array:
        """Return how many points each team is ahead of the others in an ended hand, on average."""
        score = self.hands.score[row].astype(np.float32)
        lead: Array = score - (score.sum() - score) / (len(score) - 1)
        return lead

    def _look(self) -> None:
        self.rows = np.flatnonzero(self.hands.count > 1)
        self.of, self.features = listed(self.hands, self.rows)
        if self._prior:
            self.features = self._prior.told(self.rows, self.of, self.features)
        self.seen = states(self.hands.obs[self.rows])
        self.barred = barred(self.features, self.back[self.rows][self.of])


def brought(
    seats: list[int], teams: list[int], guesses: list[float], ahead: Array, trust: float
) -> list[float]:
    """Return what each decision of a hand brought beyond the guess of its state, the last first.

    ahead: what each team ended with; trust: how far what came of a decision counts, rather than the
    guess at the seat's next one.
    """
    gains, after = list[float](), dict[int, tuple[float, float]]()
    for seat, team, guess in zip(seats[::-1], teams[::-1], guesses[::-1], strict=True):
        value, gain = after.get(seat, (float(ahead[team]), 0.0))
        gains.append(value - guess + trust * gain)
        after[seat] = guess, gains[-1]
    return gains


def barred(features: Array, back: Array) -> Array:
    """Say of each action whether it tables cards though some went back already in this turn.

    Without this, a network could lay the same cards and take them back for ever.
    """
    return back & (features[:, Feature.OP] < Op.DISCARD)


def left_out(scores: Array, barred: Array, random: np.random.Generator) -> Array:
    """Return scores with those of barred actions far below, in any order."""
    return np.where(barred, FAR_BELOW + random.random(len(scores)), scores)
