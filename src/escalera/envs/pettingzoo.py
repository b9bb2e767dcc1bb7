"""One hand of any game as PettingZoo's turn-based environment (the extra `envs`).

Once this is imported, `pettingzoo.make("aec", "escalera/samba-v1")` makes one, too.

An action is a place in the legal list, and ``features`` says what each one does. Rewards come when
the hand is over: the points of each seat's team.

`render` shows what the seat to act sees, by ``render_mode``: "ansi" as text, "svg" as a picture in
SVG, "rgb_array" as that picture's pixels, height x width x 3, uint8 (the extra `pictures`).
"""

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import pettingzoo
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from escalera.cards.kinds import text_of
from escalera.engine.match.position import Position
from escalera.engine.match.view import View, make_view
from escalera.envs.checks import check, is_place
from escalera.envs.drawing import pixels, table_svg
from escalera.envs.drawing.pixels import library
from escalera.envs.hands import Hands
from escalera.envs.spaces import ILLEGAL, Seen, actions, observations, seen
from escalera.rules import RuleSet, games, load


def env(
    game: RuleSet | str = "samba",
    players: int | None = None,
    settings: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    *,
    take_back: bool = True,
) -> Any:
    """Return a hand as an environment that ends when an action is not legal (`ILLEGAL`).

    render_mode: None, "ansi", "svg" or "rgb_array"; DrawingError: pixels need `escalera[pictures]`.
    """
    made: Any = raw_env(game, players, settings, render_mode, max_cycles, take_back=take_back)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class HandEnv(AECEnv):  # type: ignore[misc]  # it has no types
    """One hand: agents are ``seat_1`` and so on.

    game, players, settings, take_back: as `Hands` has them. render_mode: as for `env`. max_cycles:
    the number of actions after which the hand is cut off, without points. ValueError: max_cycles is
    no whole number from 1 on.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "escalera_v1",
        "render_modes": ["ansi", "svg", "rgb_array"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: RuleSet | str = "samba",
        players: int | None = None,
        settings: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        *,
        take_back: bool = True,
    ) -> None:
        super().__init__()
        if render_mode == "rgb_array":
            library()
        if max_cycles is not None:
            check(is_place(max_cycles - 1, 1 << 62), "max_cycles is a whole number from 1 on.")
        self.max_cycles, self.cycles = max_cycles, 0
        self.rules = load(game, players, settings) if isinstance(game, str) else game
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.rules.seats)]
        self.action_spaces = {agent: actions() for agent in self.possible_agents}
        self.observation_spaces = {agent: observations() for agent in self.possible_agents}
        self._hands: Hands | None = None
        self._take_back = take_back

    def observation_space(self, agent: str) -> Any:
        """Return what observations are like; the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the places of a legal list."""
        return self.action_spaces[agent]

    @property
    def hands(self) -> Hands:
        """The hand as a batch of one; ValueError before `reset`."""
        if self._hands is None:
            raise ValueError("reset() deals the first hand.")
        return self._hands

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - as all environments have it
    ) -> None:
        """Deal a hand: the first one of a seed, or the next one without."""
        if seed is None and self._hands is not None:
            self._hands.reset()
        else:
            seeded = secrets.randbits(63) if seed is None else seed
            self._hands = Hands(self.rules, 1, seeded, take_back=self._take_back)
            self._hands.autoreset = False
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()

    def _to_act(self) -> str:
        return self.possible_agents[int(self.hands.seat[0])]

    def observe(self, agent: str) -> Seen:
        """Return what an agent may know, and its legal actions if it is its turn."""
        return seen(self.hands, self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """Play an action of the agent whose turn it is.

        ValueError: it is not legal or no whole number, or no hand is dealt yet.
        """
        hands, agent = self.hands, self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        hands.step(np.array([action]))
        self._cumulative_rewards[agent] = 0.0
        points = self.hands.reward[0].tolist()
        self.rewards = dict(zip(self.possible_agents, points, strict=True))
        self.cycles += 1
        if self.hands.done[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, self.cycles == self.max_cycles)
            self.agent_selection = self._to_act()
        self._accumulate_rewards()

    def render(self) -> Any:
        """Return what the seat to act sees: text, SVG or pixels; None without a mode.

        ValueError: there is no such mode.
        """
        match self.render_mode:
            case "ansi":
                return _told(self._view())
            case "svg":
                return table_svg(self._view())
            case "rgb_array":
                return pixels(table_svg(self._view()))
        modes = ", ".join(self.metadata["render_modes"])
        check(not self.render_mode, f"There is no render_mode {self.render_mode!r}, but: {modes}.")
        return None

    def _view(self) -> View:
        """Return what the seat to act sees; the scores are those of this hand, once it is over."""
        position = Position(self.rules, self.hands.states)
        seat, scores = int(self.hands.seat[0]) + 1, tuple(self.hands.score[0].tolist())
        return make_view(position, seat, hand_number=1, scores=scores, plays=())

    def close(self) -> None:
        """Let go of nothing: there is no window."""


raw_env = HandEnv
for _game in games():
    pettingzoo.register("aec", f"escalera/{_game}-v1", f"{__name__}:env", kwargs={"game": _game})


def _told(view: View) -> str:
    held = ", ".join(f"seat {n}: {count}" for n, count in enumerate(view.hand_sizes, 1))
    melds = [
        f"Team {meld.team}, m{meld.number}: {' '.join(map(str, meld.cards))}" for meld in view.melds
    ]
    lines = [
        f"Seat {view.seat} acts ({view.phase.name.lower()}). Cards held: {held}.",
        f"Stock: {sum(view.stocks)}. Pile: {' '.join(map(text_of, view.pile)) or 'empty'}.",
        *melds,
        f"Hand: {' '.join(map(text_of, view.hand))}",
    ]
    return "\n".join(lines) + "\n"
