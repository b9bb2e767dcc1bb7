"""Going out: whether the hand can be emptied, whether that is wanted, and whether a partner may.

Where a yes is needed (R7), the question comes before anything is tabled: so the answer shapes the
turn, and no card is kept back for the question.
"""

from typing import Any, Final

from escalera.bots.planner.arrange.best_arrangement import lay_out
from escalera.bots.planner.arrange.next_play import find, first_of, next_play
from escalera.bots.planner.arrange.search_memo import STEPS, WILD_STEP, open_meld
from escalera.bots.planner.arrange.sets import NEVER
from escalera.bots.planner.decide.take_or_draw import meld_worth, most_laid, short_of
from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.observe.knowledge import Seen
from escalera.bots.planner.value.prices import Prices, price
from escalera.bots.planner.value.team_needs import (
    cards_to_finish,
    count_complete,
    missing_melds,
    turns_left,
)
from escalera.bots.planner.value.weights import Weights
from escalera.cards.kinds import FOUR, JOKER, THREE, is_black_three
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Asked, Form, Op
from escalera.engine.state.reasons import Reason
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.engine.state.threes import count_black_threes
from escalera.engine.topics.facts import (
    SORTS,
    black_threes_leave,
    complete_item,
    discardable,
    meld_bonus,
    must_ask,
    partner_says,
    way_reason,
)

_SOON: Final = 3.0
"""Turns before the stock's end at which it matters less what playing on would bring."""


@kernel
def may_go_out(v: Seen, r: Rules) -> bool:
    """Say whether only the needed melds can stand in the way of going out this turn."""
    reason = way_reason(r, int(v.feet[v.seat]), int(v.took), int(v.barred), int(v.asked))
    return not v.took_back and (reason == Reason.OK or reason == Reason.ASK_FIRST)


@kernel
def lacks_after(v: Seen, r: Rules, pieces: Any, out: Any, needs: Any) -> int:
    """Return how many needed melds are missing once an arrangement is laid; overwrites needs."""
    missing_melds(v, r, int(v.team), needs)
    for d in range(out[0].runs):
        q = pieces[out[0].pieces[d]]
        if q.high - q.low + 1 >= r.complete_cards:
            wilds = int(q.wilds) + (int(v.melds[q.at].wilds) if q.at >= 0 else 0)
            count_complete(r, Form.SEQUENCE, int(q.suit), wilds, int(q.low), needs)
    for step in range(FOUR, STEPS):
        more, target = int(out[0].more[step]), int(out[0].target[step])
        laid = int(out[0].naturals[step]) + more
        lie = int(v.melds[target].total) if target >= 0 else 0
        if laid == 0 or lie >= r.complete_cards or lie + laid < r.complete_cards:
            continue
        wilds = more + (int(v.melds[target].wilds) if target >= 0 else 0)
        form = Form.WILD if step == WILD_STEP else Form.SET
        count_complete(r, form, step, wilds, 0, needs)
    lacking = 0
    for i in range(SORTS):
        lacking += max(0, int(needs[i]))
    return lacking


@kernel
def blacks_out(v: Seen, r: Rules) -> int:
    """Return how many black 3s could leave the hand as a meld or onto one on the table (R18)."""
    at = open_meld(v, r, Form.SET, THREE)
    cards = int(v.melds[at].total) if at >= 0 else 0
    return black_threes_leave(r, count_black_threes(v.hand), cards)


@kernel
def way_out(v: Seen, r: Rules, p: Prices, pieces: Any, out: Any, needs: Any) -> bool:
    """Find an arrangement that empties the hand but for the discard; say whether there is one."""
    if not may_go_out(v, r):
        return False
    held = int(v.own_held)
    missing_melds(v, r, int(v.team), needs)
    if cards_to_finish(v, r, needs) > held:
        return False
    blacks = blacks_out(v, r)
    last = 0 if v.no_discard else 1
    # An unmelded black 3 can be the discard; if some are melded, another card may be left for it.
    for given in range(2):
        away = blacks if given == 1 else 0
        if given == 1 and blacks == 0:
            return False
        least = max(0, held - away - last)
        most = held - away
        if lay_out(v, r, p, pieces, least, most, short_of(v), out) <= NEVER:
            continue
        jokers = max(0, int(v.hand[JOKER]) - int(out[0].wilds))
        if out[0].cards + away < held and jokers > 0 and discardable(r, JOKER) != Reason.OK:
            continue
        if lacks_after(v, r, pieces, out, needs) == 0:
            return True
    return False


@kernel
def promise(v: Seen, r: Rules, p: Prices, team: int) -> float:
    """Return what a team's open melds may still bring."""
    total = 0.0
    for i in range(v.meld_count):
        m = v.melds[i]
        if m.team != team or m.total >= r.complete_cards:
            continue
        if team == v.team:
            total += meld_worth(v, r, p, i)
        else:
            total += _their_hope(r, int(m.form), int(m.wilds), int(m.total))
    return total


@kernel
def _their_hope(r: Rules, form: int, wilds: int, total: int) -> float:
    bonus = float(meld_bonus(r, complete_item(form, FOUR, wilds)))  # 7s like any other rank
    return bonus * (total - 1) * (total - 1) / float(r.complete_cards * r.complete_cards)


