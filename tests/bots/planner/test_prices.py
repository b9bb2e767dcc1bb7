"""What a needed black canasta is worth once one is begun."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from escalera.bots.planner.decide.scratch import Memory
from escalera.bots.planner.observe.knowledge import new_seen
from escalera.bots.planner.value.prices import price
from escalera.bots.planner.value.team_needs import missing_melds
from escalera.bots.planner.value.weights import Weights, as_record
from escalera.cards.kinds import SEVEN
from escalera.engine.state.enums import Form
from escalera.engine.state.rule_record import numbers
from escalera.rules import load

NINE, JACK = 7, 9


def worth_of(
    seen: Any, rules: Any, weights: Any, prices: Any, needs: Any, rank: int, wilds: int
) -> float:
    """Return the price of a set of four cards of a rank."""
    missing_melds(seen[0], rules[0], 0, needs)
    price(seen[0], rules[0], weights[0], prices[0], needs)
    return float(prices[0].set_worth[rank][4][wilds])


def worth(served: float, rank: int, wilds: int, begun: tuple[int, int, int]) -> float:
    """Return the worth of a set when another (rank, cards, wilds) is begun."""
    seen, memory = new_seen(), Memory()
    seen["stock"], seen["held"] = 120, 12
    m = seen[0].melds[0]
    m.form, m.which, m.total, m.wilds = Form.SET, *begun
    seen[0].meld_count = 1
    weights = as_record(replace(Weights(), served=served))
    rules = numbers(load("villages-samba", 4))
    return float(worth_of(seen, rules, weights, memory.prices, memory.needs, rank, wilds))


def test_a_black_set_begun_serves_the_need_for_a_black_canasta() -> None:
    begun = (NINE, 5, 1)
    full, half, none = (worth(served, JACK, 1, begun) for served in (0.0, 0.5, 1.0))
    assert full > half > none > 0
    assert full - half == pytest.approx(half - none)
    assert none == pytest.approx(full * 300 / (300 + Weights().need + Weights().need_out * 2000))


@pytest.mark.parametrize(
    ("rank", "wilds", "begun"),
    [
        (NINE, 1, (NINE, 5, 1)),  # the set already begun keeps its worth
        (JACK, 0, (NINE, 5, 0)),  # a set without wilds does not serve the need
        (JACK, 1, (NINE, 5, 0)),
        (JACK, 1, (NINE, 7, 1)),  # a complete one has met the need
        (JACK, 1, (SEVEN, 5, 1)),  # 7s are a class of their own
    ],
)
def test_nothing_else_changes(rank: int, wilds: int, begun: tuple[int, int, int]) -> None:
    assert worth(1.0, rank, wilds, begun) == worth(0.0, rank, wilds, begun)
    assert np.isfinite(worth(1.0, rank, wilds, begun))
