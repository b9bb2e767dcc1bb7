"""The head of a record: the game, its settings, and who plays."""

from escalera.engine.record.line_text import line_fault
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
    """Return the lines that head a record; none for a seat whose name is empty.

    ValueError: there are more names than seats, or one is no words of a line.
    """
    if len(names) > rules.seats:
        raise ValueError(f"There are {rules.seats} seats, and {len(names)} names.")
    return (
        Format(1),
        GameName(rules.game, rules.version),
        *[Setting(key, value) for key, value in rules.settings],
        Players(rules.seats),
        *[_seated(seat, name) for seat, name in enumerate(names, 1) if name],
    )


def _seated(seat: int, name: str) -> SeatName:
    """Return the line of a name; ValueError if a record with it could not be read again."""
    named = SeatName(seat, name)
    if name.startswith(" ") or line_fault(str(named)):
        raise ValueError(f"A name is one line, with single spaces and none around it: {name!r}.")
    return named
