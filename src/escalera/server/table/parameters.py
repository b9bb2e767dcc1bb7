"""The parameters a table was opened with: they hold, whatever its game's file says now."""

from msgspec.structs import replace

from escalera.rules import RuleSet, parameters
from escalera.rules.values import text
from escalera.server.messages.options import Options
from escalera.server.table.events import TableMade

_NO_SETTING = "players"
"""Says how many players a game is made for, and changes nothing at a table."""


def in_full(rules: RuleSet) -> dict[str, str]:
    """Return every parameter's value as text, by name."""
    return {one.name: text(one, getattr(rules, one.name)) for one in parameters()}


def agreed(made: TableMade) -> Options:
    """Return a table's options, with a house rule for each value its game's file has changed."""
    options = made.options
    if not made.rules:
        return options
    changed = _changed(made, options.rules(), unknown=False)
    return replace(options, settings={**options.settings, **changed})


def unchanged(made: TableMade, rules: RuleSet) -> bool:
    """Say whether rules have all the values that a table was opened with."""
    return not _changed(made, rules, unknown=True)


def _changed(made: TableMade, rules: RuleSet, *, unknown: bool) -> dict[str, str]:
    now = in_full(rules)
    return {
        name: value
        for name, value in made.rules.items()
        if name != _NO_SETTING and now.get(name, "" if unknown else value) != value
    }
