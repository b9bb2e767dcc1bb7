"""Reads a game's record from Python all at once, as plain numbers, not field by field."""

from collections import namedtuple
from collections.abc import Callable, Iterable
from operator import itemgetter
from struct import Struct
from typing import Any, Final, cast

import numpy as np

from escalera.engine.state.dtypes import MELD, SEATS, STATE, TEAM, Meld, State, States, Team

_CARDS: Final = {"deck", "pile", "hands", "feet", "ranks", "suits", "face_down", "melds"}
_LETTERS: Final = {"int8": "b", "int16": "h", "int32": "i"}


def _names(record: np.dtype[Any]) -> list[str]:
    return [name for name in record.names or () if name not in _CARDS]


def _letters(field: np.dtype[Any]) -> str:
    """Return a field as `struct` writes it, with an x for each byte that holds nothing."""
    if field.subdtype:
        return _letters(field.subdtype[0]) * int(np.prod(field.shape))
    if field.names:
        text, end = _fields(field, field.names)
        return text + "x" * (field.itemsize - end)
    return _LETTERS[field.name]


def _fields(record: np.dtype[Any], names: Iterable[str]) -> tuple[str, int]:
    """Return some of a record's fields as `struct` writes them, and where the last one ends."""
    text, end = "", 0
    for name in names:
        field, offset = dict(record.fields or {})[name][:2]
        text += "x" * (offset - end) + _letters(field)
        end = offset + field.itemsize
    return text, end


def _numbers(field: np.dtype[Any]) -> int:
    """Return how many numbers a field holds."""
    return len(_letters(field).replace("x", ""))


def reader(
    record: np.dtype[Any], names: list[str]
) -> tuple[Callable[..., tuple[int, ...]], Callable[..., tuple[Any, ...]]]:
    """Return what reads a record's numbers, and what gathers these fields out of them.

    names: in the order of the record.
    """
    count, places = 0, list[int | slice]()
    for field in (record[name] for name in names):
        held = _numbers(field)
        places.append(slice(count, count + held) if field.subdtype else count)
        count += held
    return Struct("<" + _fields(record, names)[0]).unpack_from, itemgetter(*places)


_STATE = [name for name in _names(STATE) if name != "teams"]
_TEAM, _MELD = _names(TEAM), list(MELD.names or ())
_StateRow: Any = namedtuple("_StateRow", [*_STATE, "teams"])  # type: ignore[misc]
_TeamRow: Any = namedtuple("_TeamRow", _TEAM)  # type: ignore[misc]
_MeldRow: Any = namedtuple("_MeldRow", _MELD)  # type: ignore[misc]

_read_state, _state_fields = reader(STATE, _STATE)
_read_team, _team_fields = reader(TEAM, _TEAM)
_read_meld, _meld_fields = reader(MELD, _MELD)
_TEAMS: Final = dict(STATE.fields or {})["teams"][1]


def state_row(states: States, i: int, teams: int = SEATS) -> State:
    """Return a game's numbers and tuples, without its cards; teams: how many to read."""
    at = i * STATE.itemsize
    values = *_state_fields(_read_state(states, at)), team_rows(states, teams, at + _TEAMS)
    return cast("State", _StateRow._make(values))


def team_rows(memory: bytes | States, teams: int, at: int = 0) -> list[Team]:
    """Return the first teams out of the records of all, which begin at a byte."""
    begins = range(at, at + teams * TEAM.itemsize, TEAM.itemsize)
    rows = [_TeamRow._make(_team_fields(_read_team(memory, begin))) for begin in begins]
    return cast("list[Team]", rows)


def meld_row(states: States, i: int, slot: int) -> Meld:
    """Return one meld as plain numbers, to read."""
    return meld_of(states["melds"][i, slot].tobytes())


def meld_of(record: bytes) -> Meld:
    """Return a meld's bytes as plain numbers, to read."""
    return cast("Meld", _MeldRow._make(_meld_fields(_read_meld(record))))
