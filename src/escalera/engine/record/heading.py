"""The head of a record: the game, its settings, and who plays."""

from escalera.engine.record.statements import (
    Format,
    GameName,
    Players,
    SeatName,
    Setting,
    Statement,
)
from escalera.rules import RuleSet


def heading(rules: RuleSet, names: tuple[str, ...]) -> tuple[Statement, ...]:
    """Return the lines that head a record."""
    return (
        Format(1),
        GameName(rules.game, rules.version),
        *[Setting(key, value) for key, value in rules.settings],
        Players(rules.seats),
        *[SeatName(seat, name) for seat, name in enumerate(names, 1)],
    )
