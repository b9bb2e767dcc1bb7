"""L4: the planner's best plans, played out on the same deals of what is hidden."""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from escalera.bots.bot import BotError
from escalera.bots.planner.observe.play_numbers import told_plays
from escalera.bots.planner.value.weights import Weights, as_record, record_for
from escalera.bots.search.candidates import find_candidates
from escalera.bots.search.crew import Task, play
from escalera.bots.search.feature_values import values_for
from escalera.bots.search.observe.known_cards import new_notes
from escalera.bots.search.observe.told_plays import has_taken_back
from escalera.bots.search.race import drop_behind, find_winner
from escalera.bots.search.rollout import Bench
from escalera.bots.search.worlds import hidden
from escalera.cards.rng import seed_words
from escalera.engine.match.position import Position
from escalera.engine.match.view import View
from escalera.engine.state.action import Action
from escalera.engine.state.dtypes import States
from escalera.engine.state.rule_record import numbers


@dataclass(frozen=True)
class Budget:
    """How much thought goes into one decision.

    The same budget gives the same choice on every machine, unless ``seconds`` cuts a decision
    short. Plans that fall behind are dropped after each batch of deals.
    """

    plans: int = 5  # played out at most, 4 to 12
    worlds: int = 32  # deals of what is hidden, 32 to 256
    batch: int = 4  # deals between two looks at the plans
    careful: int = 2  # rounds that the planner plays on
    quick: int = 0  # rounds that the quick policy plays then; what goes on is judged by `values`
    sure: float = 1.0  # standard errors by which a plan must lead the planner's own
    behind: float = 1.0  # standard errors behind it at which a plan is dropped
    seconds: float = 0.9  # the most time for one decision; 0: as long as it takes
    cores: int = 1  # threads that play out side by side


PAGE: Final = Budget(seconds=0)
"""For the page's own tables: without a clock, so that every browser chooses the same."""


class SearchBot:
    """Leaves the planner's choice only if another plan did better on deals of what is hidden.

    seed: what the deals are drawn from, together with the moment; weights: the planner's, in
    place of those tuned for the rule set.
    """

    def __init__(
        self, seed: int | str, budget: Budget | None = None, weights: Weights | None = None
    ) -> None:
        self.budget = budget or Budget()
        self._seed = seed
        self._weights = None if weights is None else as_record(weights)
        self._benches = [Bench() for _ in range(self.budget.cores)]
        self._notes = new_notes()

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return a legal action; BotError if there is none."""
        if not legal:
            raise BotError("NO_LEGAL_ACTION")
        if len(legal) == 1:
            return legal[0]
        rules = numbers(view.rules)
        weights = record_for(view.rules) if self._weights is None else self._weights
        return self._played_out(view, legal, rules, weights)

    def _played_out(
        self, view: View, legal: Sequence[Action], rules: States, weights: Any
    ) -> Action:
        """Return the plan that did best, the first unless another is surely better."""
        budget = self.budget
        until = time.monotonic() + budget.seconds if budget.seconds else math.inf
        moment = f"{self._seed}/{view.hand_number}/{view.seat}/{len(view.plays)}"
        places, plays = hidden(view, rules), told_plays(view)
        worlds = places.deal(seed_words(moment), budget.worlds)
        offered = _codes(Position(view.rules, worlds[:1]), legal)
        plans = np.zeros(budget.plans, dtype=np.int64)
        count = self._candidates(worlds, rules, weights, list(offered), plays, plans)
        task = Task(
            worlds=worlds,
            rules=rules,
            weights=weights,
            held=places.known.held,
            thrown=places.known.thrown,
            plans=plans,
            running=np.ones(budget.plans, dtype=np.int64),
            count=count,
            careful=budget.careful,
            quick=budget.quick,
            took_back=has_taken_back(plays, len(plays)),
            values=values_for(view.rules),
            points=np.zeros((budget.plans, budget.worlds)),
        )
        return offered[int(plans[self._race(task, until)])]

    def _candidates(
        self, worlds: States, rules: States, weights: Any, offered: list[int], plays: Any,
        plans: Any,
    ) -> int:  # fmt: skip
        """Write the codes of the plans worth playing out, and return how many."""
        desk = self._benches[0].desk
        desk.codes[: len(offered)] = offered
        return int(find_candidates(
            worlds, 0, rules, weights, self._notes, len(offered), plays, len(plays), plans,
            *desk.arrays(),
        ))  # fmt: skip

    def _race(self, task: Task, until: float) -> int:
        """Return the number of the plan that wins."""
        if task.count == 1:
            return 0
        budget, deals = self.budget, 0
        limits = np.array([budget.sure, budget.behind])
        race = task.points, task.running, task.count
        for first in range(0, budget.worlds, budget.batch):
            some = min(budget.batch, budget.worlds - first)
            played = play(self._benches, task, first, some, until)
            deals += played
            if not drop_behind(*race, deals, limits) or played < some:
                break
        return int(find_winner(*race, deals, limits))


def _codes(position: Position, legal: Sequence[Action]) -> dict[int, Action]:
    """Return actions by their codes in a dealt state, those that it has."""
    known = dict(zip(position.legal_texts(), position.codes(), strict=True))
    return {known[text]: action for action in legal if (text := str(action)) in known}
