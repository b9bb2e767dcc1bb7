"""Once a hand is over all cards are turned up, in each game; and not a play before."""

import random
from collections import Counter

import msgspec
import pytest

from escalera.cards.kinds import KINDS, text_of
from escalera.engine.match.game import Game
from escalera.engine.match.turned_up import turned_up
from escalera.engine.state.visible import TURNED_UP
from escalera.rules import games
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
