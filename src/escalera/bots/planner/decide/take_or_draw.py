"""Taking the pile or drawing: the table after each, laid out and compared."""

from typing import Any

from escalera.bots.planner.arrange.best_arrangement import lay_out
from escalera.bots.planner.arrange.search_memo import open_meld
from escalera.bots.planner.arrange.sets import NEVER
from escalera.bots.planner.decide.discard import pile_worth
from escalera.bots.planner.kernel import kernel
from escalera.bots.planner.observe.knowledge import Choice, Seen
from escalera.bots.planner.value.prices import SET_WILDS, Prices, price, run_worth
from escalera.bots.planner.value.team_needs import missing_melds
from escalera.bots.planner.value.weights import Weights
from escalera.cards.kinds import ACE, FOUR, is_red_three, is_wild, rank_of
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Form, Op
from escalera.engine.topics.facts import cards_received
from escalera.engine.topics.take_facts import (
    foot_follows,
    joins_by_itself,
    least_before_rest,
    least_to_end,
    take_form,
    which_of,
)


@kernel
def keep(v: Seen, r: Rules) -> int:
    """Return the cards to keep until the turn ends, once anything is tabled (R6)."""
    follows = foot_follows(r, int(v.feet[v.seat]), 1) or v.face_down > 0
    return least_to_end(int(follows), int(v.no_discard))


@kernel
def received(v: Seen, r: Rules, below: int) -> int:
    """Return how many further cards a take brings; below: 1 while the upcard is on the pile."""
    return cards_received(r, int(v.pile_count) - below)


@kernel
def keep_pending(v: Seen, r: Rules) -> int:
    """Return the cards to keep while a take for the initial meld waits for its minimum (R15a)."""
    left, fresh = int(v.pile_count), 0
    for i in range(received(v, r, 0)):
        fresh += int(not is_red_three(int(v.pile[left - 1 - i])))
    return least_before_rest(r, int(v.feet[v.seat]), left, fresh)


@kernel
def short_of(v: Seen) -> int:
    """Return the card points that the initial meld still lacks, 0 once it is on the table."""
    if v.melded[v.team]:
        return 0
    return max(0, int(v.minimums[v.team]) - int(v.points))


@kernel
def meld_worth(v: Seen, r: Rules, p: Prices, at: int) -> float:
    """Return what a meld on the table is worth on top of its card points."""
    m = v.melds[at]
    if m.form == Form.SEQUENCE:
        return run_worth(p, r, int(m.which), int(m.low), int(m.high), int(m.wilds))
    if m.form == Form.WILD:
        return p.wild_worth[min(r.complete_cards, int(m.total))]
    return p.set_worth[int(m.which)][min(r.complete_cards, int(m.total))][
        min(SET_WILDS - 1, int(m.wilds))
    ]


@kernel
def table_worth(v: Seen, r: Rules, p: Prices) -> float:
    """Return what the team's melds are worth on top of their card points."""
    worth = 0.0
    for i in range(v.meld_count):
        if v.melds[i].team == v.team:
            worth += meld_worth(v, r, p, i)
    return worth


@kernel
def most_laid(v: Seen, r: Rules) -> int:
    """Return the most cards that may be laid while the turn can still end."""
    return max(0, int(v.own_held) - keep(v, r))


@kernel
def joined(v: Seen, r: Rules, x: Choice, top: int) -> int:
    """Return the index of the meld that a take joins, -1 for a new one (R15)."""
    for i in range(v.meld_count):
        m = v.melds[i]
        if x.meld > 0 and m.team == v.team and m.name == x.meld:
            return i
    form = take_form(top, int(x.a), int(x.b), int(x.place))
    return open_meld(v, r, form, which_of(form, top)) if joins_by_itself(r, form) else -1


@kernel
def _lay_one(v: Seen, at: int, kind: int, place: int) -> None:
    m = v.melds[at]
    m.total += 1
    m.wilds += int(is_wild(kind))
    rank = place if place > 0 else rank_of(kind)
    if m.form == Form.SEQUENCE:
        m.low, m.high = min(int(m.low), rank), max(int(m.high), rank)
    v.laid += 1
    v.gone[kind] += 1


