"""Going out: whether the hand can be emptied, how, and whether a partner may (R6, R7, R18)."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from escalera.bots.greedy.plan import Plan, Rating, climb
from escalera.bots.greedy.team_needs_left import serves
from escalera.bots.greedy.turn import Turn
from escalera.bots.greedy.working_table import (
    SEQUENCE,
    SET,
    Meld,
    Move,
    Table,
    first_action,
    is_open,
)
from escalera.cards.jit import interpreted
from escalera.cards.kinds import BLACK_THREES, JOKER, THREE
from escalera.engine.state.action import Action, TabledCard, Verb
from escalera.engine.state.enums import Form
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.engine.topics.facts import black_threes_leave

_black_threes_leave: Final[Any] = interpreted(black_threes_leave)
_CARD_CAUGHT: Final = 9.0
"""What an opponent's card costs them on average."""
_FOOT_CARD: Final = 12.0


def out_action(turn: Turn) -> Action | None:
    """Return the next action on a way out, None if there is none in this turn.

    Where a yes is needed the question comes first, and the answer shapes the turn.
    """
    if not turn.may_go_out:
        return None
    for plan in _ways(turn):
        blacks = _blacks_to_meld(turn, plan.table)
        if blacks < 0 or any(turn.judge.needs(plan.table)):
            continue
        if turn.must_ask:
            return turn.plain(Verb.ASK)
        if plan.moves:
            return first_action(turn.table, plan.moves[0])
        return _meld_black(turn.table) if blacks else _discard_last(turn)
    return None


def _ways(turn: Turn) -> Iterator[Plan]:
    """Yield plans that empty the hand as far as they can, or down to a card to discard."""
    for keep in (0, 1) if turn.table.summary.asks else (0,):
        best = turn.plan(keep)
        yield best
        if any(turn.judge.needs(best.table)):
            continue
        for form in (SET, SEQUENCE):
            more = climb(best.table, keep, _emptying(form))
            yield Plan(best.moves + more.moves, more.table, 0.0)
            yield climb(turn.table, keep, _emptying(form))


def _emptying(form: Form) -> Rating:
    """Rate moves by the cards they use: additions first, then a form, wilds last."""

    def rating(_: Table) -> Callable[[Move], float]:
        return lambda move: (
            100.0
            + 10 * len(move.cards)
            - 30 * move.wilds
            + 40 * (move.at >= 0)
            + 20 * (move.after.form == form)
        )

    return rating


def _blacks_to_meld(turn: Turn, table: Table) -> int:
    """Return how many black 3s to meld so that the hand can be emptied, -1 if it can't be."""
    for count in blacks_out(table):
        left = table.held - count
        if left == 0 or (left == 1 and (count or _can_leave(turn, table))):
            return count
    return -1


def blacks_out(table: Table) -> list[int]:
    """Return how many black 3s may leave the hand together, none the first (R18)."""
    blacks = sum(table.counts[kind] for kind in BLACK_THREES)
    begun = sum(meld.total for meld in table.melds if _is_of_black_threes(meld))
    leave = [_black_threes_leave(table.summary.record, n, begun) for n in range(blacks + 1)]
    return [n for n in range(blacks + 1) if leave[n] == n]


def _is_of_black_threes(meld: Meld) -> bool:
    return meld.form == SET and meld.which == THREE


def _can_leave(turn: Turn, table: Table) -> bool:
    """Say whether the last card may be discarded."""
    if turn.view.no_discard:
        return False
    return not (table.counts[JOKER] and table.summary.jokers_stay)


def _black_meld(table: Table) -> int:
    """Return the number of the team's set of black 3s, 0 if there is none."""
    found = (meld.number for meld in table.melds if _is_of_black_threes(meld))
    return next(found, 0)


def _meld_black(table: Table) -> Action:
    cards = [TabledCard(kind) for kind in BLACK_THREES for _ in range(table.counts[kind])]
    number = _black_meld(table)
    if number:
        return Action(Verb.ADD, (cards[0],), number)
    return Action(Verb.MELD, tuple(cards[:SMALLEST_MELD]))


def _discard_last(turn: Turn) -> Action | None:
    return next(iter(turn.by_verb.get(Verb.DISCARD, ())), None)


def answer(turn: Turn) -> Action:
    """Answer the partner: no if this hand's cards are worth more on the table next turn (R7)."""
    view, rules, table = turn.view, turn.view.rules, turn.table
    hopes = turn.plan(0)
    bonus = sum(_completed(turn, table, move) for move in hopes.moves)
    saved = 2 * (table.points() - hopes.table.points())
    caught = _CARD_CAUGHT * sum(
        view.hand_sizes[seat - 1] + view.feet[seat - 1]
        for team in turn.opponents
        for seat in turn.seats_of(team)
    )
    foot = _FOOT_CARD * view.feet[view.seat - 1]
    yes = bonus + saved + foot <= rules.going_out_bonus + caught
    return Action(Verb.YES if yes else Verb.NO)


def _completed(turn: Turn, table: Table, move: Move) -> float:
    """Return the bonus that a move earns by completing a meld, unless the meld is still needed.

    The asking partner completes that one.
    """
    rules, known = table.summary.rules, 0 <= move.at < len(table.melds)
    done = known and not is_open(rules, table.melds[move.at])
    if is_open(rules, move.after) or done:
        return 0.0
    served = zip(turn.judge.needs(table), serves(table.summary, move.after), strict=True)
    return 0.0 if any(need and serve for need, serve in served) else turn.judge.bonus(move.after)
