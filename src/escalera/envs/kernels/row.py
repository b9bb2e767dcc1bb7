"""What is done for one row of a batch: its hand dealt, listed, played and scored."""

from typing import Any, Final

from escalera.engine.legal.listing import legal
from escalera.engine.scoring.hand_score import LINES, score
from escalera.engine.state import codes
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Op, Phase
from escalera.engine.topics import dispatch
from escalera.engine.topics.dealing import cut, shuffle_and_deal
from escalera.envs.kernels.actions import describe, note_play
from escalera.envs.kernels.kernel import kernel
from escalera.envs.kernels.observation import forget_pile, observe
from escalera.envs.kernels.seeds import write_words
from escalera.envs.layout import FEATURES, HISTORY, PLAY_NUMBERS

_FIRST_BACK: Final = int(Op.BACK)
_LAST_BACK: Final = int(Op.BACK_MELD)
SEAT, TEAM, PHASE, HELD = range(4)
"""The rows of `turn`: who acts, for which team, in which phase, with how many cards."""
LISTED, PLAYED, SEEN, LAST_SEEN = range(4)
"""The rows of `counts`: legal actions, plays, and what `observe` has noted of the pile."""
_MOST_HELD: Final = 127
"""The cards of a hand at most that put hands in order."""


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
def legal_actions(s: State, r: Rules, backs: bool, out: Any) -> int:
    """List what may be played; backs: taking back too. Return how many actions there are."""
    n = legal(s, r, out)
    return n if backs else _without_backs(out, n)


@kernel
def actor(s: State) -> int:
    """Return the seat that acts: who is asked, or whose turn it is."""
    return int(s.answerer) if s.phase == Phase.ANSWER else int(s.seat)


@kernel
def write_list(
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


@kernel
def _empty(raw: Any, counts: Any, history: Any, i: int) -> None:
    """Leave nothing of the hand before."""
    for word in range(raw.shape[1]):
        raw[i][word] = 0
    for place in range(min(int(counts[PLAYED][i]), HISTORY) * PLAY_NUMBERS):
        history[i][place] = 0
    counts[PLAYED][i] = 0


@kernel
def deal_next(
    s: State, raw: Any, r: Rules, seed: Any, i: int, dealt: Any, words: Any, hand_number: int,
    scores: Any, counts: Any, history: Any, obs: Any, scratch: Any,
) -> None:  # fmt: skip
    """Deal a row's next hand from the text ``SEED/row/number``, over the one before."""
    dealt[i] += 1
    number = int(dealt[i])
    _empty(raw, counts, history, i)
    write_words(seed, i, number, scratch, words[i])
    shuffle_and_deal(s, r, words[i], (i + number - 1) % int(r.seats), hand_number, scores)
    cut(s, r, words[i])
    forget_pile(obs[i])


@kernel
def play_action(
    s: State, r: Rules, code: int, i: int, turn: Any, counts: Any, history: Any, last_obs: Any,
    reward: Any, points: Any, lines: Any,
) -> bool:  # fmt: skip
    """Play a row's action; score a hand that has ended, and show it to its last actor."""
    seat = int(turn[SEAT][i])
    note_play(s, seat, code, history, int(counts[PLAYED][i]) % HISTORY * PLAY_NUMBERS)
    counts[PLAYED][i] += 1
    dispatch.apply(s, r, code)
    _clear(reward, points, int(r.seats), int(r.teams))
    turn[PHASE][i] = s.phase
    turn[HELD][i] = min(int(s.held[actor(s)]), _MOST_HELD)
    if s.phase != Phase.OVER:
        return False
    _end(s, r, lines, reward, points)
    forget_pile(last_obs)
    counts[LAST_SEEN][i] = observe(s, r, seat, last_obs, int(counts[LAST_SEEN][i]))
    return True
