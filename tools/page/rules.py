"""The games' definitions, and what refusals say, as the page keeps them."""

import asyncio
import re
from typing import Any, Final

from escalera.engine.match.refusals import RESTS_ON
from escalera.rules.definition import Definition, Switch, definitions
from escalera.rules.parameters import PARAMETERS
from escalera.rules.values import Value
from escalera.server.http.games import list_games
from escalera.texts.messages import source

REASON: Final = re.compile(r"^reason-(\w+) = (.*)$", re.MULTILINE)
NUMBER: Final = "{ $n }"


def games_data() -> list[dict[str, Any]]:
    """Return the games as a server tells them."""
    return asyncio.run(list_games())


def rules_data() -> dict[str, Any]:
    """Return parameters, games and refusals."""
    return {
        "parameters": [
            {"name": one.name, "kind": one.kind.value, "choices": list(one.choices)}
            for one in PARAMETERS
        ],
        "games": {one.game: _game(one) for one in definitions().values()},
        "refusals": _refusals(),
    }


def _game(game: Definition) -> dict[str, Any]:
    entries = {
        name: [_plain(entry.value), {str(n): _plain(v) for n, v in entry.at_players.items()}]
        for name, entry in game.entries.items()
    }
    return {
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
    text = source("en", "reasons")
    said = {name: line.replace(NUMBER, "{n}") for name, line in REASON.findall(text)}
    return {reason.name: [said[reason.name], rests] for reason, rests in RESTS_ON.items()}
