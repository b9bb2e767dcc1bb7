"""The rules of the games as data: rule sets and their settings.

`load("sambola", 4, {"jokers": "6"})` gives a checked `RuleSet`; `keys("sambola")` lists what can
be set. No code here asks a game its name.
"""

from escalera.rules.definition import Switch
from escalera.rules.errors import RuleError
from escalera.rules.keys import Key, also_takes, brought, keys, switches
from escalera.rules.lengths import Length, lengths
from escalera.rules.loader import DEFAULT_PLAYERS, games, load
from escalera.rules.pairs import settings_of
from escalera.rules.parameter import Kind, Parameter
from escalera.rules.parameters import GROUPS, parameters
from escalera.rules.preset import Preset, presets
from escalera.rules.ruleset import Deviation, RuleSet

__all__ = [
    "DEFAULT_PLAYERS",
    "GROUPS",
    "Deviation",
    "Key",
    "Kind",
    "Length",
    "Parameter",
    "Preset",
    "RuleError",
    "RuleSet",
    "Switch",
    "also_takes",
    "brought",
    "games",
    "keys",
    "lengths",
    "load",
    "parameters",
    "presets",
    "settings_of",
    "switches",
]
