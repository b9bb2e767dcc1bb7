"""What the arena is asked to compare: which bots, in which game, over how many deals."""

from dataclasses import dataclass
from typing import ClassVar

from escalera.bots.programs import any_bot, label_of
from escalera.rules import RuleSet
from escalera.texts import NamedError


class ArenaError(NamedError):
    """The arena can't make the comparison that was asked for."""

    FILES: ClassVar = ("arena",)


def may_cross(rules: RuleSet) -> bool:
    """Say whether mixed partners can meet: at a table of four, two against two."""
    return rules.partners and rules.seats == 4


@dataclass(frozen=True)
class Order:
    """Which bots to compare, and over what.

    deals: hands, each with its own deck; every seating plays it at scores of 0. matches: whole
    matches; every seating plays each one. crossed: mixed pairs of partners meet as well.
    against_last: every side meets the last bot only, which is nobody's partner.
    """

    rules: RuleSet
    bots: tuple[str, ...]
    seed: int | str = 0
    deals: int = 100
    matches: int = 0
    crossed: bool = False
    against_last: bool = False

    @property
    def labels(self) -> tuple[str, ...]:
        """A name for each bot; if a bot is named again, its name gets a number."""
        found: list[str] = []
        bots = [label_of(bot) for bot in self.bots]
        for bot in bots:
            again = bots[: len(found)].count(bot)
            found.append(f"{bot} ({again + 1})" if again else bot)
        return tuple(found)

    def check(self) -> None:
        """Refuse impossible orders, by ArenaError, and unknown bots, by BotError."""
        if len(self.bots) < 2:
            raise ArenaError("TWO_BOTS")
        if self.deals < 1:
            raise ArenaError("TOO_FEW_DEALS", given=self.deals)
        if self.matches < 0:
            raise ArenaError("MATCHES_BELOW_ZERO", given=self.matches)
        if self.crossed and not may_cross(self.rules):
            raise ArenaError("CROSSED_AT_FOUR")
        for bot in self.bots:
            any_bot(bot, "0")
