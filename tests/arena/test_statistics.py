"""Means, intervals, quantiles and ratings against values worked out by hand."""

import numpy as np
import pytest

from escalera.arena.rating import elo, ratings
from escalera.arena.statistics import clustered, middle
from escalera.arena.times import added, quantile, step_of


def test_a_mean_and_its_interval() -> None:
    # deviations -3 -1 1 3: their squares sum to 20; 20 / 3 / 4 = 5 / 3 is the mean's variance
    found = clustered([1, 3, 5, 7])
    assert found.mean == 4
    assert found.low == pytest.approx(4 - 1.959964 * (5 / 3) ** 0.5)
    assert found.high == pytest.approx(4 + 1.959964 * (5 / 3) ** 0.5)


def test_one_deal_has_no_interval() -> None:
    found = clustered([8])
    assert (found.mean, found.low, found.high) == (8, None, None)


def test_quantiles_are_values_that_occurred() -> None:
    assert [middle([30, 10, 20, 40], share) for share in (0.1, 0.5, 0.51, 0.9)] == [10, 20, 30, 40]
    assert middle([7], 0.5) == 7


def test_two_sides_ratings() -> None:
    # 29.5 and 9.5 wins, with the tied hand that every two sides are given
    found = elo(np.array([[0.0, 29.0], [9.0, 0.0]]))
    assert found[0] == pytest.approx(200 * np.log10(29.5 / 9.5))
    assert found[1] == pytest.approx(-found[0])


def test_three_sides_whose_odds_agree() -> None:
    # odds of 2, 3 and 6 to 1: strengths 6, 3, 1 explain every pair exactly
    smooth = np.array([[0.0, 20.0, 60.0], [10.0, 0.0, 30.0], [10.0, 10.0, 0.0]])
    found = elo(smooth - 0.5 * (smooth > 0))
    wanted = 400 * np.log10(np.array([6.0, 3.0, 1.0]))
    assert found == pytest.approx(wanted - wanted.mean(), abs=1e-4)


def test_a_side_that_never_loses_has_a_finite_rating() -> None:
    found = elo(np.array([[0.0, 10.0], [0.0, 0.0]]))
    assert found[0] - found[1] == pytest.approx(400 * np.log10(10.5 / 0.5))


def test_the_bootstrap_draws_deals() -> None:
    # 60 deals won, 40 lost: the middle 95 % of Binomial(100, 0.6) are 50 to 69 wins
    won, lost = [[0.0, 1.0], [0.0, 0.0]], [[0.0, 0.0], [1.0, 0.0]]
    one, other = ratings(np.array([won] * 60 + [lost] * 40), seed=1)
    assert one.low is not None
    assert one.high is not None
    assert one.low == pytest.approx(200 * np.log10(50.5 / 50.5), abs=8)
    assert one.mean == pytest.approx(200 * np.log10(60.5 / 40.5), abs=0.01)
    assert one.high == pytest.approx(200 * np.log10(69.5 / 31.5), abs=8)
    assert other.mean == pytest.approx(-one.mean)
    again, _ = ratings(np.array([won] * 60 + [lost] * 40), seed=1)
    assert again == one


def test_one_deal_has_a_rating_without_an_interval() -> None:
    (one, _) = ratings(np.array([[[0.0, 1.0], [0.0, 0.0]]]), seed=1)
    assert (one.low, one.high) == (None, None)
    assert one.mean > 0


def test_times_are_kept_to_two_per_cent() -> None:
    times = added([{step_of(0.001): 98}, {step_of(0.001): 1, step_of(0.5): 1}])
    assert sum(times.values()) == 100
    assert quantile(times, 0.5) == pytest.approx(0.001, rel=0.011)
    assert quantile(times, 0.99) == pytest.approx(0.001, rel=0.011)
    assert quantile(times, 1) == pytest.approx(0.5, rel=0.011)
    assert quantile({}, 0.5) == 0
