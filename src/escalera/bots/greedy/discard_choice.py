"""The discard: the card least useful here and least welcome to the next player."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from escalera.bots.greedy.turn import Turn
from escalera.bots.greedy.working_table import SEQUENCE, SET, Meld, is_open
from escalera.cards.jit import interpreted
from escalera.cards.kinds import FOUR, is_black_three, is_wild, rank_of, suit_of
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.reasons import Reason
from escalera.engine.topics.facts import cards_taken, continues
from escalera.engine.topics.take_facts import grows_by_take, takes_alone
from escalera.rules import RuleSet

_cards_taken: Final = interpreted(cards_taken)
_takes_alone: Final[Any] = interpreted(takes_alone)
_grows_by_take: Final[Any] = interpreted(grows_by_take)
_continues: Final = interpreted(continues)
_WILD: Final = 120.0
_OWN_MELD: Final = 15.0
_THEIR_MELD: Final = 6.0
_PILE_CARD: Final = 7.0
_SOON: Final = 2
"""How many ranks beyond a sequence a card may soon continue it."""


def discard_action(turn: Turn) -> Action | None:
    """Return the best discard that leaves a card behind, None if there is none."""
    discards = turn.by_verb.get(Verb.DISCARD, [])
    if not discards or turn.table.held < turn.keep:
        return None
    costs = _Costs(turn)
    return min(discards, key=lambda action: (costs.of(action.cards[0].kind), action.cards[0].kind))


class _Costs:
    """What discarding each card costs, in points."""

    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._held = turn.judge.held(turn.table, turn.judge.needs(turn.table))

    def of(self, kind: int) -> float:
        """Return what a discard costs."""
        if is_black_three(kind):
            return 8.0 - self._turn.view.rules.black_three_in_hand - 0.5 * self._pile_value
        if is_wild(kind):
            return _WILD + self._held[kind]
        return self._use(kind) + self._danger(kind)

    def _use(self, kind: int) -> float:
        """Return what a natural is worth to the player's team."""
        points = self._turn.table.summary.points[kind]
        early = self._turn.short > 0
        rules, melds = self._turn.view.rules, self._turn.table.melds
        fits = any(takes(rules, meld, kind, add=True) for meld in melds)
        return self._held[kind] + (0.3 if early else -0.3) * points + _OWN_MELD * fits

    def _danger(self, kind: int) -> float:
        """Return what a natural is worth to the next player."""
        view, record = self._turn.view, self._turn.table.summary.record
        theirs = [meld for meld in self._next_melds if takes(view.rules, meld, kind, add=False)]
        if not theirs:
            return 0.0
        alone = _takes_alone(record, 1, int(view.frozen)) == Reason.OK  # with melds, has melded
        alone = alone and any(_grows_by_take(record, meld.total) == Reason.OK for meld in theirs)
        return _THEIR_MELD + (self._pile_value if alone else 0.1 * self._pile_value)

    @cached_property
    def _next_melds(self) -> Sequence[Meld]:
        """The open melds of the next player's team, if that is another team."""
        view = self._turn.view
        team = view.rules.team_of(view.seat % view.rules.seats + 1)
        if team == view.team:
            return []
        return [meld for meld in self._turn.melds_of(team) if is_open(view.rules, meld)]

    @cached_property
    def _pile_value(self) -> float:
        """What the pile would bring whoever takes it after the discard."""
        view = self._turn.view
        return _PILE_CARD * _cards_taken(view.rules, len(view.pile) + 1)


def takes(rules: RuleSet, meld: Meld, kind: int, *, add: bool) -> bool:
    """Say whether a natural fits an open meld now or, with `add`, soon."""
    rank = rank_of(kind)
    if not is_open(rules, meld) or rank < FOUR:
        return False
    if meld.form == SET:
        return meld.which == rank
    if meld.form != SEQUENCE or meld.which != suit_of(kind):
        return False
    soon = add and (rank + _SOON == meld.low or rank - _SOON == meld.high)
    return soon or _continues(meld.low, meld.high, rank)
