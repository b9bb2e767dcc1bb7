"""A batch plays what the engine plays one hand at a time: the same states, lists and scores.

`python -m tests.envs.test_same_hands` (`make fuzz`) plays ten thousand hands of each game, and
compares what a million observations of each show with all that they must not.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Final

import numpy as np
import pytest

from escalera.engine.legal.survey import BUFFER
from escalera.engine.match import doors
from escalera.engine.match.dealt import deal_from
from escalera.engine.match.position import Position
from escalera.engine.scoring.hand_score import LINES
from escalera.envs import SLICES, Hands
from escalera.envs.layout import LARGEST, TableNumber, TeamNumber
from escalera.rules import games, load
from tests.bots.reshuffle import reshuffled

HANDS, MANY = 6, 10_000
"""Hands of each game, in the test run and in the long one."""
LOOKS, MANY_LOOKS = 150, 1_000_000
PARTS: Final = 16
ROWS: Final = 16
OUT: Final = np.zeros(BUFFER, dtype=np.int64)


def dealt(hands: Hands, row: int, number: int, dealer: int) -> Position:
    """Return a hand as `deal_from` deals it."""
    seed = f"{hands.seed}/{row}/{number}"
    scores = (0,) * hands.rules.teams
    return deal_from(hands.rules, seed, dealer=dealer, hand_number=1, scores=scores).position


def listed(position: Position) -> list[int]:
    count = doors.list_legal(position.states, 0, position.numbers, OUT)
    return [int(code) for code in OUT[:count]]


def points(position: Position) -> list[int]:
    lines = np.zeros((position.rules.teams, LINES), dtype=np.int64)
    doors.score_hand(position.states, 0, position.numbers, lines)
    return [int(total) for total in lines.sum(axis=1)]


def compare(game: str, wanted: int) -> int:
    """Play at least so many hands of a game in both ways; return how many ended."""
    rules = load(game)
    hands, random = Hands(rules, ROWS, seed=f"same {game}"), Random(game)
    numbers = [1] * ROWS
    single = [dealt(hands, row, 1, 1 + row % rules.seats) for row in range(ROWS)]
    ended = 0
    while ended < wanted:
        choice = [random.randrange(count) for count in hands.count]
        for row, position in enumerate(single):
            codes = listed(position)
            assert hands.codes[row, : hands.count[row]].tolist() == codes
            assert hands.states[row].tobytes() == position.states[0].tobytes()
            assert hands.seat[row] == position.actor
            doors.apply_action(position.states, 0, position.numbers, codes[choice[row]])
        hands.step(choice)
        assert hands.done.tolist() == [position.phase == 3 for position in single]
        for row in map(int, np.flatnonzero(hands.done)):
            assert hands.score[row].tolist() == points(single[row])
            numbers[row] += 1
            dealer = 1 + (row + numbers[row] - 1) % rules.seats
            single[row] = dealt(hands, row, numbers[row], dealer)
            ended += 1
    return ended


@pytest.mark.parametrize("game", games())
def test_a_batch_plays_as_the_engine(game: str) -> None:
    assert compare(game, HANDS) >= HANDS


def shown(hands: Hands, row: int) -> list[bytes]:
    return [np.ascontiguousarray(buffer[row]).tobytes() for buffer in hands.buffers.values()]


def look(game: str, wanted: int, part: int = 0) -> None:
    """What a seat can't see changes none of its buffers: at so many positions of a game.

    part: other hands for each, among as many as may play.
    """
    random = Random(f"{game} {part}")
    rules = load(game, random.choice(load(game).players))
    hands, other = (Hands(rules, ROWS, seed=f"looks {game} {part}") for _ in range(2))
    looked = 0
    while looked < wanted:
        hands.step([random.randrange(count) for count in hands.count])
        other.load(hands.save())
        for row in range(ROWS):
            position = Position(rules, hands.states[row : row + 1].copy())
            other.states[row] = reshuffled(position, int(hands.seat[row]), random).states[0]
        other._show(other._all)
        for row in range(ROWS):
            assert shown(hands, row) == shown(other, row)
        looked += ROWS


@pytest.mark.parametrize("game", games())
def test_hidden_cards_change_no_buffer(game: str) -> None:
    look(game, LOOKS)


def test_what_is_too_large_is_shown_as_the_largest() -> None:
    dear = {f"points_{name}": "1000" for name in ("joker", "two", "ace", "high", "low")}
    wide = {"hand_cards": "40", "packs": "7", "draw_cards": "9"}
    hands = Hands("samba", 8, seed=3, settings=dear | wide, listed=4096)
    random, most = np.random.default_rng(1), 0
    while most <= LARGEST:
        hands.step((random.random(hands.n) * hands.count).astype(np.int64))
        points = hands.states["points"]
        assert (hands.obs[:, TableNumber.POINTS] == np.minimum(points, LARGEST)).all()
        most = int(points.max())
    states = hands.states[:1].copy()
    states["teams"]["minimum"], states["teams"]["penalty"] = 40_000, 70_000
    hands.put(0, states)
    teams = hands.obs[0, SLICES["teams"]].reshape(-1, len(TeamNumber))[: hands.rules.teams]
    assert (teams[:, [TeamNumber.MINIMUM, TeamNumber.PENALTY]] == LARGEST).all()


def test_the_comparison_sees_a_leak() -> None:
    hands, other = (Hands("samba", 1, seed=5) for _ in range(2))
    position = Position(hands.rules, hands.states.copy())
    seat = int(hands.seat[0])
    other.states[0] = reshuffled(position, (seat + 1) % 4, Random(1)).states[0]
    other._show(other._all)
    assert shown(hands, 0) != shown(other, 0)


def main(hands: int = MANY, looks: int = MANY_LOOKS) -> None:
    with ProcessPoolExecutor() as pool:
        for game in games():
            print(f"{game}: {compare(game, hands)} hands the same", flush=True)
            asked = [pool.submit(look, game, looks // PARTS, part) for part in range(PARTS)]
            for one in asked:
                one.result()
            print(f"{game}: {looks} positions, nothing hidden shown", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
