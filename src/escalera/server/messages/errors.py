"""How a table refuses a request, and what every refusal of the server says."""

from collections.abc import Mapping
from typing import Final

from escalera.engine.match.refusals import Refusal
from escalera.rules.errors import RULESETS
from escalera.texts import texts

Values = Mapping[str, str | int]
_MOST: Final = 400
"""Signs of a value: what was sent may be long, and is not said back whole."""


class Refused(ValueError):  # noqa: N818
    """A refused request, which changed nothing: a name, the rule it rests on, its text's values."""

    def __init__(self, name: str, rule: str = "", **values: str | int) -> None:
        super().__init__(name)
        self.name, self.rule, self.values = name, rule, short(values)

    @property
    def sentence(self) -> str:
        """What a player is told."""
        return sentence(self.name, self.values)

    def __str__(self) -> str:
        return self.sentence


def by_the_rules(refusal: Refusal) -> Refused:
    """Return how a table refuses what the rules of the game refuse."""
    return Refused(refusal.name, refusal.rule, **refusal.values)


def short(values: Values) -> dict[str, str | int]:
    """Return a text's values, none of them longer than a sentence can hold."""
    return {key: one[:_MOST] if isinstance(one, str) else one for key, one in values.items()}


def sentence(name: str, values: Values) -> str:
    """Return what a refusal says in English; KeyError for one without a text."""
    return texts("en", "server", "reasons", "positions", *RULESETS).say(f"reason-{name}", values)
