"""The door of `Hands`: it plays, deals or shows a stretch of hands, and fills their buffers.

Each hand has a row in every array; `envs.hands` says what they hold. Nothing is allocated.
"""

from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from escalera.cards.compiling.arrays import Array, IntegerRows, Integers, Truths
from escalera.engine.legal.listing import legal
from escalera.engine.scoring.hand_score import LINES, score
from escalera.engine.state import codes
from escalera.engine.state.dtypes import RuleRecords, Rules, State, States
from escalera.engine.state.enums import Op, Phase
from escalera.engine.topics import dispatch
from escalera.engine.topics.dealing import cut, shuffle_and_deal
from escalera.envs.kernels.actions import describe, note_play
from escalera.envs.kernels.kernel import door, kernel
from escalera.envs.kernels.observation import forget_pile, observe
from escalera.envs.layout import FEATURES, HISTORY, PLAY_NUMBERS

PLAY: Final = 0
"""Play the chosen action of each hand."""
DEAL: Final = 1
"""Deal each hand marked by ``wanted`` from its words."""
SHOW: Final = 2
"""Fill the buffers of each hand marked by ``wanted`` as it stands."""

_FIRST_BACK: Final = int(Op.BACK)
_LAST_BACK: Final = int(Op.BACK_MELD)

ByteRows = Annotated[npt.NDArray[np.int8], Array(np.dtype(np.int8), 2)]
ShortRows = Annotated[npt.NDArray[np.int16], Array(np.dtype(np.int16), 2)]
TruthRows = Annotated[npt.NDArray[np.bool_], Array(np.dtype(np.bool_), 2)]
SingleRows = Annotated[npt.NDArray[np.float32], Array(np.dtype(np.float32), 2)]
NumberRows = Annotated[npt.NDArray[np.int32], Array(np.dtype(np.int32), 2)]


@kernel
def _without_backs(out: Any, n: int) -> int:
    """Leave taking back out of a legal list, unless nothing else is in it; return its length."""
    kept = 0
    for k in range(n):
        op = codes.op_of(int(out[k]))
        if op < _FIRST_BACK or op > _LAST_BACK:
            kept += 1
    if kept == 0 or kept == n:
        return n
    kept = 0
    for k in range(n):
        op = codes.op_of(int(out[k]))
        if op < _FIRST_BACK or op > _LAST_BACK:
            out[kept] = out[k]
            kept += 1
    return kept


@kernel
def _list(
    s: State, r: Rules, my_team: int, n: int, before: int, out: Any, listed: Any, said: Any,
    mask: Any,
) -> None:  # fmt: skip
    """Write a legal list over the one before it."""
    for k in range(n):
        listed[k] = out[k]
        describe(s, r, my_team, int(out[k]), said, k * FEATURES)
        mask[k] = True
    for k in range(n, before):
        listed[k] = 0
        mask[k] = False
        for number in range(FEATURES):
            said[k * FEATURES + number] = 0


@kernel
def _end(s: State, r: Rules, lines: Any, reward: Any, points: Any) -> None:
    """Score an ended hand: each team's points, and each seat's."""
    score(s, r, lines)
    for team in range(int(r.teams)):
        total = 0
        for line in range(LINES):
            total += int(lines[team][line])
        points[team] = total
    for seat in range(int(r.seats)):
        reward[seat] = points[int(r.team_of[seat])]


@kernel
def _clear(reward: Any, points: Any, seats: int, teams: int) -> None:
    for seat in range(seats):
        reward[seat] = 0
    for team in range(teams):
        points[team] = 0


@door
def advance(
    states: States,
    rules: RuleRecords,
    what: int,
    wanted: Truths,
    choice: Integers,
    words: IntegerRows,
    dealers: Integers,
    hand_number: int,
    scores: Integers,
    backs: bool,
    turn: ByteRows,
    counts: NumberRows,
    history: ByteRows,
    obs: ShortRows,
    last_obs: ShortRows,
    listed: IntegerRows,
    features: ShortRows,
    mask: TruthRows,
    reward: SingleRows,
    points: NumberRows,
    done: Truths,
    out: Integers,
    lines: IntegerRows,
    first: int,
    end: int,
) -> int:
    """Play, deal or show the hands from first to end; return the longest legal list.

    One that is longer than the buffers has not been written to them.
    """
    r, longest = rules[0], 0
    for i in range(first, end):
        s = states[i]
        if what == PLAY:
            note_play(s, int(turn[0][i]), int(listed[i][choice[i]]), history[i],
                      int(counts[1][i]) % HISTORY * PLAY_NUMBERS)  # fmt: skip
            counts[1][i] += 1
            dispatch.apply(s, r, int(listed[i][choice[i]]))
            _clear(reward[i], points[i], int(r.seats), int(r.teams))
            done[i] = s.phase == Phase.OVER
            if done[i]:
                _end(s, r, lines, reward[i], points[i])
                _list(s, r, 0, 0, int(counts[0][i]), out, listed[i], features[i], mask[i])
                counts[0][i] = 0
                turn[2][i] = s.phase
                forget_pile(last_obs[i])
                counts[3][i] = observe(s, r, int(turn[0][i]), last_obs[i], int(counts[3][i]))
        elif wanted[i] and what == DEAL:
            shuffle_and_deal(s, r, words[i], int(dealers[i]), hand_number, scores)
            cut(s, r, words[i])
            for at in range(min(int(counts[1][i]), HISTORY) * PLAY_NUMBERS):
                history[i][at] = 0
            counts[1][i] = 0
            forget_pile(obs[i])
        shown = not done[i] if what == PLAY else bool(wanted[i])
        if shown:
            n = _show(s, r, backs, turn, counts, i, obs[i], listed[i], features[i], mask[i], out)
            longest = max(longest, n)
    return longest


@kernel
def _show(
    s: State, r: Rules, backs: bool, turn: Any, counts: Any, i: int, obs: Any, listed: Any,
    said: Any, mask: Any, out: Any,
) -> int:  # fmt: skip
    """Fill a hand's buffers as it stands; return the length of its legal list."""
    n = 0 if s.phase == Phase.OVER else legal(s, r, out)
    if not backs:
        n = _without_backs(out, n)
    seat = int(s.answerer) if s.phase == Phase.ANSWER else int(s.seat)
    turn[0][i] = seat
    turn[1][i] = r.team_of[seat]
    turn[2][i] = s.phase
    counts[2][i] = observe(s, r, seat, obs, int(counts[2][i]))
    if n <= len(mask):
        _list(s, r, int(r.team_of[seat]), n, int(counts[0][i]), out, listed, said, mask)
        counts[0][i] = n
    return n


@door
def look(states: States, i: int, rules: RuleRecords, seat: int, seen: ShortRows) -> None:
    """Write what a seat (from 0) may know of a hand into the first row of an empty array."""
    forget_pile(seen[0])
    observe(states[i], rules[0], seat, seen[0], 0)
