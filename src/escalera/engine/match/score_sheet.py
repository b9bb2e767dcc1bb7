"""The score sheet of a hand: each line of each team's score, with its name."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from escalera.engine.match import doors
from escalera.engine.match.position import Position
from escalera.engine.state.enums import Line

NAMES: Final = {
    Line.TABLE: "cards on the table",
    Line.HAND: "cards in hand",
    Line.RED_CANASTAS: "red canastas",
    Line.BLACK_CANASTAS: "black canastas",
    Line.RED_SAMBAS: "red sambas",
    Line.BLACK_SAMBAS: "black sambas",
    Line.SEVENS: "canastas of 7s",
    Line.WILD_CANASTAS: "wild canastas",
    Line.RED_THREES: "red 3s",
    Line.UNLAID_RED_THREES: "red 3s not laid",
    Line.GOING_OUT: "going out",
    Line.CUTS: "cuts of 30",
    Line.PENALTIES: "penalties",
}


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A hand's score: ``lines`` maps each line's name to the points by team, zeros left out."""

    lines: dict[str, tuple[int, ...]]
    totals: tuple[int, ...]


def score_sheet(position: Position) -> ScoreSheet:
    """Return the sheet of a hand as it would be scored now; final once the hand is over."""
    teams = position.rules.teams
    lines = np.zeros((teams, len(Line)), dtype=np.int64)
    doors.score_hand(position.states, 0, position.numbers, lines)
    named = {
        NAMES[line]: tuple(int(points) for points in lines[:, line])
        for line in Line
        if lines[:, line].any()
    }
    return ScoreSheet(named, tuple(int(total) for total in lines.sum(axis=1)))
