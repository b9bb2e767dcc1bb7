"""Who may see which field of a state (R23): the one list.

Nobody sees what is not named here: a field added later stays hidden until it is. Three readings
show a state, and each is tested against this list, field by field: `match.view`, the frames
(`server.frames.fast_json`) and the planner's own (`bots.planner.playout`).

A foot, a card drawn and a card taken become visible by moving to a field that is. What shows how
many cards there are (``held``, ``feet_left``, ``tops``, ``ends``) is for all. Once a hand is over,
the cards that it ended with are turned up (`TURNED_UP`, read by `match.held.turned_up` alone).
"""

from enum import Enum
from typing import Final

from escalera.engine.state.dtypes import MELD, STATE, TEAM


class Sight(Enum):
    """Who may see a field."""

    ALL = "all"
    OWNER = "owner"
    """Each seat its own row."""
    NOBODY = "nobody"


_MELD: Final = (
    "team", "form", "which", "total", "wilds", "low", "high", "tabled", "into", "number", "cards",
)  # fmt: skip
_TEAM: Final = ("melded", "red_threes", "cuts", "minimum", "penalty")
_STATE: Final = (
    "phase", "seat", "answerer", "dealer", "asked", "took", "pending", "barred", "no_discard",
    "slots", "tabled", "points", "pile", "pile_count", "pile_wilds", "pile_reds", "tops", "ends",
    "held", "feet_left", "face_down_count",
)  # fmt: skip
_LISTED: Final = {
    **dict.fromkeys(_STATE, Sight.ALL),
    **{f"teams.{name}": Sight.ALL for name in _TEAM},
    **{f"melds.{name}": Sight.ALL for name in _MELD},
    "hands": Sight.OWNER,
}


TURNED_UP: Final = ("hands", "face_down", "feet")
"""What all see besides, once the hand is over: the cards that count against their holders."""


def _fields() -> list[str]:
    inner = {"teams": TEAM, "melds": MELD}
    return [
        f"{name}.{part}" if part else name
        for name in STATE.names or ()
        for part in (inner[name].names or () if name in inner else ("",))
    ]


SIGHT: Final = {name: _LISTED.get(name, Sight.NOBODY) for name in _fields()}
"""Every field of a state by its name, those of teams and melds as ``teams.cuts``."""
