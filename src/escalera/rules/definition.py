"""The definition of a game: its TOML file, read and checked."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from escalera.rules.errors import BAD_FILE, RuleError
from escalera.rules.parameters import BY_NAME
from escalera.rules.values import Value, parse

GAMES: Final = "ESCALERA_GAMES"
"""The environment variable that names a folder with definitions of further games."""

_HEAD = {"game": str, "title": str, "version": int, "order": int, "credit": str, "special": str}
_MORE = {"special_while", "switches", "pace"}


@dataclass(frozen=True)
class Entry:
    """A parameter's value in a game, its values at some player counts, and its source."""

    value: Value
    at_players: Mapping[int, Value]
    source: str

    def at(self, seats: int) -> Value:
        """The value for a number of players."""
        return self.at_players.get(seats, self.value)


@dataclass(frozen=True)
class Switch:
    """A published variation: each value overrides some parameters.

    `only_players` limits a value to some player counts; `takes` names the parameter of which
    every other value is published too.
    """

    name: str
    default: str
    sentence: str
    source: str
    overrides: Mapping[str, Mapping[str, Value]]
    only_players: Mapping[str, tuple[int, ...]]
    takes: str | None

    @property
    def values(self) -> tuple[str, ...]:
        """The named values, default first."""
        return tuple(self.overrides)

    def allowed_at(self, value: str, seats: int) -> bool:
        """Whether the value may be chosen with this many players."""
        return seats in self.only_players.get(value, (seats,))


@dataclass(frozen=True)
class Pace:
    """How long a game takes, as measured: the hands of a whole match, the minutes of a hand."""

    hands: int
    minutes: int


@dataclass(frozen=True)
class Definition:
    """One game as its file describes it; `pace` is None where nobody has measured it.

    special_while: what the headline `special` rests on, as conditions (`RuleSet.holds`).
    """

    game: str
    title: str
    version: int
    order: int
    credit: str
    special: str
    entries: Mapping[str, Entry]
    switches: Mapping[str, Switch]
    special_while: tuple[str, ...] = ()
    pace: Pace | None = None


@cache
def definitions() -> Mapping[str, Definition]:
    """All games by id, in their order: the project's, then those of the folder `GAMES`."""
    own = _read_folder(resources.files("escalera.rules") / "data")
    more = os.environ.get(GAMES)
    found = [*own, *(_read_folder(Path(more)) if more else ())]
    return {item.game: item for item in found}


def _read_folder(folder: Traversable) -> list[Definition]:
    texts = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".toml")]
    return sorted(map(read_definition, texts), key=lambda item: item.order)


def read_definition(text: str) -> Definition:
    """A definition from TOML text; RuleError names an unknown or missing key or a wrong value."""
    raw = tomllib.loads(text)
    _keys("file", raw, {*_HEAD, "parameters"}, _MORE)
    _keys("parameters", raw["parameters"], set(BY_NAME), set())
    for key, kind in _HEAD.items():
        if type(raw[key]) is not kind:
            raise RuleError(key, BAD_FILE, what="kind", where=kind.__name__)
    entries = {name: _entry(name, raw["parameters"][name]) for name in BY_NAME}
    switches = {name: _switch(name, item) for name, item in raw.get("switches", {}).items()}
    head, pace = {key: raw[key] for key in _HEAD}, _pace(raw.get("pace"))
    rests = _conditions("special_while", raw.get("special_while", []))
    return Definition(**head, entries=entries, switches=switches, special_while=rests, pace=pace)


def _conditions(key: str, raw: object) -> tuple[str, ...]:
    if not isinstance(raw, list) or not all(isinstance(one, str) for one in raw):
        raise RuleError(key, BAD_FILE, what="kind", where="list")
    for name in (one.removeprefix("!").partition("=")[0] for one in raw):
        if name not in BY_NAME:
            raise RuleError(name, BAD_FILE, what="parameter", where="")
    return tuple(raw)


def _pace(raw: Mapping[str, Any] | None) -> Pace | None:
    if raw is None:
        return None
    _keys("pace", raw, {"hands", "minutes"}, set())
    for key in raw:
        if type(raw[key]) is not int:
            raise RuleError(key, BAD_FILE, what="kind", where="int")
    return Pace(**raw)


def _entry(name: str, raw: Mapping[str, Any]) -> Entry:
    _keys(name, raw, {"value", "source"}, {"at_players"})
    at_players = {
        int(seats): _value(name, item) for seats, item in raw.get("at_players", {}).items()
    }
    return Entry(_value(name, raw["value"]), at_players, raw["source"])


def _switch(name: str, raw: Mapping[str, Any]) -> Switch:
    _keys(name, raw, {"default", "sentence", "source", "values"}, {"only_players", "takes"})
    overrides = {
        value: {key: _value(key, item) for key, item in items.items()}
        for value, items in raw["values"].items()
    }
    only = {value: tuple(counts) for value, counts in raw.get("only_players", {}).items()}
    unknown = {raw["default"], *only} - set(overrides)
    if unknown:
        raise RuleError(name, BAD_FILE, what="value", where=str(sorted(unknown)))
    texts = (raw["default"], raw["sentence"], raw["source"])
    return Switch(name, *texts, overrides, only, raw.get("takes"))


def _value(name: str, raw: object) -> Value:
    if name not in BY_NAME:
        raise RuleError(name, BAD_FILE, what="parameter", where="")
    return parse(BY_NAME[name], raw)


def _keys(where: str, raw: Mapping[str, Any], needed: set[str], optional: set[str]) -> None:
    for key in raw:
        if key not in needed | optional:
            raise RuleError(key, BAD_FILE, what="unknown", where=where)
    for key in sorted(needed - set(raw)):
        raise RuleError(key, BAD_FILE, what="missing", where=where)
