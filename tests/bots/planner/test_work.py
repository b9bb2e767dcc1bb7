"""A count bounds a search's work: the worst hands, and how well the bound plays them."""

import pytest

from escalera.bots.planner.arrange.arrangement import MOST_WORK
from escalera.bots.planner.arrange.sets import NEVER
from escalera.bots.planner.decide.decision import solve
from escalera.bots.planner.decide.scratch import Memory
from escalera.bots.planner.value.weights import as_record, untuned_for
from escalera.cards.kinds import ACE, FOUR, JOKER
from escalera.engine.state.rule_record import numbers
from escalera.rules import games, load
from tests.bots.planner.test_arrangement import record

LONG = tuple(rank * 4 + suit for rank in range(FOUR, ACE + 1) for suit in range(4))
WORST = tuple(sorted((*LONG, 0, 0, 1, 2, 3, JOKER, JOKER, JOKER)))
"""Every natural once and eight wilds, as after a large pile: every possible piece, everywhere."""
OVER = 40_000
"""What the last combination may add, as it is always finished."""


def solved(
    game: str, hand: tuple[int, ...], bounds: tuple[int, int, int], most: int = MOST_WORK
) -> tuple[float, int]:
    """Return the value of the best arrangement found, and the steps it took."""
    rules, memory = load(game, 4), Memory()
    assert memory.arrangements[0].most_work == MOST_WORK
    memory.arrangements["most_work"] = most
    weights = as_record(untuned_for(rules))
    value = solve(record(rules, hand, ()), numbers(rules), weights, *memory.arrays(), *bounds)
    return float(value), int(memory.arrangements[0].work)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("short", [0, 150])
def test_the_worst_hand_takes_no_more_than_the_bound(game: str, short: int) -> None:
    # Freely, and to go out at once; each takes three searches at most.
    for least, most in ((0, len(WORST) - 2), (len(WORST) - 1, len(WORST))):
        _, work = solved(game, WORST, (least, most, short))
        assert work < 3 * (MOST_WORK + OVER)


def test_the_worst_hand_would_take_far_more() -> None:
    bounds = (0, len(WORST) - 2, 0)
    value, work = solved("black-samba", WORST, bounds)
    more, unbound = solved("black-samba", WORST, bounds, 8 * MOST_WORK)
    assert MOST_WORK <= work < MOST_WORK + OVER
    assert unbound > 4 * MOST_WORK
    assert NEVER < value <= more


@pytest.mark.parametrize("game", games())
def test_less_work_finds_no_better_arrangement_but_always_one(game: str) -> None:
    bounds = (0, len(WORST) - 2, 0)
    values = [solved(game, WORST, bounds, most)[0] for most in (0, 1_000, 30_000, MOST_WORK)]
    assert values == sorted(values)
    assert values[0] > NEVER


@pytest.mark.parametrize("game", games())
def test_the_same_work_every_time(game: str) -> None:
    bounds = (0, len(WORST) - 2, 90)
    assert len({solved(game, WORST, bounds, 50_000) for _ in range(3)}) == 1


@pytest.mark.parametrize("game", games())
def test_usual_hands_are_far_from_the_bound(game: str) -> None:
    hand = tuple(sorted((*LONG[::3], 0, 1)))
    _, work = solved(game, hand, (0, len(hand) - 2, 0))
    assert work < MOST_WORK / 10


def test_any_bound_ends_the_search() -> None:
    """Even one reached before any piece is laid, when there is none to take up."""
    rules, memory = load("samba", 4), Memory()
    given = record(rules, WORST, ()), numbers(rules), as_record(untuned_for(rules))
    for most in range(2_000):
        memory.arrangements["most_work"] = most
        value = solve(*given, *memory.arrays(), 0, len(WORST) - 2, 0)
        assert value > NEVER
