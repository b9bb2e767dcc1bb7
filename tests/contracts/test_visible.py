"""The list of what a seat may see holds for all three readings of a state, field by field.

The test overwrites each field in positions of every game. A field that a seat may not see changes
nothing that any reading shows it; a field that all may see changes something in one of them.
"""

import random
from typing import Any

import numpy as np
import pytest

from escalera.bots.planner.observe.knowledge import new_seen
from escalera.bots.planner.playout import read
from escalera.engine.match.game import Game
from escalera.engine.state.dtypes import SEATS, STATE, States
from escalera.engine.state.enums import Phase
from escalera.engine.state.visible import SIGHT, Sight
from escalera.rules import games
from escalera.server.frames.fast_json import cards_part, public_part
from tests.contracts.test_no_leak import positions, with_states

POSITIONS = 40
"""Positions of each game."""


def cells(states: States, field: str) -> np.ndarray:
    """Return a field of one state as an array to write to."""
    name, _, part = field.partition(".")
    return states[name][part] if part else states[name]


def overwritten(game: Game, field: str, seat: int, generator: np.random.Generator) -> Game:
    """Return a position with other values in a field; a seat's own row (seat from 0) stays."""
    states = game.position.states.copy()
    found = cells(states, field)
    own = found[0, seat].copy() if SIGHT[field] is Sight.OWNER else None
    found[...] = generator.integers(0, 3, found.shape)
    if own is not None:
        found[0, seat] = own
    return with_states(game, states)


def _read(states: Any, rules: Any, seen: Any, known: Any, thrown: Any) -> None:
    read(states[0], rules[0], seen[0], known, thrown, 0)


def planner_reads(game: Game) -> bytes:
    """Return what the compiled planner sees of a state, for the seat to act."""
    seen = new_seen(1)
    known, thrown = np.zeros((SEATS, 53), dtype=np.int64), np.zeros((SEATS, 14), dtype=np.int64)
    _read(game.position.states, game.position.numbers, seen, known, thrown)
    return seen.tobytes()


def shown(game: Game, seat: int) -> list[object]:
    """Return what the three readings show a seat (from 1)."""
    parts: list[object] = [public_part(game.position), cards_part(game.position, seat - 1)]
    acts = seat == game.seat_to_act
    return [game.view(seat), game.view(0), *parts, planner_reads(game) if acts else b""]


def found_positions(game: str) -> list[Game]:
    generator = random.Random(f"visible {game}")
    return [found for _, found in zip(range(POSITIONS), positions(game, generator), strict=False)]


HIDDEN = [field for field, sight in SIGHT.items() if sight is not Sight.ALL]


@pytest.mark.parametrize("game", games())
def test_no_reading_shows_a_field_that_is_not_listed(game: str) -> None:
    generator = np.random.default_rng(23)
    for found in found_positions(game):
        for seat in {found.seat_to_act, int(generator.integers(1, found.rules.seats + 1))}:
            before = shown(found, seat)
            for field in HIDDEN:
                other = overwritten(found, field, seat - 1, generator)
                assert shown(other, seat) == before, (field, seat, str(found.rules.settings))


def test_every_field_listed_for_all_is_shown() -> None:
    generator = np.random.default_rng(24)
    left = {field for field, sight in SIGHT.items() if sight is Sight.ALL}
    for game in games():
        for found in [*found_positions(game)[: POSITIONS // 4], at_answer(Game.new(game, seed=1))]:
            left -= {field for field in sorted(left) if changes(found, field, generator)}
    assert not left


def at_answer(game: Game) -> Game:
    """Return a hand as if a partner were asked; otherwise nothing shows who answers."""
    states = game.position.states.copy()
    states["phase"], states["answerer"] = Phase.ANSWER, 2
    return with_states(game, states)


def changes(found: Game, field: str, generator: np.random.Generator) -> bool:
    """Whether another value in a field changes what a reading shows, or makes it fail."""
    seat = found.seat_to_act
    try:
        return shown(overwritten(found, field, seat - 1, generator), seat) != shown(found, seat)
    except (IndexError, ValueError, KeyError):
        return True


def test_an_owners_row_is_its_owners() -> None:
    found = found_positions("samba")[0]
    states = found.position.states.copy()
    cells(states, "hands")[0, 0, 20] += 1
    other = with_states(found, states)
    assert cards_part(other.position, 0) != cards_part(found.position, 0)
    assert cards_part(other.position, 1) == cards_part(found.position, 1)


def test_the_list_names_every_field_of_a_state() -> None:
    assert {field.partition(".")[0] for field in SIGHT} == set(STATE.names or ())
    assert SIGHT["deck"] is SIGHT["feet"] is SIGHT["face_down"] is Sight.NOBODY
