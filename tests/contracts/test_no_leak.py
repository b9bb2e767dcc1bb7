"""No leak: what a seat can't see changes neither what it sees nor what it may do.

Other hands, all feet, the face-down cards and the stock are dealt anew (`tests.bots.reshuffle`),
in positions of dealt hands and near a hand's end. The bots' tests check that bots choose alike.
"""

import random
from collections.abc import Iterator

import pytest

from escalera.engine.match.game import Game
from escalera.engine.match.position import Position
from escalera.engine.state.dtypes import States
from escalera.rules import games
from tests.bots.reshuffle import reshuffled
from tests.contracts.matches import choose
from tests.fuzz import twin
from tests.fuzz.tables import Table, all_tables, house_tables

POSITIONS = 300
ASKED = (
    "draw", "take with 4S 4H", "take to m1", "meld 9S 9H 9D", "meld 4S 5S 6S", "add KS to m1",
    "discard 7C", "ask", "back", "merge m1 m2", "special", "claim", "declare 3H", "end stuck",
    "end stock", "take with QS QH", "meld 2S JK JK",
)  # fmt: skip


def tables(game: str) -> list[Table]:
    own = [table for table in all_tables() if table.game == game]
    return own + [table for table in house_tables(7, 40) if table.game == game]


def starts(game: str) -> Iterator[Game]:
    """Yield hands of all tables: dealt and near the end in turn."""
    played = [(table, table.rules()) for table in tables(game)]
    for number in range(10_000):
        for table, rules in played:
            begun = Game.new(rules, seed=f"leak {number}")
            if number % 2:
                pair = twin.near_the_end(rules, f"leak {table} {number}")
                begun._position = pair.position
            yield begun


def positions(game: str, generator: random.Random) -> Iterator[Game]:
    """Yield positions from hands played on from each start."""
    for begun in starts(game):
        for _ in range(generator.randrange(4, 60)):
            if begun.hand_over:
                break
            if generator.random() < 0.15:
                yield begun
            begun.play(choose(begun, generator))


def seen(game: Game, seat: int) -> object:
    """Return all that a seat sees and hears."""
    told: list[object] = []
    if seat == game.seat_to_act:
        told = [game.legal_actions(), *(game.why_not(text) for text in ASKED)]
    return game.view(seat), game.view(0), told


def with_states(game: Game, states: States) -> Game:
    other = game.copy()
    other._position = Position(game.rules, states)
    return other


@pytest.mark.parametrize("game", games())
def test_no_seat_sees_what_is_hidden(game: str) -> None:
    generator = random.Random(f"leak {game}")
    for number, found in enumerate(positions(game, generator)):
        seats = {found.seat_to_act, generator.randint(1, found.rules.seats)}
        for seat in seats:
            hidden = reshuffled(found.position, seat - 1, generator)
            other = with_states(found, hidden.states)
            assert seen(other, seat) == seen(found, seat), (str(found.rules.settings), seat)
        if number == POSITIONS:
            break
