"""L1: the most points now, the least useful discard."""

from collections.abc import Sequence

from escalera.bots.bot import BotError
from escalera.bots.greedy.discard_choice import discard_action
from escalera.bots.greedy.going_out import answer, out_action
from escalera.bots.greedy.initial import initial_plan
from escalera.bots.greedy.take_choice import keep_pending, take_action
from escalera.bots.greedy.turn import Turn
from escalera.bots.greedy.working_table import first_action
from escalera.engine.match.view import View
from escalera.engine.state.action import Action, Verb
from escalera.engine.state.enums import Phase


class GreedyBot:
    """Plays for points at once. It plans the turn again at every play and takes no chances.

    Nothing is random: the seed is there for the protocol.
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = seed

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return a legal action; BotError if there is none."""
        if not legal:
            raise BotError("NO_LEGAL_ACTION")
        if len(legal) == 1:
            return legal[0]
        turn = Turn(view, legal)
        if view.phase == Phase.ANSWER:
            return answer(turn)
        wanted = _before_draw(turn) if view.phase == Phase.DRAW else _in_turn(turn)
        return wanted if wanted is not None else legal[0]


def _declare(turn: Turn) -> Action | None:
    return next(iter(turn.by_verb.get(Verb.DECLARE, ())), None)


def _before_draw(turn: Turn) -> Action | None:
    wanted = _declare(turn) or take_action(turn) or turn.plain(Verb.DRAW)
    return wanted or turn.plain(Verb.END_STOCK)


def _in_turn(turn: Turn) -> Action | None:
    for wanted in (_declare, _tabling, discard_action, _ending):
        action = wanted(turn)
        if action is not None:
            return action
    return None


def _tabling(turn: Turn) -> Action | None:
    """Return the next card to table, or the question before the last one goes."""
    if turn.took_back:
        return None
    if turn.short or turn.view.pending:
        return _initial(turn)
    for action in (_merge(turn), out_action(turn), _most_points(turn)):
        if action is not None and turn.offers(action):
            return action
    return None


def _initial(turn: Turn) -> Action | None:
    if turn.took_back:
        return None
    keep = keep_pending(turn) if turn.view.pending else turn.keep
    plan = initial_plan(turn.table, turn.judge, turn.short, keep)
    if plan is None or not plan.moves:
        return None
    action = first_action(turn.table, plan.moves[0])
    return action if turn.offers(action) else None


def _most_points(turn: Turn) -> Action | None:
    plan = turn.plan(turn.keep)
    return first_action(turn.table, plan.moves[0]) if plan.moves else None


def _merge(turn: Turn) -> Action | None:
    """Return the best merge that gains anything (R9)."""
    needs = turn.judge.needs(turn.table)
    melds = {meld.number: meld for meld in turn.table.melds}
    best, found = 0.0, None
    for action in turn.by_verb.get(Verb.MERGE, ()):
        one, other = melds[action.meld], melds[action.other]
        both = one._replace(total=one.total + other.total, wilds=one.wilds + other.wilds)
        apart = turn.judge.worth(one, needs) + turn.judge.worth(other, needs)
        gain = turn.judge.worth(both, needs) - apart
        if gain > best:
            best, found = gain, action
    return found


def _ending(turn: Turn) -> Action | None:
    """Return what ends a turn, or leads to its end, when no discard does."""
    for verb in (Verb.SPECIAL, Verb.END_STOCK):
        action = turn.plain(verb)
        if action is not None:
            return action
    return _back(turn) or turn.plain(Verb.END_STUCK)


def _back(turn: Turn) -> Action | None:
    """Take back a card, so that one can be discarded and one kept, or else everything."""
    everything = turn.plain(Verb.BACK)
    if turn.short or turn.view.pending:
        return everything
    singles = [a for a in turn.by_verb.get(Verb.BACK, ()) if len(a.cards) == 1]
    needs = turn.judge.needs(turn.table)
    melds = {meld.number: meld for meld in turn.table.melds}

    def loss(action: Action) -> tuple[float, str]:
        meld = melds[action.meld]
        less = meld._replace(total=meld.total - 1)
        return turn.judge.worth(meld, needs) - turn.judge.worth(less, needs), str(action)

    return min(singles, key=loss, default=everything)
