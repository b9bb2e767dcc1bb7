"""The games' definitions, and what refusals say, as the page keeps them."""

import asyncio
from pathlib import Path
from typing import Any, Final

import escalera.server
from escalera.engine.match.refusals import RESTS_ON
from escalera.rules.definition import Definition, Switch, definitions
from escalera.rules.parameter import Parameter
from escalera.rules.parameters import GROUPS
from escalera.rules.values import CHANCE, WHOLE, Value
from escalera.server.apidocs.errors import names_in
from escalera.server.http.games import list_games
from escalera.texts.outline import outlines

_SERVER: Final = Path(escalera.server.__path__[0])
_TABLE: Final = (_SERVER / "table", _SERVER / "frames", _SERVER / "live" / "connection.py")
"""Where a table refuses what a person asks of it."""
GIVEN: Final = "GIVEN"
"""Only a table of the page says so: its match goes on at a server."""


def games_data() -> list[dict[str, Any]]:
    """Return the games as a server tells them."""
    return asyncio.run(list_games())


def rules_data() -> dict[str, Any]:
    """Return parameters, games, and what is said to a play or a request that is refused."""
    return {
        "parameters": [_parameter(one, group) for group, of in GROUPS.items() for one in of],
        "patterns": {"whole": WHOLE.pattern, "chance": CHANCE.pattern},
        "games": {one.game: _game(one) for one in definitions().values()},
        "refusals": _refusals(),
        "asked": _asked(),
    }


def _parameter(one: Parameter, group: str) -> dict[str, Any]:
    return {
        "name": one.name,
        "group": group,
        "about": one.sentence,
        "kind": one.kind.value,
        "low": one.low,
        "high": one.high,
        "choices": list(one.choices),
    }


def _game(game: Definition) -> dict[str, Any]:
    entries = {
        name: [_plain(entry.value), {str(n): _plain(v) for n, v in entry.at_players.items()}]
        for name, entry in game.entries.items()
    }
    return {
        "title": game.title,
        "version": game.version,
        "entries": entries,
        "sources": {name: entry.source for name, entry in game.entries.items()},
        "switches": {name: _switch(switch) for name, switch in game.switches.items()},
    }


def _switch(switch: Switch) -> dict[str, Any]:
    overrides = {
        value: {name: _plain(one) for name, one in changed.items()}
        for value, changed in switch.overrides.items()
    }
    only = {value: list(counts) for value, counts in switch.only_players.items()}
    return {
        "default": switch.default,
        "source": switch.source,
        "overrides": overrides,
        "only": only,
        "takes": bool(switch.takes),
    }


def _plain(value: Value) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _refusals() -> dict[str, list[str]]:
    """Return, by a reason's name, its sentence (`{n}` for the number) and what it rests on."""
    said = outlines("en", "reasons")
    return {
        reason.name: [said[f"reason-{reason.name}"], rests] for reason, rests in RESTS_ON.items()
    }


def _asked() -> dict[str, str]:
    """Return what a table says to a request that it refuses, by name, `{who}` for a value."""
    said = outlines("en", "server")
    return {name: said[f"reason-{name}"] for name in sorted(names_in(*_TABLE) | {GIVEN})}
