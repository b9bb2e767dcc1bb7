"""Hands as OpenSpiel's games: sequential, of hidden cards, with the deal as chance."""

from typing import Any, Final

import numpy as np
import pyspiel

from escalera.cards.kinds import KINDS, text_of
from escalera.envs.hands import LISTED
from escalera.envs.openspiel.observer import Observer
from escalera.envs.openspiel.spiel_hand import Lots, SpielHand, Table
from escalera.envs.openspiel.structs import Struct, observation_struct, state_struct
from escalera.rules import games, load

MOST_POINTS: Final = 100_000.0
MOST_PLAYS: Final = 20_000
PLAYERS: Final = 4


class HandGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A hand of a game with its own rules; parameter ``players`` as the game allows."""

    kind: Any
    name: str

    def __init__(self, params: Any = None) -> None:
        given = dict(params or {})
        rules = load(self.name, int(given.get("players", PLAYERS)))
        info = pyspiel.GameInfo(
            num_distinct_actions=LISTED,
            max_chance_outcomes=KINDS,
            num_players=rules.seats,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=None,
            max_game_length=MOST_PLAYS,
        )
        super().__init__(self.kind, info, given)
        self.table = Table(rules)

    def __reduce__(self) -> Any:
        return _again, (self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> "HandState":
        """Return a hand before its first card is dealt."""
        return HandState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what writes observations, without perfect recall by default."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def _again(name: str, params: dict[str, Any]) -> Any:
    """Return a game that was kept; being here, it is registered in another process, too."""
    return pyspiel.load_game(name, params)


class HandState(pyspiel.State):  # type: ignore[misc]
    """A hand as it stands; ``hand`` is all that it consists of."""

    def __init__(self, game: HandGame) -> None:
        super().__init__(game)
        self.hand = SpielHand(game.table)

    def current_player(self) -> int:
        """Return who acts: a player, chance, or nobody any more."""
        hand = self.hand
        if hand.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if hand.over else hand.position.actor

    def _legal_actions(self, player: int) -> list[int]:
        hand = self.hand
        return [*range(hand.batch().count[0])] if player == hand.board.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the kinds of cards that may come next, with their chances."""
        left = self.hand.left
        return [(int(kind), float(left[kind] / left.sum())) for kind in np.flatnonzero(left)]

    def _apply_action(self, action: int) -> None:
        if self.hand.position is None:
            self.hand.deal(action)
        else:
            self.hand.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return text_of(action)
        return str(self.hand.board.action(self.hand.code(action)))

    # OpenSpiel makes structs of these: `to_struct`, `to_json`, `to_observation_struct` and so on.

    def _to_struct(self) -> Struct:
        return state_struct(self.hand)

    def _to_observation_struct(self, player: int) -> Struct:
        return observation_struct(self.hand, player)

    def _action_to_struct(self, player: int, action: int) -> Struct:
        return {"action": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: Struct) -> list[int]:
        return [self.string_to_action(self.current_player(), struct["action"])]

    def is_terminal(self) -> bool:
        """Say whether the hand is over."""
        return self.hand.over

    def returns(self) -> list[float]:
        """Return each player's points of the hand: its team's, zero until it is over."""
        if self.hand.position is None:
            return [0.0] * self.hand.table.rules.seats
        return [float(points) for points in self.hand.points()]

    def __str__(self) -> str:
        hand = self.hand
        if hand.position is None:
            return f"{len(hand.dealt)} cards are dealt"
        rules = hand.table.rules
        return "\n\n".join(hand.memory(seat) for seat in range(rules.seats))


def resample(state: HandState, player: int, lots: Lots | None = None) -> HandState:
    """Return a state that a player can't tell from this one: what it doesn't know is dealt anew.

    For `ISMCTSBot.set_resampler`. lots: what decides how, the system's own by default; with a
    generator's ``random`` a seed gives the same search again. Its history is still the other's, so
    write it to no file.
    """
    other: HandState = state.clone()
    other.hand = state.hand.with_others_dealt(player, lots)
    return other


def _register(game: str) -> None:
    words = game.split("-")
    kind = pyspiel.GameType(
        short_name=f"python_escalera_{'_'.join(words)}",
        long_name=f"Escalera's {' '.join(word.capitalize() for word in words)}, a hand",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": PLAYERS},
    )
    # A class of its own: Python takes down a plain function before OpenSpiel lets go of it.
    name = "".join(word.capitalize() for word in words)
    pyspiel.register_game(kind, type(f"{name}Game", (HandGame,), {"kind": kind, "name": game}))


for _game in games():
    _register(_game)
