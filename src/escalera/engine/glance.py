"""Reading a game's record from Python: at once and as plain numbers, not field by field."""

from collections import namedtuple
from typing import Any, Final, cast

import numpy as np

from escalera.engine.layout import MELD, STATE, TEAM, Meld, State, States

_CARDS: Final = {"deck", "pile", "hands", "feet", "ranks", "suits", "face_down", "melds"}


def _names(record: np.dtype[Any]) -> list[str]:
    return [name for name in record.names or () if name not in _CARDS]


def _only(record: np.dtype[Any], names: list[str]) -> np.dtype[Any]:
    """Return a record's dtype with some of its fields only, where they are."""
    found = [record.fields[name] for name in names] if record.fields else []
    return np.dtype(
        {
            "names": names,
            "formats": [field[0] for field in found],
            "offsets": [field[1] for field in found],
            "itemsize": record.itemsize,
        }
    )


_STATE, _TEAM, _MELD = _names(STATE), _names(TEAM), list(MELD.names or ())
_PLAIN_STATE: Final = _only(STATE, _STATE)
_PLAIN_MELD: Final = np.dtype(MELD.descr)


_StateRow: Any = namedtuple("_StateRow", _STATE)  # type: ignore[misc]
_TeamRow: Any = namedtuple("_TeamRow", _TEAM)  # type: ignore[misc]
_MeldRow: Any = namedtuple("_MeldRow", _MELD)  # type: ignore[misc]
_TEAMS: Final = _STATE.index("teams")


def glance(states: States, i: int) -> State:
    """Return a game as plain numbers and lists, to read, without its cards."""
    values = _plain(states.view(_PLAIN_STATE)[i].item())
    values[_TEAMS] = [_TeamRow(*team) for team in values[_TEAMS]]
    return cast("State", _StateRow(*values))


def meld_row(states: States, i: int, slot: int) -> Meld:
    """Return one meld as plain numbers, to read."""
    return cast("Meld", _MeldRow(*_plain(states["melds"][i, slot].item())))


def meld_of(record: bytes) -> Meld:
    """Return a meld's bytes as plain numbers, to read."""
    return cast("Meld", _MeldRow(*_plain(np.frombuffer(record, dtype=_PLAIN_MELD)[0].item())))


def _plain(values: tuple[Any, ...]) -> list[Any]:
    return [value.tolist() if isinstance(value, np.ndarray) else value for value in values]
