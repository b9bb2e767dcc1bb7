"""The doors of `Hands`: they deal, play and show a batch's hands, and fill their buffers.

Each hand has a row in every array; `envs.hands` says what they hold. Nothing is allocated. A door
does one part of the rows that it is given, of so many parts: a thread's share on a processor, a
single row on a GPU, where each thread has one. So the last four arguments are always the rows, the
scratch of each part, the part and how many there are.
"""

from typing import Annotated, Any, Final

import numpy as np
import numpy.typing as npt

from escalera.cards.compiling.arrays import Array, Bytes, IntegerRows, Integers, Truths
from escalera.cards.rng import below
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
from escalera.envs.kernels.seeds import SCRATCH, write_words
from escalera.envs.layout import FEATURES, HISTORY, PLAY_NUMBERS

_FIRST_BACK: Final = int(Op.BACK)
_LAST_BACK: Final = int(Op.BACK_MELD)
_SEAT, _TEAM, _PHASE, _HELD = range(4)
"""The rows of `turn`: who acts, for which team, in which phase, with how many cards."""
_LISTED, _PLAYED, _SEEN, _LAST_SEEN = range(4)
"""The rows of `counts`: legal actions, plays, and what `observe` has noted of the pile."""
_MOST_HELD: Final = 127
"""The cards of a hand at most that put hands in order."""

ByteRows = Annotated[npt.NDArray[np.int8], Array(np.dtype(np.int8), 2)]
ShortRows = Annotated[npt.NDArray[np.int16], Array(np.dtype(np.int16), 2)]
TruthRows = Annotated[npt.NDArray[np.bool_], Array(np.dtype(np.bool_), 2)]
SingleRows = Annotated[npt.NDArray[np.float32], Array(np.dtype(np.float32), 2)]
NumberRows = Annotated[npt.NDArray[np.int32], Array(np.dtype(np.int32), 2)]
Scratches = Annotated[npt.NDArray[Any], Array(SCRATCH)]


@kernel
def _begin(rows: Any, part: int, parts: int) -> int:
    """Return the first place of a part of the rows."""
    return len(rows) * part // parts


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
def _legal(s: State, r: Rules, backs: bool, out: Any) -> int:
    n = legal(s, r, out)
    return n if backs else _without_backs(out, n)


@kernel
def _actor(s: State) -> int:
    return int(s.answerer) if s.phase == Phase.ANSWER else int(s.seat)


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
def deal(
    states: States,
    rules: RuleRecords,
    seed: Bytes,
    dealt: Integers,
    words: IntegerRows,
    hand_number: int,
    scores: Integers,
    obs: ShortRows,
    rows: Integers,
    scratch: Scratches,
    part: int,
    parts: int,
) -> None:
    """Deal each row's next hand from the text ``SEED/row/number``, into a state of zeros."""
    r = rules[0]
    for at in range(_begin(rows, part, parts), _begin(rows, part + 1, parts)):
        i = int(rows[at])
        dealt[i] += 1
        write_words(seed, i, int(dealt[i]), scratch[part], words[i])
        dealer = (i + int(dealt[i]) - 1) % int(r.seats)
        shuffle_and_deal(states[i], r, words[i], dealer, hand_number, scores)
        cut(states[i], r, words[i])
        forget_pile(obs[i])


@door
def pick(
    states: States,
    rules: RuleRecords,
    words: IntegerRows,
    backs: bool,
    chosen: Integers,
    turn: ByteRows,
    rows: Integers,
    scratch: Scratches,
    part: int,
    parts: int,
) -> None:
    """Choose a legal action at random for each row, by the generator that dealt its hand."""
    out = scratch[part].out
    for at in range(_begin(rows, part, parts), _begin(rows, part + 1, parts)):
        i = int(rows[at])
        n = _legal(states[i], rules[0], backs, out)
        turn[_SEAT][i] = _actor(states[i])
        chosen[i] = out[below(words[i], n)]


@door
def play(
    states: States,
    rules: RuleRecords,
    chosen: Integers,
    turn: ByteRows,
    counts: NumberRows,
    history: ByteRows,
    last_obs: ShortRows,
    reward: SingleRows,
    points: NumberRows,
    done: Truths,
    rows: Integers,
    scratch: Scratches,
    part: int,
    parts: int,
) -> None:
    """Play each row's chosen action; score a hand that has ended, and show it to its last actor."""
    r = rules[0]
    for at in range(_begin(rows, part, parts), _begin(rows, part + 1, parts)):
        i = int(rows[at])
        s = states[i]
        note_play(s, int(turn[_SEAT][i]), int(chosen[i]), history[i],
                  int(counts[_PLAYED][i]) % HISTORY * PLAY_NUMBERS)  # fmt: skip
        counts[_PLAYED][i] += 1
        dispatch.apply(s, r, int(chosen[i]))
        _clear(reward[i], points[i], int(r.seats), int(r.teams))
        turn[_PHASE][i] = s.phase
        turn[_HELD][i] = min(int(s.held[_actor(s)]), _MOST_HELD)
        done[i] = s.phase == Phase.OVER
        if done[i]:
            _end(s, r, scratch[part].lines, reward[i], points[i])
            forget_pile(last_obs[i])
            counts[_LAST_SEEN][i] = observe(
                s, r, int(turn[_SEAT][i]), last_obs[i], int(counts[_LAST_SEEN][i])
            )


@door
def show(
    states: States,
    rules: RuleRecords,
    backs: bool,
    turn: ByteRows,
    counts: NumberRows,
    obs: ShortRows,
    listed: IntegerRows,
    features: ShortRows,
    mask: TruthRows,
    rows: Integers,
    scratch: Scratches,
    part: int,
    parts: int,
) -> None:
    """Fill each row's buffers as its hand stands; an ended one is its last actor's.

    A legal list that is longer than the buffers is counted and not written.
    """
    r, out, room = rules[0], scratch[part].out, mask.shape[1]
    for at in range(_begin(rows, part, parts), _begin(rows, part + 1, parts)):
        i = int(rows[at])
        s = states[i]
        n = _legal(s, r, backs, out)
        if s.phase != Phase.OVER:
            turn[_SEAT][i] = _actor(s)
        seat = int(turn[_SEAT][i])
        turn[_TEAM][i] = r.team_of[seat]
        turn[_PHASE][i] = s.phase
        counts[_SEEN][i] = observe(s, r, seat, obs[i], int(counts[_SEEN][i]))
        if n <= room:
            before = min(int(counts[_LISTED][i]), room)
            _list(s, r, int(turn[_TEAM][i]), n, before, out, listed[i], features[i], mask[i])
        counts[_LISTED][i] = n


@door
def look(
    states: States,
    rules: RuleRecords,
    seat: int,
    seen: ShortRows,
    rows: Integers,
    _scratch: Scratches,
    part: int,
    parts: int,
) -> None:
    """Write what a seat (from 0) may know of each row's hand into an empty array's rows."""
    for at in range(_begin(rows, part, parts), _begin(rows, part + 1, parts)):
        forget_pile(seen[at])
        observe(states[int(rows[at])], rules[0], seat, seen[at], 0)
