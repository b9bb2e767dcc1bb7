"""The planner's own exponentials: near the library's, and the same bits everywhere."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.cards.exponential import MOST, exp_minus, power


@given(st.floats(min_value=0, max_value=MOST))
def test_it_is_the_exponential(x: float) -> None:
    assert exp_minus(x) == pytest.approx(math.exp(-x), rel=1e-15)


@given(st.floats(min_value=0.125, max_value=2), st.integers(min_value=0, max_value=20))
def test_it_is_the_power(base: float, count: int) -> None:
    assert power(base, count) == pytest.approx(base**count, rel=1e-14)


def test_the_edges() -> None:
    assert exp_minus(0.0) == 1.0
    assert exp_minus(MOST * 2) == 0.0
    assert power(0.0, 0) == 1.0


@pytest.mark.parametrize(
    ("x", "bits"),
    [(0.1, "0x1.cf46d99d52b3ap-1"), (1.0, "0x1.78b56362cef38p-2"), (37.5, "0x1.dd5c566301ec8p-55")],
)
def test_the_bits_are_these_on_every_machine(x: float, bits: str) -> None:
    assert exp_minus(x).hex() == bits