@kernel
def play_take(v: Seen, r: Rules, x: Choice) -> int:
    """Lay the upcard and the cards named with it on a trial table; return their card points."""
    top = int(v.pile[v.pile_count - 1])
    at = joined(v, r, x, top)
    if at < 0:
        at = int(v.meld_count)
        v.meld_count += 1
        m = v.melds[at]
        m.team, m.total, m.wilds, m.name = v.team, 0, 0, 0
        m.low, m.high = ACE, FOUR
        m.form = take_form(top, int(x.a), int(x.b), int(x.place))
        m.which = which_of(int(m.form), top)
    points = int(r.points[top])
    _lay_one(v, at, top, 0)
    v.gone[top] -= 1
    v.pile_count -= 1
    if x.op == Op.TAKE_WITH:
        for kind in (int(x.a), int(x.b)):
            v.hand[kind] -= 1
            v.own_held -= 1
            points += int(r.points[kind])
            _lay_one(v, at, kind, int(x.place) if is_wild(kind) else 0)
    v.points += points
    return points


@kernel
def play_receive(v: Seen, r: Rules) -> None:
    """Bring the further cards of the pile into the hand of a trial table."""
    count = received(v, r, 0)
    v.took = 1
    v.melded[v.team] = 1
    if r.pile_face_down:
        v.face_down += count
        v.pile_count -= count
        return
    for _ in range(count):
        v.pile_count -= 1
        kind = int(v.pile[v.pile_count])
        if not is_red_three(kind):
            v.hand[kind] += 1
            v.gone[kind] -= 1
            v.own_held += 1


@kernel
def take_value(
    vs: Any, r: Rules, w: Weights, p: Prices, pieces: Any, out: Any, needs: Any, x: Choice
) -> float:
    """Return the value of the table after a take, `NEVER` if its initial meld can't be reached."""
    vs[1] = vs[0]
    v = vs[1]
    points = play_take(v, r, x)
    count = received(v, r, 0)
    short = short_of(v)
    if short > 0:
        price(v, r, w, p, needs)
        most = int(v.own_held) - keep_pending(v, r)
        if lay_out(v, r, p, pieces, 0, max(0, most), short, out) <= NEVER:
            return NEVER
    fresh = not v.melded[v.team]
    play_receive(v, r)
    price(v, r, w, p, needs)
    value = lay_out(v, r, p, pieces, 0, most_laid(v, r), 0, out)
    value += table_worth(v, r, p) + points * p.laid
    value += (w.face_down if r.pile_face_down else w.received) * count + w.taking
    return value + (w.melding if fresh else 0.0)


@kernel
def draw_value(
    vs: Any, r: Rules, w: Weights, p: Prices, pieces: Any, out: Any, needs: Any
) -> float:
    """Return the value of the table if the seat draws, counting each drawn card at its average."""
    v = vs[0]
    price(v, r, w, p, needs)
    value = table_worth(v, r, p) + w.drawn * r.draw_cards
    short = short_of(v)
    idle = lay_out(v, r, p, pieces, 0, 0, 0, out)
    if short > 0:
        laid = lay_out(v, r, p, pieces, 0, most_laid(v, r), short, out) + w.melding
        return value + max(idle, laid)
    return value + lay_out(v, r, p, pieces, 0, most_laid(v, r), 0, out)


@kernel
def best_take(
    vs: Any, r: Rules, w: Weights, p: Prices, pieces: Any, out: Any, needs: Any,
    legal: Any, n: int, values: Any,
) -> int:  # fmt: skip
    """Return the index of the best of taking and drawing, -1 if neither can be done.

    values: receives the value of each.
    """
    missing_melds(vs[0], r, int(vs[0].team), needs)
    found, best = -1, NEVER
    for i in range(n):
        x = legal[i]
        values[i] = NEVER
        if x.op == Op.DRAW:
            values[i] = draw_value(vs, r, w, p, pieces, out, needs)
            values[i] -= w.deny * pile_worth(vs[0], r, w)
        elif not vs[0].took_back and (x.op == Op.TAKE_ALONE or x.op == Op.TAKE_WITH):
            values[i] = take_value(vs, r, w, p, pieces, out, needs, x)
        if values[i] > best:
            found, best = i, values[i]
    return found
