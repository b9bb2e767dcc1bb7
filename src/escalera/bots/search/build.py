"""A state record made of a view alone: it holds everything that is seen, nothing else.

The hidden places are empty until `worlds` deals them.
"""

from typing import Any

import numpy as np

from escalera.bots.planner.observe.play_numbers import told_plays
from escalera.bots.search.kernel import door
from escalera.bots.search.observe.known_cards import DOWN, FEET, PLACES, STOCKS
from escalera.bots.search.observe.told_plays import put_turn
from escalera.cards.kinds import RED_THREES, is_wild, rank_of, suit_of
from escalera.engine.match import doors
from escalera.engine.match.view import MeldView, View
from escalera.engine.state.action import TabledCard
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
    plays = told_plays(view)
    put_turn(made, 0, rules, plays, len(plays), sum(view.stocks))
    return made


def _put_meld(made: States, rules: States, meld: MeldView) -> None:
    naturals = [card.kind for card in meld.cards if not is_wild(card.kind)]
    which = 0
    if meld.form != Form.WILD:
        which = rank_of(naturals[0]) if meld.form == Form.SET else suit_of(naturals[0])
    slot = doors.place_meld(made, 0, rules, meld.team - 1, meld.number, int(meld.form), which)
    tabled = list(meld.tabled)
    for card in meld.cards:
        now = card in tabled
        if now:
            tabled.remove(card)
        lay_now(made, 0, rules, slot, card.kind, _place(card), int(now))


def _place(card: TabledCard) -> int:
    return rank_of(card.stands_for) if card.stands_for >= 0 else 0


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
    s.took, s.pending, s.barred = view.took, view.pending, view.barred
    s.no_discard, s.points = view.no_discard, view.tabled_points


def sizes_of(view: View) -> Any:
    """Return how many cards each hidden place has (`known_cards.PLACES`)."""
    made, seats = np.zeros(PLACES, dtype=np.int64), view.rules.seats
    made[:seats], made[FEET : FEET + seats] = view.hand_sizes, view.feet
    made[DOWN] = view.face_down
    made[STOCKS : STOCKS + len(view.stocks)] = view.stocks
    return made
