"""What greedy sees at one decision: its table, what is legal, and where the turn stands."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from escalera.bots.greedy.plan import Plan, by_gain, climb
from escalera.bots.greedy.team_needs_left import needs_of
from escalera.bots.greedy.working_table import Meld, Table, read_meld, read_table
from escalera.bots.greedy.worth import Judge
from escalera.cards.jit import interpreted
from escalera.engine.match.view import View
from escalera.engine.state.action import TURN_ENDS, Action, Verb
from escalera.engine.state.reasons import Reason
from escalera.engine.topics import facts, take_facts

_way_reason: Final[Any] = interpreted(facts.way_reason)
_must_ask: Final[Any] = interpreted(facts.must_ask)
_foot_follows: Final[Any] = interpreted(take_facts.foot_follows)
_least_to_end: Final = interpreted(take_facts.least_to_end)
_SOON: Final = 4.0
"""Turns before the stock's end at which hopes begin to fade."""
_FOOT: Final = 150.0


@dataclass
class Turn:
    """One decision of one seat: what greedy knows, worked out on first use."""

    view: View
    legal: Sequence[Action]

    @cached_property
    def by_verb(self) -> dict[Verb, list[Action]]:
        """The legal actions by verb."""
        found: dict[Verb, list[Action]] = {}
        for action in self.legal:
            found.setdefault(action.verb, []).append(action)
        return found

    def offers(self, action: Action) -> bool:
        """Say whether an action is legal."""
        return action in self.by_verb.get(action.verb, ())

    def plain(self, verb: Verb) -> Action | None:
        """Return the action of a verb without cards, None if it is not legal."""
        return next((action for action in self.by_verb.get(verb, ()) if not action.cards), None)

    @cached_property
    def table(self) -> Table:
        """The seat's table."""
        return read_table(self.view)

    @cached_property
    def judge(self) -> Judge:
        """What things are worth now."""
        waits = self.foot_waits and not self.view.took
        return Judge(self.table.summary, self._pace, _FOOT if waits else 0.0)

    @cached_property
    def _pace(self) -> float:
        rules = self.view.rules
        turns = sum(self.view.stocks) / (rules.draw_cards * rules.seats)
        pace = min(1.0, (turns + 0.5) / _SOON)
        return pace * 0.5 if any(self._nearly_out(team) for team in self.opponents) else pace

    def _nearly_out(self, team: int) -> bool:
        return self.smallest_hand(team) <= 4 and not any(
            needs_of(self.table.summary, self.melds_of(team))
        )

    def smallest_hand(self, team: int) -> int:
        """Return the fewest cards that a seat of a team holds, its foot included."""
        view = self.view
        return min(view.hand_sizes[seat - 1] + view.feet[seat - 1] for seat in self.seats_of(team))

    def seats_of(self, team: int) -> Iterator[int]:
        """Yield the seats of a team."""
        rules = self.view.rules
        return (seat for seat in range(1, rules.seats + 1) if rules.team_of(seat) == team)

    def melds_of(self, team: int) -> list[Meld]:
        """Return a team's melds."""
        return [read_meld(meld) for meld in self.view.melds_of(team)]

    @property
    def opponents(self) -> list[int]:
        """The other teams."""
        view = self.view
        return [team for team in range(1, view.rules.teams + 1) if team != view.team]

    @property
    def foot_waits(self) -> bool:
        """Whether the seat has a foot to pick up."""
        return self.view.feet[self.view.seat - 1] > 0

    @property
    def short(self) -> int:
        """The card points that the initial meld still lacks, 0 once it is on the table."""
        view, team = self.view, self.view.team - 1
        if view.melded[team]:
            return 0
        return max(0, view.minimums[team] - view.tabled_points)

    @property
    def keep(self) -> int:
        """The cards to keep until the turn ends, once anything is tabled (R6)."""
        view = self.view
        foot = _foot_follows(self.table.summary.record, view.feet[view.seat - 1], 1)
        return _least_to_end(int(foot or view.face_down > 0), int(view.no_discard))

    @property
    def may_go_out(self) -> bool:
        """Whether only the needed sets stand in the way of going out in this turn."""
        view = self.view
        feet, barred, asked = view.feet[view.seat - 1], int(view.barred), int(view.asked)
        reason = _way_reason(self.table.summary.record, feet, int(view.took), barred, asked)
        return reason in {Reason.OK, Reason.ASK_FIRST}

    @property
    def must_ask(self) -> bool:
        """Whether the seat must still ask before going out."""
        return bool(_must_ask(self.table.summary.record, int(self.view.asked)))

    def plan(self, keep: int) -> Plan:
        """Return the plan for the most points this turn that keeps `keep` cards."""
        for plan in self._plans.values():
            if plan.table.held >= keep and not self.table.summary.jokers_stay:
                return plan
        if keep not in self._plans:
            self._plans[keep] = climb(self.table, keep, by_gain(self.judge))
        return self._plans[keep]

    @cached_property
    def _plans(self) -> dict[int, Plan]:
        return {}

    @cached_property
    def took_back(self) -> bool:
        """Whether the seat took cards back this turn: then it tables nothing new.

        This way every turn ends.
        """
        for _, play in reversed(self.view.plays):
            if play.startswith(Verb.BACK):
                return True
            if play.startswith(TURN_ENDS):
                return False
        return False
