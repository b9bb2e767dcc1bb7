"""The columns of a dataset: what a row says of one decision."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from escalera.envs.layout import FEATURES, LENGTH, VERSION


class Shape(Enum):
    """How many numbers of a column a row has."""

    ONE = "1"
    SEEN = str(LENGTH)
    LISTED = "L"
    DESCRIBED = f"L x {FEATURES}"


@dataclass(frozen=True)
class Column:
    """A column: its name, the type of its numbers, how many there are, and what they mean."""

    name: str
    type: str
    shape: Shape
    meaning: str


OF_A_HAND: Final = (
    Column("game", "string", Shape.ONE, "the game's id"),
    Column("players", "int8", Shape.ONE, "how many seats there are"),
    Column("seed", "string", Shape.ONE, "the text that the hand was dealt from: SEED/MATCH/HAND"),
    Column("match", "int32", Shape.ONE, "which match, from 1"),
    Column("hand", "int16", Shape.ONE, "the hand's number in its match, from 1"),
)
"""What is the same in all rows of a hand."""
OF_A_DECISION: Final = (
    Column("play", "int16", Shape.ONE, "how many plays of the hand came before"),
    Column("seat", "int8", Shape.ONE, "who decides, from 0"),
    Column("obs", "int16", Shape.SEEN, f"what the seat may know: the layout {VERSION}"),
    Column("codes", "int64", Shape.LISTED, "the legal actions as the engine's numbers"),
    Column("features", "int16", Shape.DESCRIBED, "what each legal action does"),
    Column(
        "values",
        "float32",
        Shape.LISTED,
        "what the best of the planner's plans that begins with the action is worth, in points that "
        "compare within the row only; NaN: no plan begins with it",
    ),
    Column("choice", "int16", Shape.ONE, "the place in the legal list of what was played"),
    Column("points", "int32", Shape.ONE, "what the seat's team scored in the hand at its end"),
)
COLUMNS: Final = OF_A_HAND + OF_A_DECISION
