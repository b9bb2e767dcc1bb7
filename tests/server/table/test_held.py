"""Cards held: turned up once a hand is over, not a play before; what a partner's yes costs.

The cost is told to who is asked, and made of that hand alone.
"""

import json
import random
from collections import Counter

import msgspec
import numpy as np
import pytest

from escalera.cards.kinds import KINDS, kind_of, text_of
from escalera.engine.match.game import Game
from escalera.engine.match.held.held_cost import held_cost
from escalera.engine.match.held.turned_up import turned_up
from escalera.engine.state.enums import Phase
from escalera.engine.state.visible import TURNED_UP
from escalera.rules import games
from escalera.server.frames.hand_frames import HandFrames
from escalera.server.frames.messages_out import hands_over
from escalera.server.table import events
from tests.contracts.test_no_leak import with_states
from tests.server.logged import Logged, deal, started

HANDS = 6


def played_out(table: Logged, number: int, generator: random.Random) -> Game:
    """Play a random hand to its end."""
    game = deal(table, number, f"{generator.getrandbits(256):064x}")
    while not game.hand_over:
        assert len(hands_over(table)) == number - 1
        with pytest.raises(ValueError, match="before it is over"):
            turned_up(game.position)
        legal = game.legal_actions()
        onward = [action for action in legal if action.verb != "back"] or legal
        table.apply(events.Played(0.0, game.seat_to_act, str(generator.choice(onward))))
    return game


@pytest.mark.parametrize("game", games())
def test_all_cards_are_turned_up_at_the_end(game: str) -> None:
    generator, table = random.Random(game), started(game)
    most = 4 if game == "villages-samba" else HANDS
    for number in range(1, most + 1):
        found = played_out(table, number, generator)
        over = hands_over(table)[-1]
        state = found.position.state
        for seat in range(found.rules.seats):
            held = Counter(dict(enumerate(map(int, state.hands[seat]))))
            if seat == found.position.seat:
                held.update(dict(enumerate(map(int, state.face_down))))
            assert Counter(over.hands[seat]) == texts(held)
            foot = Counter(dict(enumerate(map(int, state.feet[seat]))))
            assert Counter(over.feet[seat]) == texts(foot)


def texts(counts: Counter[int]) -> Counter[str]:
    return Counter({text_of(kind): n for kind, n in counts.items() if n})


def test_an_earlier_hand_stays_as_it_ended() -> None:
    generator, table = random.Random("stays"), started("samba")
    played_out(table, 1, generator)
    before = msgspec.json.encode(hands_over(table)[0])
    played_out(table, 2, generator)
    assert msgspec.json.encode(hands_over(table)[0]) == before


def test_nothing_but_the_listed_fields_is_turned_up() -> None:
    """The stock stays face down; cards taken face down go with the hand of whose turn it is."""
    table = started("villages-samba")
    found = played_out(table, 1, random.Random("fields"))
    before = turned_up(found.position)
    assert changed(found, "deck") == before
    for field in TURNED_UP:
        assert changed(found, field) != before, field


def changed(game: Game, field: str) -> object:
    states = game.position.states.copy()
    cells = states[field].reshape(-1)
    cells[: KINDS * game.rules.seats] += 1
    return turned_up(with_states(game, states).position)


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
