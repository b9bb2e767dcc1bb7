"""L2: an exact plan of the turn, made again at every play."""

from collections.abc import Sequence

from escalera.bots.bot import BotError
from escalera.bots.planner.decide.decision import decide
from escalera.bots.planner.decide.scratch import Memory
from escalera.bots.planner.observe.from_view import choices, seen
from escalera.bots.planner.observe.knowledge import Records
from escalera.bots.planner.value.weights import Weights, as_record, record_for
from escalera.engine.match.view import View
from escalera.engine.state.action import Action
from escalera.engine.state.rule_record import numbers


def untuned(seed: int | str) -> "PlannerBot":
    """Return the planner with the weights set by hand, to measure what tuning gained."""
    return PlannerBot(seed, tuned=False)


class PlannerBot:
    """Lays the hand out exactly and weighs what each play is worth.

    Nothing is random: the seed is only there for the protocol. weights: used instead of those for
    the rule set, which are tuned or set by hand; as `Weights`, or a record of them.
    """

    def __init__(
        self, seed: int | str, weights: Weights | Records | None = None, *, tuned: bool = True
    ) -> None:
        self._seed = seed
        self._tuned = tuned
        self._weights = as_record(weights) if isinstance(weights, Weights) else weights

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return a legal action; BotError if there is none."""
        if not legal:
            raise BotError("NO_LEGAL_ACTION")
        if len(legal) == 1:
            return legal[0]
        weights = self._weights
        if weights is None:
            weights = record_for(view.rules, tuned=self._tuned)
        memory = Memory(len(legal))
        at = decide(
            seen(view), numbers(view.rules), weights, *memory.arrays(), choices(legal),
            len(legal), memory.values,
        )  # fmt: skip
        return legal[at]
