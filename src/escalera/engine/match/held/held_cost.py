"""What a seat's own hand would count against its team, were the hand to end now."""

import numpy as np

from escalera.engine.match import doors
from escalera.engine.match.position import Position
from escalera.engine.state.enums import Line


def held_cost(position: Position, seat: int) -> int:
    """Return the points of a seat's hand (from 0); nobody else's cards, nor its foot, change it.

    The engine scores a copy in which nobody holds any other card.
    """
    alone = position.copy().states
    own = alone["hands"][0, seat].copy()
    for field in ("hands", "feet", "face_down"):
        alone[field] = 0
    alone["hands"][0, seat] = own
    lines = np.zeros((position.rules.teams, len(Line)), dtype=np.int64)
    doors.score_hand(alone, 0, position.numbers, lines)
    team = lines[position.rules.team_of(seat + 1) - 1]
    return -int(team[Line.HAND] + team[Line.UNLAID_RED_THREES])
