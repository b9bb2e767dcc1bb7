"""The table as the seat to act sees it, made of a whole state: for a table without views.

It reads the fields that `state.visible` lists and no other; a test compares it with `build`, which
goes by a view, byte for byte.
"""

from typing import Any

from escalera.bots.search.kernel import door, kernel
from escalera.bots.search.observe.known_cards import DOWN, FEET, STOCKS
from escalera.bots.search.observe.told_plays import put_turn
from escalera.cards.compiling.arrays import Integers
from escalera.cards.kinds import KINDS
from escalera.engine.record.written_position import begin_meld
from escalera.engine.state.dtypes import (
    MELD_CARDS,
    STOCK_PILES,
    Meld,
    RuleRecords,
    Rules,
    State,
    States,
)
from escalera.engine.state.enums import Form, Phase
from escalera.engine.state.hand import gain
from escalera.engine.state.meld_slots import count_at, kind_at, lay, next_slot, tabled_at
from escalera.engine.state.pile_cards import push_pile
from escalera.engine.topics.dealing import clear


@kernel
def actor_of(s: State) -> int:
    """Return the seat that must act, from 0."""
    return int(s.answerer) if s.phase == Phase.ANSWER else int(s.seat)


@door
def see_table(
    states: States,
    i: int,
    rules: RuleRecords,
    plays: Integers,
    length: int,
    seen: States,
    sizes: Integers,
) -> int:
    """Write what the seat to act sees; return that seat, from 0.

    plays: `told_plays`; seen: one state, all zeros before; its hidden places stay empty; sizes:
    how many cards each of these has (`known_cards.PLACES`).
    """
    s, r, v = states[i], rules[0], seen[0]
    seat = actor_of(s)
    sizes[:] = 0
    clear(v, r, int(s.dealer), 1, sizes)
    for kind in range(KINDS):
        for _ in range(s.hands[seat][kind]):
            gain(v, seat, kind)
    for at in range(int(s.pile_count)):
        push_pile(v, int(s.pile[at]))
    for team in range(r.teams):
        _see_melds(s, r, v, team)
        _see_team(s.teams[team], v.teams[team])
    _see_turn(s, v)
    _see_sizes(s, r, sizes)
    put_turn(seen, 0, rules, plays, length, int(sizes[STOCKS]) + int(sizes[STOCKS + 1]))
    return seat


@kernel
def _see_melds(s: State, r: Rules, v: State, team: int) -> None:
    """Lay a team's melds, in the order of their numbers."""
    slot = next_slot(s, r, team, 0)
    while slot >= 0:
        m = s.melds[slot]
        made = begin_meld(v, r, team, int(m.number), int(m.form), int(m.which))
        for spot in range(MELD_CARDS):
            _see_cards(m, spot, v, r, made)
        slot = next_slot(s, r, team, int(m.number))


@kernel
def _see_cards(m: Meld, spot: int, v: State, r: Rules, slot: int) -> None:
    place = spot + 1 if m.form == Form.SEQUENCE else 0
    cards = count_at(m, spot)
    for card in range(cards):
        lay(v, r, slot, kind_at(m, spot), place, int(card < tabled_at(m, spot)))


@kernel
def _see_team(t: Any, made: Any) -> None:
    made.melded, made.minimum = t.melded, t.minimum
    made.penalty, made.cuts = t.penalty, t.cuts
    made.red_threes[0], made.red_threes[1] = t.red_threes[0], t.red_threes[1]


@kernel
def _see_turn(s: State, v: State) -> None:
    v.seat, v.phase, v.asked = s.seat, s.phase, s.asked
    if s.phase == Phase.ANSWER:
        v.answerer = s.answerer
    v.took, v.pending, v.barred = s.took, s.pending, s.barred
    v.no_discard, v.points = s.no_discard, s.points


@kernel
def _see_sizes(s: State, r: Rules, sizes: Any) -> None:
    for seat in range(r.seats):
        sizes[seat], sizes[FEET + seat] = s.held[seat], s.feet_left[seat]
    sizes[DOWN] = s.face_down_count
    for pile in range(STOCK_PILES):
        sizes[STOCKS + pile] = s.ends[pile] - s.tops[pile]
