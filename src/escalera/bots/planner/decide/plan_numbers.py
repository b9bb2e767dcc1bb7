"""A plan as numbers: what it is, and its actions as whole actions (`whole_row`)."""

from typing import Any, Final

from escalera.bots.planner.arrange.arrangement import wild_kind
from escalera.bots.planner.arrange.next_play import loosest
from escalera.bots.planner.arrange.search_memo import STEPS, WILD_STEP
from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.observe.knowledge import Seen
from escalera.bots.planner.value.prices import Prices
from escalera.cards.kinds import FOUR, kind_with
from escalera.engine.state.dtypes import State
from escalera.engine.whole.whole_row import (
    ADD,
    ASK,
    COUNT,
    DISCARD,
    FIRST,
    MELD,
    MELD_NUMBER,
)

LENGTH: Final = 0
"""Where the list of all plans says how long it is; the first plan begins behind it."""
WAY: Final = 0
"""A plan begins with the way to lay the hand out (`decision.TABLE`), `SINGLE` for one action."""
INDEX: Final = 1
"""Then the index of a single legal action, -1 for a way to lay the hand out."""
LEADS: Final = 2
"""Then whether the planner's play begins it, and how many actions follow."""
ACTIONS: Final = 3
HEAD: Final = 4
SINGLE: Final = 3
MOST_NUMBERS: Final = 1 << 13
"""More numbers than the plans of a turn take, besides the heads of single actions."""
_NO_PLACE: Final = -1


@kernel
def begin_plan(told: Any, way: int, index: int) -> int:
    """Begin a plan at the end of the list; return where."""
    start = int(told[LENGTH])
    told[start + WAY], told[start + INDEX] = way, index
    told[start + LEADS] = told[start + ACTIONS] = 0
    told[LENGTH] = start + HEAD
    return start


@kernel
def _begin_action(told: Any, start: int, verb: int, meld: int) -> int:
    """Begin an action of the plan that starts there; return where."""
    at = int(told[LENGTH])
    told[start + ACTIONS] += 1
    told[at], told[at + 1], told[at + 2], told[at + COUNT] = verb, meld, 0, 0
    told[LENGTH] = at + FIRST
    return at


@kernel
def _say_card(told: Any, action: int, kind: int, stands_for: int) -> None:
    at = int(told[LENGTH])
    told[at], told[at + 1] = kind, stands_for
    told[action + COUNT] += 1
    told[LENGTH] = at + 2


@kernel
def say_question(told: Any, start: int) -> None:
    """Add the question whether one may go out."""
    _begin_action(told, start, ASK, 0)


@kernel
def say_discard(told: Any, start: int, kind: int) -> None:
    """Add a discard."""
    _say_card(told, _begin_action(told, start, DISCARD, 0), kind, _NO_PLACE)


@kernel
def say_arrangement(told: Any, start: int, spent: Seen, p: Prices, pieces: Any, out: Any) -> None:
    """Add an arrangement's actions, one for each meld begun or grown; spent: loses the cards."""
    for d in range(out[0].runs):
        _say_run(told, start, spent, pieces[out[0].pieces[d]])
    for step in range(FOUR, STEPS):
        naturals, wilds = int(out[0].naturals[step]), int(out[0].more[step])
        if naturals + wilds > 0:
            target = int(out[0].target[step])
            action = _begin_table(told, start, spent, target)
            if step != WILD_STEP:
                for _ in range(naturals):
                    _spend(told, action, spent, loosest(spent, p, step, -1, -1), _NO_PLACE)
            for _ in range(wilds):
                _spend(told, action, spent, wild_kind(spent.hand, 0), _NO_PLACE)


@kernel
def _begin_table(told: Any, start: int, v: Seen, target: int) -> int:
    if target < 0:
        return _begin_action(told, start, MELD, 0)
    return _begin_action(told, start, ADD, int(v.melds[target].name))


@kernel
def _say_run(told: Any, start: int, spent: Seen, q: Any) -> None:
    action = _begin_table(told, start, spent, int(q.at))
    for rank in range(q.low, q.high + 1):
        kind = kind_with(rank, int(q.suit))
        if (q.needs >> rank) & 1:
            _spend(told, action, spent, kind, _NO_PLACE)
        elif (q.places >> rank) & 1:
            _spend(told, action, spent, wild_kind(spent.hand, 0), kind)


@kernel
def _spend(told: Any, action: int, spent: Seen, kind: int, stands_for: int) -> None:
    spent.hand[kind] -= 1
    _say_card(told, action, kind, stands_for)


@kernel
def number_melds(told: Any, start: int, s: State) -> None:
    """Write the numbers of melds in place of their names in a state (`playout.read`)."""
    at = start + HEAD
    for _ in range(told[start + ACTIONS]):
        if told[at + MELD_NUMBER] > 0:
            told[at + MELD_NUMBER] = s.melds[told[at + MELD_NUMBER] - 1].number
        at += FIRST + 2 * told[at + COUNT]
