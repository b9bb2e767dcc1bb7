"""A `View`: what a player is told of a table."""

from dataclasses import dataclass

from escalera.engine.match.view.lazy import Lazy
from escalera.engine.match.view.meld_view import MeldView
from escalera.engine.state.enums import Asked, Phase
from escalera.rules import RuleSet


@dataclass(frozen=True, slots=True)
class View(Lazy):
    """The table as one seat sees it. Seats, teams and hands count from 1.

    ``hand`` lists the seat's own cards as kinds, lowest first; every other hidden card is only
    counted. ``plays`` are the plays of the hand so far, as in its record: the discard history
    and what was taken can be read off them. ``seat`` 0 is a spectator's view, without a hand.
    A view made by `make_view` stays as it was made; its fields are made when they are looked at.
    """

    rules: RuleSet
    seat: int
    hand: tuple[int, ...]
    hand_number: int
    dealer: int
    scores: tuple[int, ...]
    phase: Phase
    turn: int
    actor: int
    hand_sizes: tuple[int, ...]
    feet: tuple[int, ...]
    face_down: int
    stocks: tuple[int, ...]
    pile: tuple[int, ...]
    frozen: bool
    blocked: bool
    melds: tuple[MeldView, ...]
    melded: tuple[bool, ...]
    minimums: tuple[int, ...]
    red_threes: tuple[tuple[int, ...], ...]
    penalties: tuple[int, ...]
    cuts: tuple[int, ...]
    asked: Asked
    took: bool
    pending: bool
    barred: bool  # tried to go out without leave, and may not in this turn any more (R20)
    no_discard: bool
    tabled_points: int
    plays: tuple[tuple[int, str], ...]

    @property
    def team(self) -> int:
        """The viewer's team, 0 for a spectator."""
        return self.rules.team_of(self.seat) if self.seat else 0

    @property
    def upcard(self) -> int | None:
        """The top card of the discard pile."""
        return self.pile[-1] if self.pile else None

    def melds_of(self, team: int) -> tuple[MeldView, ...]:
        """The melds of a team, in the order of their numbers."""
        return tuple(meld for meld in self.melds if meld.team == team)
