"""Calls every door of the compiled engine once: compiling it shows a misspelt field."""

from types import ModuleType
from typing import Any

import numpy as np

from escalera.cards.jit import interpreted
from escalera.cards.rng import seed_words
from escalera.engine.legal.survey import BUFFER
from escalera.engine.legal.way_out import DEPTH, MOST_STEPS, SEEN, WIDTH
from escalera.engine.match import doors, written_doors
from escalera.engine.state import codes
from escalera.engine.state.dtypes import SEATS, new_states
from escalera.engine.state.enums import Form, Item, Line, Op, Phase
from escalera.engine.state.rule_record import numbers
from escalera.rules import load


class Doors:
    """A module's functions, and which of them were called."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.called: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        self.called.add(name)
        return getattr(self.module, name)

    def all(self) -> set[str]:
        """Return the names of the module's own functions."""
        found = {name: interpreted(value) for name, value in vars(self.module).items()}
        own = self.module.__name__
        return {name for name, value in found.items() if getattr(value, "__module__", "") == own}


def test_every_door() -> None:
    counted = Doors(doors)
    rules, states = numbers(load("samba")), new_states(1)
    where = states, 0, rules
    scores, words = np.zeros(SEATS, dtype=np.int64), seed_words(1)
    out = np.zeros(BUFFER, dtype=np.int64)
    set_up(counted, where, scores)
    assert 0 <= counted.first_dealer(*where, words) < 4
    counted.deal_hand(*where, words, 3, 1, scores)
    look(counted, where, out)
    assert counted.find_way_out(states.repeat(DEPTH), rules, out, *searched(), MOST_STEPS) == 0
    assert 0 <= counted.roll(words, 6) < 6
    play(counted, where, words, out, scores)
    lines = np.zeros((2, len(Line)), dtype=np.int64)
    counted.score_hand(*where, lines)
    assert lines.any()
    count(counted, rules)
    assert counted.called == counted.all()


def test_every_door_for_a_written_position() -> None:
    counted = Doors(written_doors)
    rules, states = numbers(load("villages-samba")), new_states(1)
    cards = np.array([20, -1, 21, -1, 22, -1], dtype=np.int64)
    form = counted.form_of(cards, 3)
    assert form == Form.SET
    assert counted.put_meld(states, 0, rules, 1, 2, form, cards, 3) == 0
    counted.put_in_foot(states, 0, 1, 30)
    for pile, kind in (0, 40), (0, 41), (1, 42):
        counted.put_in_stock(states, 0, pile, kind)
    counted.put_red_three(states, 0, 1, 6)
    state = states[0]
    assert (state.feet[1][30], state.feet_left[1], state.teams[1].red_threes[1]) == (1, 1, 1)
    assert list(state.deck[:3]) == [40, 41, 42]
    assert [*state.tops, *state.ends] == [0, 2, 2, 3]
    assert counted.called == counted.all()


def searched() -> tuple[Any, Any, Any]:
    """Return the scratch arrays for a search for a way out."""
    sizes = (DEPTH, WIDTH), (3, DEPTH), SEEN
    steps, notes, seen = (np.zeros(size, dtype=np.int64) for size in sizes)
    return steps, notes, seen


def count(doors: Doors, rules: Any) -> None:
    """Count a score from a real table."""
    assert doors.worth_of(rules, Item.OUT) == 200
    assert doors.red_threes_score(rules, 6, True, 2) == 1000
    assert doors.unlaid_are_laid(rules)
    assert not doors.enough_lies(rules, np.zeros(len(Item), dtype=np.int64))


def set_up(doors: Doors, where: Any, scores: Any) -> None:
    """Set a position up by hand."""
    states = where[0]
    doors.clear_table(*where, 0, 1, scores)
    for kind in (20, 21):
        doors.put_in_hand(states, 0, 1, kind)
    doors.put_on_pile(states, 0, 23)
    slot = doors.place_meld(*where, 1, 2, int(Form.SET), 5)
    for kind in (20, 21, 22):
        doors.place_card(*where, slot, kind, 0)
    doors.begin_turns(*where, 1)
    assert doors.set_limits(where[2], 5, 3, 2) == 0


def look(doors: Doors, where: Any, out: Any) -> None:
    """Look at a dealt hand and draw."""
    assert doors.list_legal(*where, out) > 0
    assert doors.pile_is_blocked(*where) in (False, True)
    assert doors.pile_is_frozen(*where) in (False, True)
    draw = codes.plain(Op.DRAW)
    assert doors.check_action(*where, draw) == 0
    doors.apply_action(*where, draw)
    assert doors.play_checked(*where, draw) > 0


def play(doors: Doors, where: Any, words: Any, out: Any, scores: Any) -> None:
    """Play hands to their ends."""
    assert doors.play_out(*where, words, out, 1 << 20) > 0
    assert where[0][0].phase == Phase.OVER
    assert doors.play_hands(*where, words, out, 2, scores) > 0
