"""A state's notes of the turn: who has melded, the points laid, a pending take, a question."""

from typing import Any

from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Asked, Phase
from tests.fuzz.checks.counted import table_points
from tests.fuzz.checks.faults import Fault
from tests.fuzz.compiled import kernel

SEAT, POINTS, NUMBERS, MEMORY = 0, 1, 2, 8
"""The memory of a turn's start: its seat, the team's points on the table, next numbers."""


@kernel
def note_start(s: State, r: Rules, memory: Any) -> None:
    """Remember the table as a turn begins; memory: int64 of `MEMORY`."""
    memory[SEAT] = int(s.seat)
    memory[POINTS] = table_points(s, r, int(r.team_of[s.seat]))
    for team in range(r.teams):
        memory[NUMBERS + team] = int(s.teams[team].next_number)


@kernel
def _has_melds(s: State, team: int) -> bool:
    for slot in range(int(s.slots)):
        if s.melds[slot].team == team + 1 and s.melds[slot].into == 0:
            return True
    return False


@kernel
def _check_teams(s: State, r: Rules, memory: Any) -> int:
    """Before the draw, exactly the teams with melds have melded; numbers only grow."""
    for team in range(r.teams):
        if s.phase == Phase.DRAW and (s.teams[team].melded != 0) != _has_melds(s, team):
            return Fault.MELDED + 0
        if int(s.teams[team].next_number) < memory[NUMBERS + team]:
            return Fault.NUMBERS + 0
    return Fault.OK + 0


@kernel
def _check_pending(s: State, r: Rules) -> int:
    """While a take is pending its cards are down, perhaps merged, but not the minimum (R5)."""
    team = int(r.team_of[s.seat])
    t, m = s.teams[team], s.melds[int(s.pend_slot) - 1]
    host = s.melds[int(m.into) - 1] if m.into > 0 else m
    lies = m.team == team + 1 and host.team == team + 1 and host.total - host.tabled == 3
    waits = t.melded == 0 and s.points < t.minimum
    asks = s.phase == Phase.ANSWER
    right = (s.phase == Phase.PLAY) | asks
    return (Fault.OK if lies and waits and right and s.took == 0 else Fault.PENDING) + 0


@kernel
def _check_question(s: State, r: Rules) -> int:
    """A partner answers, and nobody has answered for all before (R7)."""
    partner = s.answerer != s.seat and r.team_of[s.answerer] == r.team_of[s.seat]
    right = partner and s.asked == Asked.NOT and s.answerer < r.seats
    return (Fault.OK if right else Fault.ANSWER) + 0


@kernel
def check_turn(s: State, r: Rules, memory: Any) -> int:
    """Check the notes of the turn; remember a new turn."""
    if memory[SEAT] != s.seat:
        note_start(s, r, memory)
    laid = table_points(s, r, int(r.team_of[s.seat])) - memory[POINTS]
    if laid != s.points:
        return Fault.POINTS + 0
    fault = _check_teams(s, r, memory)
    if fault == Fault.OK and s.pending:
        fault = _check_pending(s, r)
    if fault == Fault.OK and s.phase == Phase.ANSWER:
        fault = _check_question(s, r)
    return fault
