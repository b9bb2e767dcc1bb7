"""A score pad for a real table: what is written down after each hand, counted as the engine does.

`start(agreed("samba"))` gives an empty `Pad`; `enter(pad, hand)` returns one with one more hand.
A hand is written as plain data, `read_hand(rules, {...})`; docs/pad.md describes it. No input or
output here.
"""

from escalera.pad.checking.checks import check_hand
from escalera.pad.checking.findings import Check, Finding, Level
from escalera.pad.described import described
from escalera.pad.errors import PadError
from escalera.pad.match.pad import Edit, Pad, agreed, correct, enter, remove, start, undo
from escalera.pad.match.season import Season, season
from escalera.pad.match.standing import ScoredHand, Standing, standing
from escalera.pad.pad_data import read_pad, write_pad
from escalera.pad.sheet.entry import Hand, TeamHand, read_hand, write_hand
from escalera.pad.sheet.fields import Field, FieldKind, fields
from escalera.pad.sheet.lines import SheetLine, lines
from escalera.pad.sheet.points import field_points, line_points

__all__ = [
    "Check",
    "Edit",
    "Field",
    "FieldKind",
    "Finding",
    "Hand",
    "Level",
    "Pad",
    "PadError",
    "ScoredHand",
    "Season",
    "SheetLine",
    "Standing",
    "TeamHand",
    "agreed",
    "check_hand",
    "correct",
    "described",
    "enter",
    "field_points",
    "fields",
    "line_points",
    "lines",
    "read_hand",
    "read_pad",
    "remove",
    "season",
    "standing",
    "start",
    "undo",
    "write_hand",
    "write_pad",
]
