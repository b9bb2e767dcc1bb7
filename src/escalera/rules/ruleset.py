"""A rule set: every parameter of a game, resolved for a number of players."""

from dataclasses import dataclass

from escalera.rules.parameters import PARAMETERS, Parameters


@dataclass(frozen=True)
class Deviation:
    """A setting that differs from the game's default, and the parameters that it changes.

    `house` marks one that is no published variation.
    """

    key: str
    value: str
    default: str
    sentence: str
    house: bool
    changes: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class RuleSet(Parameters[str]):
    """The rules of one table: what it is, and a value for each of `parameters.PARAMETERS`.

    Made by `load`, which checks it. `seats` is the number of players at the table, `players` the
    counts that the game is made for. `special` is the game's headline, empty where a setting
    contradicts it. `pile_take` 0 means the whole pile.
    """

    game: str
    title: str
    version: int
    credit: str
    special: str
    seats: int
    deviations: tuple[Deviation, ...]

    @property
    def settings(self) -> tuple[tuple[str, str], ...]:
        """The settings that differ from the game's defaults, as records write them, in order."""
        return tuple((item.key, item.value) for item in self.deviations if item.key != "players")

    @property
    def house_rule_keys(self) -> tuple[str, ...]:
        """The keys that are no published variation, `players` for an unusual count (R2)."""
        return tuple(item.key for item in self.deviations if item.house)

    @property
    def partners(self) -> bool:
        """Whether two teams play."""
        return self.seats in self.partner_counts

    @property
    def teams(self) -> int:
        """The number of teams; in games of singles each player is one."""
        return 2 if self.partners else self.seats

    def team_of(self, seat: int) -> int:
        """The team of a seat, both counted from 1."""
        return (seat - 1) % self.teams + 1

    @property
    def sevens_apart(self) -> bool:
        """Whether canastas of 7s are counted apart from other canastas (R19d)."""
        return bool(self.need_sevens > 0 or self.sevens_bonus > 0)

    def holds(self, condition: str) -> bool:
        """Say whether these rules are so: `name=value`, or `name` alone for more than 0 or no.

        With `!` in front, whether they are not so.
        """
        wanted = not condition.startswith("!")
        name, equals, value = condition.removeprefix("!").partition("=")
        found = getattr(self, name)
        return (str(found) == value if equals else bool(found)) == wanted

    def left_of(self, seat: int) -> int:
        """The seat to the left, from 1: who starts after a dealer, and who deals next (R3)."""
        return seat % self.seats + 1

    def values(self) -> dict[str, object]:
        """Every parameter by name."""
        return {parameter.name: getattr(self, parameter.name) for parameter in PARAMETERS}
