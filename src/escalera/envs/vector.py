"""One seat of many hands at once as Gymnasium's vector environment: all of them in one batch.

`gymnasium.make_vec("escalera/Samba-v1", num_envs=64)` makes one, with `envs.gymnasium` imported.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from escalera.envs.checks import check
from escalera.envs.chosen import whole_numbers
from escalera.envs.hands import LISTED, Hands
from escalera.envs.layout import FEATURES
from escalera.envs.spaces import ILLEGAL, Seen, actions, observations
from escalera.rules import RuleSet, load

Rows = npt.NDArray[np.int64]
Policy = Callable[[Hands, Rows], npt.ArrayLike]
"""Gives the place of an action in the legal list of each of these rows."""
LONGEST: Final = 10_000
"""Plays of the others in a row after which one of them can't be coming to an end. At random they
made 172 at most in 2,500 hands of each game."""
Stepped = tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]


class SeatVectorEnv(VectorEnv[Seen, Any, Any]):
    """One seat's part in each of many hands; an ended hand is dealt anew in the same step.

    game, players, settings, threads, take_back: as `Hands` has them; seat: from 1; opponents:
    "random", or a `Policy` for all other seats, such as a network of one's own; for bots, make_vec
    with ``vectorization_mode="sync"`` plays hands one by one. Rewards come at a hand's end: the
    points of the seat's team. What is not legal ends a hand (`ILLEGAL`). A hand that ends before
    the seat's first turn is dealt anew and counts for nothing. ValueError: a policy lays cards and
    takes them back without an end, or its answers are no whole numbers.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: RuleSet | str = "samba",
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        opponents: str | Policy = "random",
        seat: int = 1,
        *,
        num_envs: int = 1,
        threads: int = 1,
        take_back: bool = True,
    ) -> None:
        self.rules = load(game, players, settings) if isinstance(game, str) else game
        if not 1 <= seat <= self.rules.seats:
            raise ValueError(f"There is no seat {seat}.")
        if isinstance(opponents, str) and opponents != "random":
            raise ValueError(
                'In one batch opponents are "random" or a function: for bots, make_vec with '
                'vectorization_mode="sync".'
            )
        self.seat, self.num_envs = seat, num_envs
        self._made: dict[str, Any] = {"threads": threads, "take_back": take_back}
        self._others: Policy = self._at_random if isinstance(opponents, str) else opponents
        self.single_action_space, self.single_observation_space = actions(), observations()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal all hands, and let the others play up to the seat's turn."""
        super().reset(seed=seed, options=options)
        text = str(self.np_random.integers(1 << 62))
        self.hands = Hands(self.rules, self.num_envs, seed=text, **self._made)
        self.hands.autoreset = False
        self._to_the_seat()
        return self._seen(), {}

    def step(self, actions: Any) -> Stepped:
        """Play an action in each hand, and let the others answer.

        ValueError, and nothing is played: actions are not a whole number for each hand, or no hand
        is dealt yet.
        """
        check(hasattr(self, "hands"), "reset() deals the first hands.")
        hands, chosen = self.hands, whole_numbers(self.hands, actions)
        wrong = (chosen < 0) | (chosen >= hands.count)
        hands.step(np.where(wrong, 0, chosen), ~wrong)
        self._others_play()
        ended, told = hands.done | wrong, dict[str, Any]()
        team = self.rules.team_of(self.seat) - 1
        reward = np.where(hands.done, hands.score[:, team], 0).astype(np.float64)
        reward[wrong] = ILLEGAL
        if ended.any():
            told = {"final_obs": self._last(ended), "_final_obs": ended}
            hands.reset(ended)
            self._to_the_seat()
        return self._seen(), reward, ended, np.zeros(self.num_envs, dtype=np.bool_), told

    def _to_the_seat(self) -> None:
        """Let the others play until it is the seat's turn everywhere."""
        self._others_play()
        while self.hands.done.any():
            self.hands.reset(self.hands.done)
            self._others_play()

    def _others_play(self) -> None:
        """Let them play where a hand goes on and it is not the seat's turn."""
        hands, choice = self.hands, np.zeros(self.num_envs, dtype=np.int64)
        for _ in range(LONGEST):
            theirs = ~hands.done & (hands.seat != self.seat - 1)
            if not theirs.any():
                return
            rows = np.flatnonzero(theirs)
            choice[rows] = _whole(self._others(hands, rows), len(rows))
            hands.step(choice, theirs)
        raise ValueError(
            f"The opponents made {LONGEST:,} plays without ending their turns: they lay cards and "
            "take them back again. The function `barred` of examples/tables.py keeps them from it."
        )

    def _at_random(self, hands: Hands, rows: Rows) -> npt.NDArray[np.int64]:
        places: Rows = (self.np_random.random(len(rows)) * hands.count[rows]).astype(np.int64)
        return places

    def _seen(self) -> Seen:
        hands = self.hands
        return {
            "observation": hands.obs.copy(),
            "action_mask": hands.mask.astype(np.int8),
            "features": hands.features.copy(),
        }

    def _last(self, ended: npt.NDArray[np.bool_]) -> npt.NDArray[np.object_]:
        """Return what the seat saw at the end of each of these hands, None for the others."""
        rows, told = np.flatnonzero(ended), np.full(self.num_envs, None, dtype=object)
        for row, one in zip(rows, self.hands.look_at(rows, self.seat - 1), strict=True):
            told[row] = {
                "observation": one,
                "action_mask": np.zeros(LISTED, dtype=np.int8),
                "features": np.zeros((LISTED, FEATURES), dtype=np.int16),
            }
        return told


def _whole(answers: npt.ArrayLike, count: int) -> npt.NDArray[Any]:
    """Return a policy's answers; ValueError unless they are so many whole numbers."""
    found = np.asarray(answers)
    fits = found.shape == (count,) and found.dtype.kind in "iu"
    check(fits, f"Opponents answer with a whole number for each of their {count} rows.")
    return found
