"""The rule card on the screen."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from escalera.rules import RuleSet, Section, rule_card


def card(rules: RuleSet, topic: str = "") -> RenderableType:
    """Return the rule card, or the sections that have a word in their titles."""
    sections = rule_card(rules)
    wanted = [part for part in sections if topic.lower() in part.title.lower()]
    if not wanted:
        titles = ", ".join(part.title for part in sections)
        return Text(f"The rule card has nothing titled so. Its parts: {titles}.")
    return Group(*([] if topic else _heading(rules)), *_sections(wanted))


def _heading(rules: RuleSet) -> list[RenderableType]:
    return [
        Text(f"{rules.title}, {rules.seats} players", style="bold underline"),
        Text(rules.special),
        Text(f"Source: {rules.credit}", style="dim"),
        Text(),
    ]


def _sections(sections: Iterable[Section]) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for section in sections:
        parts.append(Text(section.title, style="bold"))
        parts += [Padding(Text(line), (0, 0, 0, 2)) for line in section.lines]
        parts.append(Text())
    return parts[:-1]
