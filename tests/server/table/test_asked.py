"""What a partner's yes would cost: told to who is asked, and made of that hand alone."""

import json

import numpy as np
import pytest

from escalera.cards.kinds import kind_of
from escalera.engine.match.game import Game
from escalera.engine.match.held_cost import held_cost
from escalera.engine.state.enums import Phase
from escalera.server.frames.messages_out import HandFrames
from escalera.server.table import events
from tests.contracts.test_no_leak import with_states
from tests.server.logged import deal, started

HELD = {
    ("samba", "JK 2S AH 4C 3S"): 50 + 20 + 20 + 5 + 5,
    ("sambola", "KD 8D 7D"): 10 + 10 + 5,
    ("bolivia", "3S 4C"): 100 + 5,
    ("villages-samba", "3H 4C"): 100 + 5,
    ("samba", ""): 0,
}
"""By game and hand: its points, added up by hand."""


@pytest.mark.parametrize(("game", "cards"), HELD)
def test_a_hand_costs_what_its_cards_count(game: str, cards: str) -> None:
    dealt = Game.new(game, seed=1, players=4)
    states = dealt.position.states.copy()
    states["hands"][0, 1] = 0
    for card in cards.split():
        states["hands"][0, 1, kind_of(card)] += 1
    assert held_cost(with_states(dealt, states).position, 1) == HELD[game, cards]


def test_nobody_elses_cards_change_it() -> None:
    dealt = Game.new("villages-samba", seed=2, players=4)
    before = held_cost(dealt.position, 2)
    states = dealt.position.states.copy()
    generator = np.random.default_rng(3)
    for seat in (0, 1, 3):
        states["hands"][0, seat] = generator.integers(0, 3, states["hands"][0, seat].shape)
    for field in ("feet", "face_down", "deck"):
        states[field] = generator.integers(0, 3, states[field].shape)
    assert held_cost(with_states(dealt, states).position, 2) == before
    assert held_cost(with_states(dealt, states).position, 1) != before


def test_only_who_is_asked_is_told_and_only_then() -> None:
    table = started("sambola")
    game = deal(table, 1, "a" * 64)
    seat = game.seat_to_act
    table.apply(events.Played(0.0, seat, "draw"))
    assert [told(table, game, n) for n in range(5)] == [0] * 5
    table.apply(events.Played(0.0, seat, "ask"))
    assert game.position.phase == Phase.ANSWER
    asked = game.seat_to_act
    cost = held_cost(game.position, asked - 1)
    assert cost > 0
    assert {n: told(table, game, n) for n in range(5) if told(table, game, n)} == {asked: cost}


def told(table: object, game: Game, seat: int) -> int:
    frame = json.loads(HandFrames(table, game).of(seat))  # type: ignore[arg-type]
    return int(frame["against"])
