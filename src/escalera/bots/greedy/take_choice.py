"""Taking the pile: which way, and whether it is better than drawing."""

from typing import Any, Final

from escalera.bots.greedy.initial import initial_plan
from escalera.bots.greedy.plan import by_gain, climb
from escalera.bots.greedy.turn import Turn
from escalera.bots.greedy.working_table import Meld, Move, Table
from escalera.cards.jit import interpreted
from escalera.cards.kinds import is_red_three, is_wild, rank_of
from escalera.engine.state.action import Action, TabledCard, Verb
from escalera.engine.state.enums import Form
from escalera.engine.topics import take_facts
from escalera.engine.topics.facts import cards_received

_cards_received: Final = interpreted(cards_received)
_least_before_rest: Final[Any] = interpreted(take_facts.least_before_rest)
_take_form: Final = interpreted(take_facts.take_form)
_which_of: Final = interpreted(take_facts.which_of)
_joins_by_itself: Final[Any] = interpreted(take_facts.joins_by_itself)
_DRAWN: Final = 20.0
"""What a card drawn unseen is worth."""
_RECEIVED: Final = 8.0
"""What a received card is worth on top of the plays it allows now."""
_TRIED: Final = 4


def take_action(turn: Turn) -> Action | None:
    """Return the best take if it beats drawing, None otherwise."""
    takes = turn.by_verb.get(Verb.TAKE, [])
    if not takes or turn.took_back:
        return None
    best, found = _drawing(turn), None
    for gain, action, table in _ranked(turn, takes)[:_TRIED]:
        value = gain + _later(turn, table)
        if value > best and _reaches(turn, table):
            best, found = value, action
            if turn.short:
                break
    return found


def _drawing(turn: Turn) -> float:
    """Return the value of drawing, nothing without a stock."""
    if turn.plain(Verb.DRAW) is None:
        return float("-inf")
    if turn.short:
        return 0.0
    rules = turn.view.rules
    return turn.plan(turn.keep).value + _DRAWN * rules.draw_cards


def _ranked(turn: Turn, takes: list[Action]) -> list[tuple[float, Action, Table]]:
    """Return takes with their own gain and the table after them, the best first."""
    upcard = turn.view.pile[-1]
    needs = turn.judge.needs(turn.table)
    held = turn.judge.held(turn.table, needs)
    found = []
    for action in takes:
        move = take_move(turn.table, action, upcard)
        table = turn.table.copy()
        table.gain((upcard,))
        table.lay(move)
        found.append((turn.judge.gain(turn.table, move, needs, held), action, table))
    return sorted(found, key=lambda item: -item[0])


def received(turn: Turn) -> tuple[int, ...]:
    """Return the further cards of the pile that a take brings (R12)."""
    return _further(turn, turn.view.pile[:-1])


def _later(turn: Turn, table: Table) -> float:
    """Return what the table after a take is worth, including the cards received."""
    rest = received(turn)
    if turn.short:
        return _RECEIVED * len(rest)
    if turn.view.rules.pile_face_down:
        return climb(table, 1, by_gain(turn.judge)).value + _DRAWN * len(rest)
    table = table.copy()
    table.gain(rest)
    return climb(table, turn.keep, by_gain(turn.judge)).value + _RECEIVED * len(rest)


def _reaches(turn: Turn, table: Table) -> bool:
    """Say whether the initial meld is on the table after a take, or will be (R5)."""
    short = turn.short - _points_laid(turn, table)
    if turn.short == 0 or short <= 0:
        return True
    return initial_plan(table, turn.judge, short, keep_pending(turn)) is not None


def _points_laid(turn: Turn, table: Table) -> int:
    upcard = turn.table.summary.points[turn.view.pile[-1]]
    return turn.table.points() + upcard - table.points()


def keep_pending(turn: Turn) -> int:
    """Return how many cards to keep while a take for the initial meld waits (R15a)."""
    view = turn.view
    below = len(view.pile) - (not view.pending)
    fresh = sum(not is_red_three(kind) for kind in received_pending(turn))
    record, feet = turn.table.summary.record, view.feet[view.seat - 1]
    return int(_least_before_rest(record, feet, below, fresh))


def received_pending(turn: Turn) -> tuple[int, ...]:
    """Return the cards still to be received, whether the upcard was taken already or not."""
    if not turn.view.pending:
        return received(turn)
    return _further(turn, turn.view.pile)


def _further(turn: Turn, below: tuple[int, ...]) -> tuple[int, ...]:
    return below[len(below) - _cards_received(turn.view.rules, len(below)) :]


def take_move(table: Table, action: Action, upcard: int) -> Move:
    """Return what a take lays: the upcard and the cards named."""
    cards = (TabledCard(upcard), *action.cards)
    at = _joined(table, action, cards)
    before = table.melds[at] if at >= 0 else None
    return Move(cards, at, _grown(before, cards))


def _form(cards: tuple[TabledCard, ...]) -> Form:
    top, a, b = cards[0], *sorted(cards[1:], key=lambda card: is_wild(card.kind))
    place = rank_of(b.stands_for) if b.stands_for >= 0 else 0
    return Form(_take_form(top.kind, a.kind, b.kind, place))


def _joined(table: Table, action: Action, cards: tuple[TabledCard, ...]) -> int:
    """Return the index of the meld that a take joins, -1 for a new one (R15)."""
    if action.meld:
        return next(at for at, meld in enumerate(table.melds) if meld.number == action.meld)
    form = _form(cards)
    if _joins_by_itself(table.summary.record, form):
        return table.open_meld(form, _which_of(form, cards[0].kind))
    return -1


def _grown(meld: Meld | None, cards: tuple[TabledCard, ...]) -> Meld:
    places = [rank_of(card.stands_for if card.stands_for >= 0 else card.kind) for card in cards]
    wilds = sum(is_wild(card.kind) for card in cards)
    if meld is None:
        form = _form(cards)
        which = _which_of(form, cards[0].kind)
        return Meld(0, form, which, len(cards), wilds, min(places), max(places))
    return meld._replace(
        total=meld.total + len(cards),
        wilds=meld.wilds + wilds,
        low=min(meld.low, *places) if meld.low else 0,
        high=max(meld.high, *places) if meld.high else 0,
    )
