"""The settings of a game, described: what `escalera rules --keys` lists."""

from dataclasses import dataclass

from escalera.rules.definition import Definition, Switch
from escalera.rules.loader import DEFAULT_PLAYERS, define
from escalera.rules.parameter import Parameter
from escalera.rules.parameters import BY_NAME, PARAMETERS
from escalera.rules.values import allowed, text


@dataclass(frozen=True)
class Key:
    """One setting of a game; `house` marks one that is no published variation.

    parameter: what a house rule sets, None for a published variation.
    """

    name: str
    allowed: str
    default: str
    sentence: str
    source: str
    house: bool
    parameter: Parameter | None = None


def switches(game: str) -> tuple[Switch, ...]:
    """The published variations of a game, in the order in which records write them."""
    return tuple(define(game).switches.values())


def keys(game: str, players: int = DEFAULT_PLAYERS) -> tuple[Key, ...]:
    """All settings of a game: its switches, then every other parameter as a house rule."""
    definition = define(game)
    named = tuple(_switch_key(switch) for switch in definition.switches.values())
    house = tuple(
        _house_key(definition, parameter, players)
        for parameter in PARAMETERS
        if parameter.name != "players" and parameter.name not in definition.switches
    )
    return named + house


def also_takes(switch: Switch) -> Parameter | None:
    """The parameter whose values a switch takes besides its named ones; None for none."""
    parameter = BY_NAME.get(switch.takes or switch.name)
    return parameter if parameter and (switch.takes or parameter.high) else None


def _switch_key(switch: Switch) -> Key:
    words, more = ", ".join(_limited(switch, value) for value in switch.values), also_takes(switch)
    if more:
        words = allowed(more) if switch.takes else f"{words}; as a house rule {allowed(more)}"
    return Key(switch.name, words, switch.default, switch.sentence, switch.source, house=False)


def _limited(switch: Switch, value: str) -> str:
    counts = " or ".join(str(count) for count in switch.only_players.get(value, ()))
    return f"{value} ({counts} players)" if counts else value


def _house_key(definition: Definition, parameter: Parameter, players: int) -> Key:
    entry = definition.entries[parameter.name]
    default = text(parameter, entry.at(players))
    words = allowed(parameter)
    said = (parameter.sentence, entry.source)
    return Key(parameter.name, words, default, *said, house=True, parameter=parameter)