@kernel
def ending_gain(v: Seen, r: Rules, w: Weights, p: Prices, done: float) -> float:
    """Return how much more going out now is worth than playing on, as this seat sees the table.

    done: how much of the team's own promise going out fulfils.
    """
    going = float(r.going_out_bonus)
    staying = w.stay * (promise(v, r, p, int(v.team)) - done) + w.patience
    fade = min(1.0, turns_left(v, r) / _SOON)
    for seat in range(r.seats):
        cards = float(v.held[seat] + v.feet[seat])
        if r.team_of[seat] != v.team:
            going += w.caught * cards
        elif seat != v.seat and seat != v.actor:
            staying += w.caught_own * cards
    theirs = 0.0
    for team in range(r.teams):
        if team != v.team:
            theirs = max(theirs, promise(v, r, p, team))
            if not v.melded[team]:
                going += w.shut_out
    return going + w.theirs * theirs * fade - staying * fade


@kernel
def _lay_on_trial(v: Seen, pieces: Any, out: Any) -> None:
    """Lay an arrangement's melds on a trial table; the hand is unchanged."""
    for d in range(out[0].runs):
        q = pieces[out[0].pieces[d]]
        m = v.melds[_grown(v, int(q.at), Form.SEQUENCE, int(q.suit))]
        m.low, m.high, m.total = q.low, q.high, q.high - q.low + 1
        m.wilds += q.wilds
    for step in range(FOUR, STEPS):
        naturals, more = int(out[0].naturals[step]), int(out[0].more[step])
        if naturals + more == 0:
            continue
        form = Form.WILD if step == WILD_STEP else Form.SET
        which = 0 if step == WILD_STEP else step
        m = v.melds[_grown(v, int(out[0].target[step]), form, which)]
        m.total += naturals + more
        m.wilds += more


@kernel
def _grown(v: Seen, at: int, form: int, which: int) -> int:
    """Return the index of the meld that grows: at, or a new one's if that is -1."""
    if at < 0:
        at = int(v.meld_count)
        v.meld_count += 1
        m = v.melds[at]
        m.team, m.form, m.which, m.total, m.wilds, m.name = v.team, form, which, 0, 0, 0
    return at


@kernel
def leaving_gain(
    vs: Any, r: Rules, w: Weights, p: Prices, pieces: Any, out: Any, needs: Any
) -> float:
    """Return `ending_gain` of a way out: where a yes is needed, with all its cards on the table.

    Cards that will be tabled anyway, and melds they complete, are no reason to stay.
    """
    v = vs[0]
    if not partner_says(r):
        return ending_gain(v, r, w, p, 0.0)
    vs[1] = vs[0]
    _lay_on_trial(vs[1], pieces, out)
    missing_melds(vs[1], r, int(v.team), needs)
    price(vs[1], r, w, p, needs)
    gain = ending_gain(vs[1], r, w, p, 0.0)
    missing_melds(v, r, int(v.team), needs)
    price(v, r, w, p, needs)
    return gain


@kernel
def out_play(
    vs: Any, r: Rules, w: Weights, p: Prices, pieces: Any, out: Any, needs: Any, legal: Any, n: int
) -> int:
    """Return the index of the next play on a way out, -1 if there is none or it is not wanted."""
    v = vs[0]
    if not way_out(v, r, p, pieces, out, needs):
        return -1
    if v.asked != Asked.YES and leaving_gain(vs, r, w, p, pieces, out, needs) < 0.0:
        return -1
    if must_ask(r, int(v.asked)):
        return first_of(legal, n, Op.ASK)
    at = next_play(v, r, p, pieces, out, legal, n)
    if at >= 0:
        return at
    if v.own_held > 1:
        return _black_meld(legal, n)
    return first_of(legal, n, Op.DISCARD)


@kernel
def _black_meld(legal: Any, n: int) -> int:
    """Return a play that tables black 3s, -1 if there is none (R18)."""
    for i in range(n):
        x = legal[i]
        alike = x.op == Op.ADD or (x.op == Op.MELD and is_black_three(x.b))
        if alike and is_black_three(x.a):
            return i
    return -1


@kernel
def answer(
    v: Seen, r: Rules, w: Weights, p: Prices, pieces: Any, out: Any, needs: Any, legal: Any, n: int
) -> int:
    """Answer a partner: yes if going out is worth at least what this hand still promises."""
    yes = answer_gain(v, r, w, p, pieces, out, needs) >= 0.0
    return find(legal, n, Op.YES if yes else Op.NO, NO_CARD, NO_CARD, NO_CARD, 0, 0)


@kernel
def answer_gain(
    v: Seen, r: Rules, w: Weights, p: Prices, pieces: Any, out: Any, needs: Any
) -> float:
    """Return how much more a partner's going out now is worth than playing on (R7).

    All of the partner's cards leave the hand, and they complete whatever set is still needed, so
    it is no longer priced as one that the team lacks.
    """
    lacking = missing_melds(v, r, int(v.team), needs)
    needs[:] = 0
    price(v, r, w, p, needs)
    idle = lay_out(v, r, p, pieces, 0, 0, 0, out)
    best = lay_out(v, r, p, pieces, 0, most_laid(v, r), 0, out)
    held = 0.0
    for kind in range(JOKER + 1):
        held += float(v.hand[kind]) * r.points[kind]
    gain = ending_gain(v, r, w, p, _fullest(v, r, p, lacking))
    gain -= w.stay * (best - idle) + w.caught_self * held
    return gain - w.foot_share * w.foot * min(1, int(v.feet[v.actor]))


@kernel
def _fullest(v: Seen, r: Rules, p: Prices, count: int) -> float:
    """Return what the team's `count` fullest open melds may still bring."""
    total = 0.0
    for cards in range(r.complete_cards - 1, SMALLEST_MELD - 1, -1):
        for i in range(v.meld_count):
            if count > 0 and v.melds[i].team == v.team and v.melds[i].total == cards:
                total += meld_worth(v, r, p, i)
                count -= 1
    return total
