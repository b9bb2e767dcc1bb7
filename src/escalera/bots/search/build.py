"""A state record made of a view alone: it holds everything that is seen, nothing else.

The hidden places are empty until `worlds` deals them.
"""

from typing import Any

import numpy as np

from escalera.bots.search.kernel import door
from escalera.cards.kinds import RED_THREES, is_wild
from escalera.engine.match import doors
from escalera.engine.match.view import MeldView, View
from escalera.engine.state.action import Action, TabledCard, Verb
from escalera.engine.state.dtypes import RuleRecords, States, new_states
from escalera.engine.state.enums import Form, Phase
from escalera.engine.state.meld_slots import lay


@door
def lay_now(
    states: States, i: int, rules: RuleRecords, slot: int, kind: int, place: int, now: int
) -> None:
    """Lay a card onto a meld; now: 1 if it may still be taken back."""
    lay(states[i], rules[0], slot, kind, place, now)


def build(view: View, rules: States) -> States:
    """Return an array of one state as the seat sees it; rules: its rule set's `numbers`."""
    made = new_states(1)
    where = made, 0, rules
    scores = np.array(view.scores, dtype=np.int64)
    doors.clear_table(*where, view.dealer - 1, view.hand_number, scores)
    for kind in view.hand:
        doors.put_in_hand(made, 0, view.seat - 1, kind)
    for kind in view.pile:
        doors.put_on_pile(made, 0, kind)
    for meld in view.melds:
        _put_meld(made, rules, meld)
    _put_teams(made[0], view)
    _put_turn(made[0], view)
    return made


def _put_meld(made: States, rules: States, meld: MeldView) -> None:
    naturals = [card.kind for card in meld.cards if not is_wild(card.kind)]
    which = 0
    if meld.form != Form.WILD:
        which = naturals[0] >> 2 if meld.form == Form.SET else naturals[0] & 3
    slot = doors.place_meld(made, 0, rules, meld.team - 1, meld.number, int(meld.form), which)
    tabled = list(meld.tabled)
    for card in meld.cards:
        now = card in tabled
        if now:
            tabled.remove(card)
        lay_now(made, 0, rules, slot, card.kind, _place(card), int(now))


def _place(card: TabledCard) -> int:
    return card.stands_for >> 2 if card.stands_for >= 0 else 0


def _put_teams(s: Any, view: View) -> None:
    for team in range(view.rules.teams):
        t = s.teams[team]
        t.melded, t.minimum = view.melded[team], view.minimums[team]
        t.penalty, t.cuts = view.penalties[team], view.cuts[team]
        for kind in view.red_threes[team]:
            t.red_threes[RED_THREES.index(kind)] += 1


def _put_turn(s: Any, view: View) -> None:
    s.seat, s.phase, s.asked = view.turn - 1, int(view.phase), int(view.asked)
    if view.phase == Phase.ANSWER:
        s.answerer = view.actor - 1
    s.took, s.no_discard, s.points = view.took, view.no_discard, view.tabled_points
    if view.rules.stock_end == "short" and view.phase == Phase.DRAW:
        s.short = sum(view.stocks) < view.rules.draw_cards
    played = _of_this_turn(view)
    s.claimed = any(action.verb == Verb.CLAIM for action in played)
    if view.pending:
        _put_pending(s, view, played)


def _of_this_turn(view: View) -> list[Action]:
    """Return the plays of the current turn, a partner's answers included."""
    found: list[Action] = []
    for _, text in reversed(view.plays):
        action = Action.parse(text)
        if action.verb in (Verb.DISCARD, Verb.SPECIAL):
            break
        found.append(action)
    return found


def took_back(view: View) -> bool:
    """Say whether the player took cards back in this turn."""
    return any(action.verb == Verb.BACK for action in _of_this_turn(view))


def goes_on_tabling(view: View) -> bool:
    """Say whether the last play of the turn tabled cards from the hand."""
    if not view.plays:
        return False
    return Action.parse(view.plays[-1][1]).verb in (Verb.MELD, Verb.ADD)


def _put_pending(s: Any, view: View, played: list[Action]) -> None:
    """Note the take that waits for its minimum: only its meld holds cards that stay (R5)."""
    take = next(action for action in played if action.verb == Verb.TAKE)
    naturals = [card for card in take.cards if not is_wild(card.kind)]
    wilds = [card for card in take.cards if is_wild(card.kind)]
    a, b = (*naturals, *wilds)
    s.pending, s.pend_a, s.pend_b = 1, a.kind, b.kind
    for slot in range(int(s.slots)):
        m = s.melds[slot]
        if m.team == view.rules.team_of(view.turn) and m.total > m.tabled:
            s.pend_slot = slot + 1
