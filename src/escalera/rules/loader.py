"""Loads a rule set: a game, a number of players, and the settings agreed before play."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from typing import Any, cast

from escalera.rules.checks import check
from escalera.rules.definition import Definition, Switch, definitions
from escalera.rules.errors import RuleError
from escalera.rules.parameters import BY_NAME, PARAMETERS
from escalera.rules.ruleset import Deviation, RuleSet
from escalera.rules.values import Value, parse, shown, text, whole

DEFAULT_PLAYERS = 4
_PLAYERS_SENTENCE = "How many players sit at the table."


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(definitions())


def load(
    game: str, players: int | None = None, settings: Mapping[str, object] | None = None
) -> RuleSet:
    """The rule set of a game for a number of players (4 where none is given).

    `settings` maps switches and parameters to values, as text or typed. Raises RuleError, whose
    `key` names what is at fault, for anything unknown, out of range or impossible (R2).
    """
    definition = define(game)
    seats = _seats(DEFAULT_PLAYERS if players is None else players)
    base = {name: entry.at(seats) for name, entry in definition.entries.items()}
    switched, house = _sorted_settings(definition, settings or {})
    deviations = _unusual_count(definition, seats)
    values = dict(base)
    for switch, chosen in switched:
        deviations += _apply_switch(switch, chosen, seats, values)
    for name, value in house:
        deviations += _apply_house_rule(name, value, base, values)
    return _checked(definition, seats, tuple(deviations), values)


def define(game: str) -> Definition:
    """The definition of a game; RuleError (`game`) for an unknown one."""
    if game not in definitions():
        raise no_such_game(game)
    return definitions()[game]


def no_such_game(game: str) -> RuleError:
    """Return the error for a game that there isn't."""
    near = _nearest(game, games())
    return RuleError("game", "NO_SUCH_GAME", game=shown(game), near=near)


def _seats(players: object) -> int:
    number = whole(players)
    if number is None or not 2 <= number <= 6:
        raise RuleError("players", "NO_SUCH_NUMBER", players=shown(players))
    return number


def _nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word that is most like a word, `none` if none is."""
    return next(iter(get_close_matches(str(word), list(known), 1, 0.5)), "none")


def _sorted_settings(
    definition: Definition, settings: Mapping[str, object]
) -> tuple[list[tuple[Switch, str]], list[tuple[str, Value]]]:
    """Switches in the game's order, then house rules in the order of the parameters."""
    for key in settings:
        _known_key(definition, key)
    chosen = {
        name: _switch_value(switch, settings[name])
        for name, switch in definition.switches.items()
        if name in settings
    }
    switched = [(definition.switches[name], word) for name, word in chosen.items() if word]
    taken = {switch.name for switch, _ in switched}
    house = [
        (item.name, parse(item, settings[item.name]))
        for item in PARAMETERS
        if item.name in settings and item.name not in taken
    ]
    return switched, house


def _known_key(definition: Definition, key: str) -> None:
    if key == "players":
        raise RuleError(key, "PLAYERS_NO_SETTING")
    known = [*definition.switches, *BY_NAME]
    if key not in known:
        near = _nearest(key, known)
        raise RuleError(str(key), "NO_SUCH_SETTING", game=definition.title, near=near)


def _switch_value(switch: Switch, raw: object) -> str | None:
    """The switch's value; None for a value that only the parameter of its name takes."""
    parameter = BY_NAME.get(switch.name)
    if parameter is None:
        word = {True: "yes", False: "no"}[raw] if isinstance(raw, bool) else raw
        if not isinstance(word, str) or word not in switch.overrides:
            values = {"value": shown(word), "kind": "choice", "choices": ", ".join(switch.values)}
            raise RuleError(switch.name, "NO_VALUE", **values)
        return word
    word = text(parameter, parse(parameter, raw))
    return word if word in switch.overrides or switch.takes else None


def _unusual_count(definition: Definition, seats: int) -> list[Deviation]:
    """A number of players that the game is not made for is a house rule (R2)."""
    usual = cast("tuple[int, ...]", definition.entries["players"].value)
    if seats in usual:
        return []
    default = text(BY_NAME["players"], usual)
    return [Deviation("players", str(seats), default, _PLAYERS_SENTENCE, True, ("players",))]


def _apply_switch(
    switch: Switch, chosen: str, seats: int, values: dict[str, Value]
) -> list[Deviation]:
    """Write the overrides of a switch's value; the deviation that this makes, if any."""
    if chosen == switch.default:
        return []
    if not switch.allowed_at(chosen, seats):
        counts = ", ".join(str(count) for count in switch.only_players[chosen])
        raise RuleError(switch.name, "VALUE_FOR_OTHERS", value=chosen, counts=counts, players=seats)
    overrides = switch.overrides.get(chosen)
    if overrides is None:
        overrides = {switch.name: parse(BY_NAME[switch.name], chosen)}
    values.update(overrides)
    changes = tuple(overrides)
    return [Deviation(switch.name, chosen, switch.default, switch.sentence, False, changes)]


def _apply_house_rule(
    name: str, value: Value, base: Mapping[str, Value], values: dict[str, Value]
) -> list[Deviation]:
    """Write a house rule's value; the deviation that this makes, if any."""
    if values[name] == value:
        return []
    values[name] = value
    parameter = BY_NAME[name]
    new, old = text(parameter, value), text(parameter, base[name])
    return [Deviation(name, new, old, parameter.sentence, True, (name,))]


def _checked(
    definition: Definition,
    seats: int,
    deviations: tuple[Deviation, ...],
    values: Mapping[str, Value],
) -> RuleSet:
    made = RuleSet(
        game=definition.game,
        title=definition.title,
        version=definition.version,
        credit=definition.credit,
        special=definition.special,
        seats=seats,
        deviations=deviations,
        **cast("dict[str, Any]", values),
    )
    check(made)
    stands = all(map(made.holds, definition.special_while))
    return made if stands else replace(made, special="")
