"""Who sits at the table, in words: you, your partner, the others."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from escalera.cli.words import phrase, team_name
from escalera.rules import RuleSet

_GUESTS: Final = ("Ana", "Ben", "Carla", "Diego", "Elena", "Felix")


@dataclass(frozen=True)
class Seats:
    """The players of a table: which seat is yours, and which bot or name has each other seat."""

    rules: RuleSet
    you: int
    bots: Mapping[int, str] = field(default_factory=dict)
    people: Mapping[int, str] = field(default_factory=dict)

    def name(self, seat: int) -> str:
        """Return what a seat's player is called."""
        return phrase("seat-you") if seat == self.you else self.people.get(seat, _GUESTS[seat - 2])

    def role(self, seat: int) -> str:
        """Return what a player is to you: `you`, `partner` or nothing."""
        if seat == self.you:
            return "you"
        same = self.rules.team_of(seat) == self.rules.team_of(self.you)
        return "partner" if same else ""

    def members(self, team: int) -> list[int]:
        """Return a team's seats, yours first."""
        seats = [s for s in range(1, self.rules.seats + 1) if self.rules.team_of(s) == team]
        return sorted(seats, key=lambda seat: seat != self.you)

    def team(self, team: int) -> str:
        """Return a team's name, as it stands by itself: `You & Ben`."""
        return team_name(self.name(seat) for seat in self.members(team))

    def team_within(self, team: int) -> str:
        """Return a team's name as it is within a sentence."""
        names = {self.you: phrase("seat-you-within")}
        return team_name(names.get(seat) or self.name(seat) for seat in self.members(team))

    def tied(self, teams: tuple[int, ...]) -> str:
        """Return the names of several teams that are equal."""
        return f" {phrase('result-and')} ".join(self.team_within(team) for team in teams)
