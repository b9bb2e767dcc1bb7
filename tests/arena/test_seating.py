"""Every way round the table, and what a side has there."""

from collections import Counter

import pytest

from escalera.arena import Order
from escalera.arena.seating import Seating, names_of, pairings, seatings
from escalera.rules import load

FOUR = load("samba", 4)


def test_partners_change_seats_in_two_seatings() -> None:
    assert seatings(4, (0,), (1,)) == (
        Seating((0, 1, 0, 1), (0, 1, 0, 1)),
        Seating((1, 0, 1, 0), (1, 0, 1, 0)),
    )


def test_three_a_side_have_two_seatings() -> None:
    assert [seating.bots for seating in seatings(6, (0,), (1,))] == [
        (0, 1, 0, 1, 0, 1),
        (1, 0, 1, 0, 1, 0),
    ]


def test_singles_have_all_rotations_of_both_tables() -> None:
    assert [seating.bots for seating in seatings(3, (0,), (1,))] == [
        (0, 1, 0),
        (1, 0, 0),
        (0, 0, 1),
        (1, 0, 1),
        (0, 1, 1),
        (1, 1, 0),
    ]
    assert len(seatings(2, (0,), (1,))) == 2
    assert len(seatings(5, (0,), (1,))) == 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("sides", [((0,), (1,)), ((0,), (0, 1)), ((0, 1), (2, 3))])
def test_both_sides_hold_every_seat_equally_often(
    seats: int, sides: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    found = seatings(seats, *sides)
    assert len(set(found)) == len(found)
    for seat in range(seats):
        held = Counter(seating.sides[seat] for seating in found)
        assert held[0] == held[1]


def test_crossed_partners() -> None:
    order = Order(FOUR, ("greedy", "random"), crossed=True)
    assert names_of(order) == ("greedy", "random", "greedy + random")
    assert [pairing.sides for pairing in pairings(order)] == [(0, 1), (0, 2), (1, 2)]
    mixed = pairings(order)[1].seatings
    assert [seating.bots for seating in mixed] == [
        (0, 0, 0, 1),
        (0, 0, 1, 0),
        (0, 1, 0, 0),
        (1, 0, 0, 0),
    ]
    assert mixed[0].sides == (0, 1, 0, 1)


def test_four_different_bots_are_also_crossed_in_who_sits_to_the_left() -> None:
    found = {seating.bots for seating in seatings(4, (0, 1), (2, 3))}
    assert len(found) == 8
    assert {(0, 2, 1, 3), (0, 3, 1, 2)} <= found


def test_a_bot_that_is_named_again_gets_a_number() -> None:
    order = Order(FOUR, ("greedy", "random", "greedy"))
    assert order.labels == ("greedy", "random", "greedy (2)")


def test_what_sides_score() -> None:
    partners, singles = seatings(4, (0,), (1,))[1], seatings(3, (0,), (1,))[0]
    assert partners.mean((100, 300), 0) == 300
    assert partners.wins((100, 300)) == 1
    assert singles.mean((100, 300, 60), 0) == 80
    assert singles.mean((100, 300, 60), 1) == 300
    assert singles.wins((100, 300, 60)) == 0
    assert singles.wins((100, 100, 60)) == 0.5
