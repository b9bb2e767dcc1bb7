"""The ways to play a turn and what each is worth: what `escalera hint` shows."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from escalera.bots.planner.decide.decision import (
    HOLD,
    OUT,
    decide,
    rate_answers,
    rate_layout,
    rate_throws,
)
from escalera.bots.planner.decide.plan_actions import layout_actions
from escalera.bots.planner.decide.scratch import Memory
from escalera.bots.planner.observe.from_view import choices, seen
from escalera.bots.planner.value.weights import Weights, as_record, record_for
from escalera.cards.kinds import KINDS, text_of
from escalera.engine.match.view import View
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.enums import Asked, Phase
from escalera.engine.state.rule_record import numbers

MOST_THROWS = 4
"""How many discards are offered with each way to lay the hand out."""
_NEVER = -1e17
"""Above `NEVER` with anything added to it, and below every value of a play."""


@dataclass(frozen=True)
class Plan:
    """Actions to come this turn, the first at once; later ones are friendly (R14a).

    `value` is in expected points, comparable only with other plans of the same moment.
    """

    actions: tuple[Action, ...]
    value: float
    word: str


def plans(view: View, legal: Sequence[Action], weights: Weights | None = None) -> list[Plan]:
    """Return the plans for a decision, the best first; the first is what the planner plays."""
    if not legal:
        return []
    scene = _Scene(view, legal, weights)
    found = sorted(scene.all(), key=lambda plan: -plan.value)
    played = scene.played()
    leads = [plan for plan in found if _begins(plan, played)]
    if not leads:
        best = found[0].value if found else 0.0
        leads = [Plan((played,), best, _word(played))]
    return leads + [plan for plan in found if plan not in leads]


def _begins(plan: Plan, played: Action) -> bool:
    """Say whether an action begins a plan; the planner tables a plan's cards in its own order."""
    if played.verb not in (Verb.MELD, Verb.ADD):
        return plan.actions[0] == played
    return any(
        action.verb == played.verb
        and action.meld == played.meld
        and not Counter(played.cards) - Counter(action.cards)
        for action in plan.actions
    )


class _Scene:
    """One decision with the memory to price it."""

    def __init__(self, view: View, legal: Sequence[Action], weights: Weights | None) -> None:
        self._view, self._legal = view, legal
        self._memory = Memory(len(legal))
        chosen = record_for(view.rules) if weights is None else as_record(weights)
        self._table = (seen(view), numbers(view.rules), chosen)
        self._choices = choices(legal)

    def played(self) -> Action:
        """Return what the planner plays."""
        at = decide(*self._table, *self._memory.arrays(), self._choices, len(self._legal),
                    self._memory.values)  # fmt: skip
        return self._legal[at]

    def all(self) -> Iterator[Plan]:
        """Yield every plan."""
        if self._view.phase == Phase.PLAY:
            yield from self._turns()
            return
        if self._view.phase == Phase.ANSWER:
            rate_answers(*self._table, *self._memory.arrays(), self._memory.values)
        else:
            self.played()
        for at, action in enumerate(self._legal):
            value = float(self._memory.values[at])
            if len(self._legal) > 1 and value > _NEVER:
                yield Plan((action,), value, _word(action))

    def _turns(self) -> Iterator[Plan]:
        """Yield ways to lay the hand out, each with its best discards."""
        for way, word in enumerate(("table what fits", "hold everything back", "go out")):
            value = rate_layout(*self._table, *self._memory.arrays(), way)
            if value <= _NEVER:
                continue
            laid = layout_actions(self._table[0][0], self._memory)
            if (way == HOLD) == bool(laid):
                continue
            if way != OUT or not self._must_ask():
                yield from self._with_discards(laid, float(value), word, out=way == OUT)
            elif (ask := Action(Verb.ASK)) in self._legal:
                for plan in self._with_discards(laid, float(value), word, out=True):
                    yield Plan((ask, *plan.actions), plan.value, word)

    def _must_ask(self) -> bool:
        """Say whether going out still takes a yes: then the question comes first (R7)."""
        rules = self._view.rules
        return rules.asking == "required" and rules.partners and self._view.asked != Asked.YES

    def _with_discards(
        self, laid: tuple[Action, ...], value: float, word: str, *, out: bool
    ) -> Iterator[Plan]:
        n = rate_throws(*self._table, *self._memory.arrays(), self._memory.values)
        kinds = sorted(range(KINDS), key=lambda kind: -self._memory.values[kind])
        ends = [k for k in kinds if self._memory.values[k] > _NEVER][: 1 if out else MOST_THROWS]
        if not ends and laid:
            yield Plan(laid, value, word)
        for kind in ends if n else ():
            last = Action.parse(f"{Verb.DISCARD} {text_of(kind)}")
            if laid or last in self._legal:
                yield Plan((*laid, last), value + float(self._memory.values[kind]), word)


def _word(action: Action) -> str:
    """Return a short word for a plan of one action."""
    if action.verb == Verb.TAKE:
        return "take the pile"
    return {Verb.DRAW: "draw", Verb.YES: "yes", Verb.NO: "no"}.get(action.verb, str(action))
