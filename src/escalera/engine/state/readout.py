"""Reads a game's record from Python all at once, as plain numbers, not field by field."""

from collections import namedtuple
from collections.abc import Callable
from struct import Struct
from typing import Any, Final, cast

import numpy as np

from escalera.engine.state.dtypes import MELD, SEATS, STATE, TEAM, Meld, State, States

_CARDS: Final = {"deck", "pile", "hands", "feet", "ranks", "suits", "face_down", "melds"}
_LETTERS: Final = {"int8": "b", "int16": "h", "int32": "i"}

Place = int | slice
"""Where a field's value, or its values, are among all that were read."""


def _names(record: np.dtype[Any]) -> list[str]:
    return [name for name in record.names or () if name not in _CARDS]


def _letters(field: np.dtype[Any]) -> str:
    """Return a field as `struct` writes it."""
    if field.subdtype:
        return _letters(field.subdtype[0]) * int(np.prod(field.shape))
    if field.names:
        return "".join(_letters(field[name]) for name in field.names)
    return _LETTERS[field.name]


def _reader(
    record: np.dtype[Any], names: list[str]
) -> tuple[Callable[..., tuple[int, ...]], list[Place]]:
    """Return what reads these fields of a record, and where each is found then."""
    text, end, count, places = "<", 0, 0, list[Place]()
    for name in names:
        field, offset = dict(record.fields or {})[name][:2]
        letters = _letters(field)
        text += f"{offset - end}x{letters}"
        end = offset + field.itemsize
        places.append(slice(count, count + len(letters)) if field.subdtype else count)
        count += len(letters)
    return Struct(text).unpack_from, places


_STATE, _TEAM, _MELD = _names(STATE), _names(TEAM), list(MELD.names or ())
_StateRow: Any = namedtuple("_StateRow", _STATE)  # type: ignore[misc]
_TeamRow: Any = namedtuple("_TeamRow", _TEAM)  # type: ignore[misc]
_MeldRow: Any = namedtuple("_MeldRow", _MELD)  # type: ignore[misc]

_read_state, _STATE_PLACES = _reader(STATE, _STATE)
_read_meld, _MELD_PLACES = _reader(MELD, _MELD)
_TEAM_PLACES: Final = _reader(TEAM, _TEAM)[1]
_TEAMS: Final = _STATE.index("teams")
_TEAM_SIZE: Final = len(_letters(TEAM))


def glance(states: States, i: int, teams: int = SEATS) -> State:
    """Return a game's numbers and tuples, without its cards; teams: how many to read."""
    read = _read_state(states, i * STATE.itemsize)
    values: list[Any] = [read[place] for place in _STATE_PLACES]
    values[_TEAMS] = list(map(_team, _parts(values[_TEAMS])[:teams]))
    return cast("State", _StateRow(*values))


def _parts(values: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [values[at : at + _TEAM_SIZE] for at in range(0, len(values), _TEAM_SIZE)]


def _team(values: tuple[int, ...]) -> Any:
    return _TeamRow(*[values[place] for place in _TEAM_PLACES])


def meld_row(states: States, i: int, slot: int) -> Meld:
    """Return one meld as plain numbers, to read."""
    return meld_of(states["melds"][i, slot].tobytes())


def meld_of(record: bytes) -> Meld:
    """Return a meld's bytes as plain numbers, to read."""
    values = _read_meld(record)
    return cast("Meld", _MeldRow(*[values[place] for place in _MELD_PLACES]))
