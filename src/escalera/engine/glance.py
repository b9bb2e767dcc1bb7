"""Reading a game's record from Python: at once and as plain numbers, not field by field."""

from types import SimpleNamespace
from typing import Any, Final, cast

import numpy as np

from escalera.engine.layout import MELD, STATE, TEAM, Meld, State, States

_CARDS: Final = {"deck", "pile", "hands", "feet", "ranks", "suits", "face_down", "melds"}


def _names(record: np.dtype[Any]) -> list[str]:
    return [name for name in record.names or () if name not in _CARDS]


_STATE, _TEAM, _MELD = _names(STATE), _names(TEAM), list(MELD.names or ())
_PLAIN_MELD: Final = np.dtype(MELD.descr)


def glance(states: States, i: int) -> State:
    """Return a game as plain numbers and lists, to read, without its cards."""
    made = _row(_STATE, states[_STATE][i].item())
    made.teams = [_row(_TEAM, team) for team in made.teams]
    return cast("State", made)


def meld_row(states: States, i: int, slot: int) -> Meld:
    """Return one meld as plain numbers, to read."""
    return cast("Meld", _row(_MELD, states["melds"][i, slot].item()))


def meld_of(record: bytes) -> Meld:
    """Return a meld's bytes as plain numbers, to read."""
    return cast("Meld", _row(_MELD, np.frombuffer(record, dtype=_PLAIN_MELD)[0].item()))


def _row(names: list[str], values: tuple[Any, ...]) -> SimpleNamespace:
    plain = [value.tolist() if isinstance(value, np.ndarray) else value for value in values]
    return SimpleNamespace(**dict(zip(names, plain, strict=True)))
