"""The report on three made-up deals, worked out by hand."""

import pytest

from escalera.arena import Order
from escalera.arena.duplicate import Done, Hand, Match
from escalera.arena.summing import report_of
from escalera.rules import load

ORDER = Order(load("samba", 4), ("greedy", "random"))
NO_TIMES: tuple[dict[int, int], ...] = ({}, {})


def hand(ours: int, theirs: int, turns: int, ending: str = "out") -> Hand:
    lines: dict[str, tuple[int, ...]] = {
        "cards on the table": (ours - 100, theirs),
        "going out": (100, 0),
    }
    return Hand((ours, theirs), ending, turns, lines)


# in the first seating greedy is team 1, in the second team 2
DEALS = [
    Done(("deal", 1), ((hand(500, 200, 10), hand(300, 400, 20)),), NO_TIMES, {}),  # 300 and 100
    Done(("deal", 2), ((hand(100, 100, 30), hand(200, 500, 40)),), NO_TIMES, {}),  # 0 and 300
    Done(("deal", 3), ((hand(400, 500, 50, "stock"), hand(100, 800, 60)),), NO_TIMES, {}),
]  # -100 and 700
MATCHES = [
    Done(("match", 1), ((Match((1, 0), 4), Match((1, 0), 5)),), NO_TIMES, {}),
    Done(("match", 2), ((Match((1, 0), 6), Match((1, 1), 8)),), NO_TIMES, {}),
]
REPORT = report_of(ORDER, DEALS + MATCHES, 12.0)
PAIR = REPORT.pairs[0]


def test_the_difference_is_a_mean_of_deals() -> None:
    # deals: 200, 150, 300; mean 650 / 3; squares of the deviations sum to 35000 / 3
    assert pytest.approx(650 / 3, abs=0.01) == PAIR.mean
    assert PAIR.high is not None
    assert pytest.approx(1.959964 * (35000 / 3 / 2 / 3) ** 0.5, abs=0.02) == PAIR.high - PAIR.mean
    assert (PAIR.deals, PAIR.hands) == (3, 6)


def test_hands_and_matches_won() -> None:
    # hands 1, 1; a tie, 1; 0, 1
    assert pytest.approx((1 + 0.75 + 0.5) / 3) == PAIR.hands_won.mean
    # greedy wins and loses the first; it wins the second and ties
    assert PAIR.matches_won is not None
    assert pytest.approx((0.5 + 0.75) / 2) == PAIR.matches_won.mean
    assert (PAIR.matches, PAIR.hands_a_match) == (4, 5.75)


def test_ratings_come_from_the_hands_won() -> None:
    # 4.5 of 6 hands, plus a tied one: odds of 5 to 2 are 159.2 points
    one, other = REPORT.elo
    assert (one.side, other.side) == ("greedy", "random")
    assert one.elo - other.elo == pytest.approx(159.2, abs=0.11)


def test_how_hands_ended_and_turns() -> None:
    assert PAIR.endings == {"out": round(5 / 6, 4), "stock": round(1 / 6, 4), "stuck": 0}
    assert (PAIR.turns.mean, PAIR.turns.p10, PAIR.turns.p50, PAIR.turns.p90) == (35, 10, 30, 60)


def test_points_by_source() -> None:
    # greedy: 500 400 100 500 400 800; 100 of it for going out when it is team 1
    assert REPORT.points["greedy"] == {
        "cards on the table": 400,
        "going out": 50,
        "total": 450,
    }
    assert REPORT.points["random"]["total"] == pytest.approx(
        (200 + 300 + 100 + 200 + 500 + 100) / 6, abs=0.01
    )
