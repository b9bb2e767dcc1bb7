"""One seat of a hand as Gymnasium's environment, bots at the others (the extra `envs`).

Import it, and `gymnasium.make("escalera/Samba-v1", opponents="planner")` makes one; so do
`Sambola`, `BlackSamba`, `Bolivia` and `VillagesSamba`. What is seen and done is in `envs.spaces`;
`gymnasium.make_vec` plays many in one batch (`envs.vector`).
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np

from escalera.bots import make_bot
from escalera.engine.match.game import Game
from escalera.envs.checks import check
from escalera.envs.hands import Hands
from escalera.envs.spaces import ILLEGAL, Seen, actions, observations, seen
from escalera.envs.vector import SeatVectorEnv
from escalera.rules import RuleSet, games, load
from escalera.simulation import play_hand

Step = tuple[Seen, float, bool, bool, dict[str, Any]]


class SeatEnv(gymnasium.Env[Seen, int]):
    """One seat's part in a hand; the reward comes at its end: the points of the seat's team.

    game, players, settings, take_back: as `Hands` has them; seat: from 1; opponents: the bot at
    every other seat, a partner's too. What is not legal ends the hand (`ILLEGAL`).
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: RuleSet | str = "samba",
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        opponents: str = "planner",
        seat: int = 1,
        *,
        take_back: bool = True,
    ) -> None:
        self.rules = load(game, players, settings) if isinstance(game, str) else game
        if not 1 <= seat <= self.rules.seats:
            raise ValueError(f"There is no seat {seat}.")
        self.seat, self.opponents = seat, opponents
        make_bot(opponents, 0)  # an unknown one is an error now
        self.action_space, self.observation_space = actions(), observations()
        self._hands = Hands(self.rules, 1, take_back=take_back)
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a hand, and let the bots play up to the seat's turn.

        A hand that ends before it is dealt anew, and counts for nothing.
        """
        super().reset(seed=seed, options=options)
        found = self._dealt()
        while self.game.hand_over:
            found = self._dealt()
        self._over = False
        return found, {}

    def _dealt(self) -> Seen:
        """Deal a hand from the next lot, and let the bots play."""
        text = str(self.np_random.integers(1 << 62))
        self.game = Game.waiting(self.rules)
        self.game.next_hand(text)
        self._bots = [make_bot(self.opponents, f"{text}/{n}") for n in range(self.rules.seats)]
        return self._gone_on()

    def _gone_on(self) -> Seen:
        """Let the bots play until it is the seat's turn or the hand is over."""
        play_hand(self.game, self._bots, self.seat)
        self._hands.put(0, self.game.position.states)
        return seen(self._hands, self.seat - 1)

    def step(self, action: int) -> Step:
        """Play an action of the legal list, and let the bots answer.

        ValueError: it is no whole number, or the hand is over.
        """
        place = np.asarray(action)
        check(place.size == 1 and place.dtype.kind in "iu", "An action is a whole number.")
        check(not self._over, "The hand is over: reset() deals one.")
        if not 0 <= place.item() < self._hands.count[0]:
            self._over = True
            return seen(self._hands, self.seat - 1), float(ILLEGAL), True, False, {}
        self.game.play_code(int(self._hands.codes[0, place.item()]))
        found, self._over = self._gone_on(), self.game.hand_over
        team = self.rules.team_of(self.seat) - 1
        points = self.game.score_sheet().totals[team] if self._over else 0
        return found, float(points), self._over, False, {}


def _register() -> None:
    for game in games():
        name = "".join(word.capitalize() for word in game.split("-"))
        gymnasium.register(
            f"escalera/{name}-v1",
            f"{__name__}:{SeatEnv.__name__}",
            vector_entry_point=f"{SeatVectorEnv.__module__}:{SeatVectorEnv.__name__}",
            kwargs={"game": game},
        )


_register()
