"""The settings of a game, described: what `escalera rules --keys` lists."""

from dataclasses import dataclass

from escalera.rules.definition import Definition, Switch
from escalera.rules.loader import DEFAULT_PLAYERS, define
from escalera.rules.parameter import Parameter
from escalera.rules.parameters import BY_NAME, PARAMETERS
from escalera.rules.values import allowed, text
from escalera.texts import LANGUAGES, texts


@dataclass(frozen=True)
class Key:
    """One setting of a game: a published variation, or a house rule, which sets a parameter."""

    name: str
    default: str
    source: str
    game: str
    switch: Switch | None = None
    parameter: Parameter | None = None

    @property
    def house(self) -> bool:
        """Whether this is no published variation."""
        return self.parameter is not None

    def allowed(self, language: str = LANGUAGES[0]) -> str:
        """The values it takes, in words."""
        if self.parameter:
            return allowed(self.parameter, language)
        assert self.switch is not None
        return _switch_values(self.switch, language)

    def sentence(self, language: str = LANGUAGES[0]) -> str:
        """What it is about: in English as the definition or the list of parameters has it."""
        own, found = self.parameter or self.switch, texts(language, "houserules")
        assert own is not None
        ids = (f"switch-{self.game}-{self.name}", f"switch-{self.name}")
        known = [key for key in ([f"rule-{self.name}"] if self.house else ids) if found.has(key)]
        return found.say(known[0]) if known else own.sentence


def switches(game: str) -> tuple[Switch, ...]:
    """The published variations of a game, in the order in which records write them."""
    return tuple(define(game).switches.values())


def keys(game: str, players: int = DEFAULT_PLAYERS) -> tuple[Key, ...]:
    """All settings of a game: its switches, then every other parameter as a house rule."""
    definition = define(game)
    named = tuple(_switch_key(definition, switch) for switch in definition.switches.values())
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


def brought(switch: Switch, value: str) -> dict[str, str]:
    """Return the parameters that a named value sets besides the one it is named after, as text."""
    overrides = switch.overrides[value]
    return {name: text(BY_NAME[name], it) for name, it in overrides.items() if name != switch.name}


def _switch_values(switch: Switch, language: str) -> str:
    also = also_takes(switch)
    if also and switch.takes:
        return allowed(also, language)
    values = ", ".join(_limited(switch, value, language) for value in switch.values)
    if not also:
        return values
    more = allowed(also, language)
    return texts(language, "settings").say("setting-also", {"values": values, "more": more})


def _limited(switch: Switch, value: str, language: str) -> str:
    """Return a value, with the numbers of players that it is for if it isn't for all."""
    counts = switch.only_players.get(value, ())
    if not counts:
        return value
    known = {"value": value, "counts": ", ".join(str(count) for count in counts)}
    return texts(language, "settings").say("setting-limited", known)


def _switch_key(definition: Definition, switch: Switch) -> Key:
    return Key(switch.name, switch.default, switch.source, definition.game, switch=switch)


def _house_key(definition: Definition, parameter: Parameter, players: int) -> Key:
    entry = definition.entries[parameter.name]
    default = text(parameter, entry.at(players))
    game = definition.game
    return Key(parameter.name, default, entry.source, game, parameter=parameter)
