"""The doors of `Hands`: they deal, play and show a batch's hands, and fill their buffers.

Each hand has a row in every array; `envs.hands` says what they hold. Nothing is allocated. A door
does one part of the rows that it is given, of so many parts: a thread's share on a processor, a
single row on a GPU, where each thread has one. So the last four arguments are always the rows, the
scratch of each part, the part and how many there are.
"""

from typing import Annotated, Any

import numpy as np
import numpy.typing as npt

from escalera.cards.compiling.arrays import Array, Bytes, IntegerRows, Integers, Truths
from escalera.cards.rng import below
from escalera.engine.state.dtypes import RuleRecords, States
from escalera.engine.state.enums import Phase
from escalera.envs.kernels.kernel import door, kernel
from escalera.envs.kernels.observation import forget_pile, observe
from escalera.envs.kernels.row import (
    LISTED,
    PHASE,
    SEAT,
    SEEN,
    TEAM,
    actor,
    deal_next,
    legal_actions,
    play_action,
    write_list,
)
from escalera.envs.kernels.seeds import SCRATCH

ByteRows = Annotated[npt.NDArray[np.int8], Array(np.dtype(np.int8), 2)]
ShortRows = Annotated[npt.NDArray[np.int16], Array(np.dtype(np.int16), 2)]
TruthRows = Annotated[npt.NDArray[np.bool_], Array(np.dtype(np.bool_), 2)]
SingleRows = Annotated[npt.NDArray[np.float32], Array(np.dtype(np.float32), 2)]
NumberRows = Annotated[npt.NDArray[np.int32], Array(np.dtype(np.int32), 2)]
Scratches = Annotated[npt.NDArray[Any], Array(SCRATCH)]


@kernel
def begin(rows: Any, part: int, parts: int) -> int:
    """Return the first place of a part of the rows."""
    return len(rows) * part // parts


@door
def deal(
    states: States,
    raw: NumberRows,
    rules: RuleRecords,
    seed: Bytes,
    dealt: Integers,
    words: IntegerRows,
    hand_number: int,
    scores: Integers,
    counts: NumberRows,
    history: ByteRows,
    obs: ShortRows,
    rows: Integers,
    scratch: Scratches,
    part: int,
    parts: int,
) -> None:
    """Deal each row's next hand from the text ``SEED/row/number``; raw: the states as numbers."""
    for at in range(begin(rows, part, parts), begin(rows, part + 1, parts)):
        i = int(rows[at])
        deal_next(states[i], raw, rules[0], seed, i, dealt, words, hand_number, scores, counts,
                  history, obs, scratch[part])  # fmt: skip


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
    """Play each row's chosen action."""
    for at in range(begin(rows, part, parts), begin(rows, part + 1, parts)):
        i = int(rows[at])
        done[i] = play_action(states[i], rules[0], int(chosen[i]), i, turn, counts, history[i],
                              last_obs[i], reward[i], points[i],
                              scratch[part].lines)  # fmt: skip


@door
def play_at_random(
    states: States,
    raw: NumberRows,
    rules: RuleRecords,
    seed: Bytes,
    dealt: Integers,
    words: IntegerRows,
    hand_number: int,
    scores: Integers,
    counts: NumberRows,
    history: ByteRows,
    obs: ShortRows,
    backs: bool,
    again: bool,
    steps: int,
    turn: ByteRows,
    last_obs: ShortRows,
    reward: SingleRows,
    points: NumberRows,
    done: Truths,
    rows: Integers,
    scratch: Scratches,
    part: int,
    parts: int,
) -> None:
    """Play so many actions of each row, chosen by the generator that dealt its hand.

    again: an ended hand is dealt anew; otherwise it stays.
    """
    r, work = rules[0], scratch[part]
    for at in range(begin(rows, part, parts), begin(rows, part + 1, parts)):
        i = int(rows[at])
        s = states[i]
        for _ in range(steps if s.phase != Phase.OVER else 0):
            n = legal_actions(s, r, backs, work.out)
            turn[SEAT][i] = actor(s)
            code = int(work.out[below(words[i], n)])
            done[i] = play_action(s, r, code, i, turn, counts, history[i], last_obs[i], reward[i],
                                  points[i], work.lines)  # fmt: skip
            if done[i]:
                if not again:
                    break
                deal_next(s, raw, r, seed, i, dealt, words, hand_number, scores, counts, history,
                          obs, work)  # fmt: skip


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
    for at in range(begin(rows, part, parts), begin(rows, part + 1, parts)):
        i = int(rows[at])
        s = states[i]
        n = legal_actions(s, r, backs, out)
        if s.phase != Phase.OVER:
            turn[SEAT][i] = actor(s)
        seat = int(turn[SEAT][i])
        turn[TEAM][i] = r.team_of[seat]
        turn[PHASE][i] = s.phase
        counts[SEEN][i] = observe(s, r, seat, obs[i], int(counts[SEEN][i]))
        if n <= room:
            before = min(int(counts[LISTED][i]), room)
            write_list(s, r, int(turn[TEAM][i]), n, before, out, listed[i], features[i], mask[i])
        counts[LISTED][i] = n


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
    for at in range(begin(rows, part, parts), begin(rows, part + 1, parts)):
        forget_pile(seen[at])
        observe(states[int(rows[at])], rules[0], seat, seen[at], 0)
