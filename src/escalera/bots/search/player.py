"""L4: the planner's best plans, played out on the same deals of what is hidden."""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from escalera.bots.bot import BotError
from escalera.bots.planner.value.weights import Weights, as_record, record_for
from escalera.bots.search.build import took_back
from escalera.bots.search.candidates import candidates
from escalera.bots.search.crew import Task, play
from escalera.bots.search.feature_values import values_for
from escalera.bots.search.question import ends_with_yes
from escalera.bots.search.race import Race
from escalera.bots.search.rollout import Bench
from escalera.bots.search.worlds import hidden
from escalera.cards.rng import seed_words
from escalera.engine.match.position import Position
from escalera.engine.match.view import View
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.dtypes import States
from escalera.engine.state.enums import Phase
from escalera.engine.state.rule_record import numbers

_YES = Action(Verb.YES)


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

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return a legal action; BotError if there is none."""
        if not legal:
            raise BotError("NO_LEGAL_ACTION")
        if len(legal) == 1:
            return legal[0]
        rules = numbers(view.rules)
        weights = record_for(view.rules) if self._weights is None else self._weights
        plans = candidates(view, legal, rules, weights, self.budget.plans)
        if len(plans) == 1:
            return legal[plans[0]]
        return self._played_out(view, [legal[at] for at in plans], rules, weights)

    def _played_out(self, view: View, plans: list[Action], rules: States, weights: Any) -> Action:
        """Return the plan that did best, the first unless another is surely better."""
        budget = self.budget
        until = time.monotonic() + budget.seconds if budget.seconds else math.inf
        moment = f"{self._seed}/{view.hand_number}/{view.seat}/{len(view.plays)}"
        places = hidden(view, rules)
        worlds = places.deal(seed_words(moment), budget.worlds)
        codes = _codes(Position(view.rules, worlds[:1]), plans)
        asked = view.phase == Phase.ANSWER
        if codes[0] is None or (asked and not ends_with_yes(worlds, 0, rules)):
            return plans[0]
        task = Task(
            worlds=worlds,
            rules=rules,
            weights=weights,
            careful=budget.careful * view.rules.seats,
            quick=budget.quick * view.rules.seats,
            team=view.team - 1,
            took_back=int(took_back(view)),
            held=places.held,
            thrown=places.thrown,
            values=values_for(view.rules),
            yes=(codes[plans.index(_YES)] or -1) if asked else -1,
        )
        race = Race([at for at, code in enumerate(codes) if code is not None])
        for first in range(0, budget.worlds, budget.batch):
            some = range(first, min(first + budget.batch, budget.worlds))
            running = [code for at in race.running if (code := codes[at]) is not None]
            results = play(self._benches, task, running, some, until)
            if results.shape[1] > 0:
                race.note(results)
            if race.drop(budget.behind) or time.monotonic() > until:
                break
        return plans[race.winner(budget.sure)]


def _codes(position: Position, plans: list[Action]) -> list[int | None]:
    """Return the codes of actions in a dealt state, None for one that it does not have."""
    known = dict(zip(map(str, position.legal()), position.codes(), strict=True))
    return [known.get(str(plan)) for plan in plans]
