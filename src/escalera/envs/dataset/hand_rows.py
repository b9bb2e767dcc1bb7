"""The rows of a hand that the planner plays at all seats: one for each decision."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from escalera.engine.match.game import Game
from escalera.envs.dataset.asked_planner import AskedPlanner
from escalera.envs.hands import Hands

Arrays = dict[str, npt.NDArray[Any]]


@dataclass(frozen=True)
class HandRows:
    """The decisions of one hand; a play without a choice is none.

    game, players, seed, match, hand: the same in each row; counts: how long each row's legal list
    is; columns: by name, as `columns.OF_A_DECISION` has them, the lists one after the other.
    """

    game: str
    players: int
    seed: str
    match: int
    hand: int
    counts: npt.NDArray[np.int32]
    columns: Arrays

    def __len__(self) -> int:
        return len(self.counts)


@dataclass(frozen=True)
class _Decision:
    """One row, but for the points."""

    play: int
    seat: int
    choice: int
    arrays: Arrays


def play_rows(game: Game, match: int, shown: Hands, planner: AskedPlanner) -> HandRows:
    """Play the hand on the table to its end; return its rows.

    match: its number, from 1; shown: a batch whose first hand is there to show this one.
    """
    planner.begin()
    decisions, plays = list[_Decision](), 0
    while seat := game.seat_to_act:
        states = game.position.states
        shown.put(0, states)
        n = int(shown.count[0])
        code = int(shown.codes[0, 0])
        if n > 1:
            code, worth = planner.ask(states, n)
            decisions.append(_decided(shown, n, plays, seat, code, worth))
        planner.note(seat, game.position.action(code))
        game.play_code(code)
        plays += 1
    return _rows(game, match, decisions)


def _decided(
    shown: Hands, n: int, play: int, seat: int, code: int, worth: dict[int, float]
) -> _Decision:
    codes = shown.codes[0, :n].copy()
    listed = codes.tolist()
    arrays = {
        "obs": shown.obs[0].copy(),
        "codes": codes,
        "features": shown.features[0, :n].copy(),
        "values": np.array([worth[one] for one in listed], dtype=np.float32),
    }
    return _Decision(play, seat - 1, listed.index(code), arrays)


def _rows(game: Game, match: int, decisions: list[_Decision]) -> HandRows:
    """Return the rows of an ended hand; in each what its seat's team scored."""
    end, rules = game.hand_end, game.rules
    if end is None or not decisions:
        raise ValueError("The hand is not over.")
    points = [end.points[rules.team_of(seat + 1) - 1] for seat in range(rules.seats)]
    columns: Arrays = {
        "play": np.array([one.play for one in decisions], dtype=np.int16),
        "seat": np.array([one.seat for one in decisions], dtype=np.int8),
        "obs": np.stack([one.arrays["obs"] for one in decisions]),
        "choice": np.array([one.choice for one in decisions], dtype=np.int16),
        "points": np.array([points[one.seat] for one in decisions], dtype=np.int32),
    }
    for name in ("codes", "features", "values"):
        columns[name] = np.concatenate([one.arrays[name] for one in decisions])
    counts = np.array([len(one.arrays["codes"]) for one in decisions], dtype=np.int32)
    seed = f"{game.seed}/{game.hand_number}"
    return HandRows(rules.game, rules.seats, seed, match, game.hand_number, counts, columns)
