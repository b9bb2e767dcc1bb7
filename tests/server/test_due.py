"""What time makes happen where people are away: nobody waits for who has left."""

from escalera.server import events, protocol
from escalera.server.due import LEAST_GRACE
from tests.server.test_table import dealt, play_out

LONG = {"target": "20000"}


def test_who_left_is_not_waited_for_at_the_score_sheet() -> None:
    house = dealt(settings=LONG)
    play_out(house)
    for person in ("ann", "bo", "cy"):
        house.ask(person, protocol.NextHand())
    house.wait(1)
    assert house.table.shuffle.hand == 1
    house.let(events.Gone(house.now, 4))
    house.wait(0)
    assert house.table.shuffle.hand == 2


def test_being_ready_twice_is_refused() -> None:
    house = dealt(settings=LONG)
    play_out(house)
    house.ask("ann", protocol.NextHand())
    assert house.refused("ann", protocol.NextHand()) == "READY"


def test_a_page_loaded_anew_is_no_absence() -> None:
    house = dealt(grace_seconds=0)
    house.let(events.Gone(house.now, 1))
    house.wait(LEAST_GRACE / 2)
    assert not house.table.seats[1].stand_in
    house.wait(LEAST_GRACE / 2)
    assert house.table.seats[1].stand_in


def test_with_a_day_for_each_turn_people_come_and_go() -> None:
    house = dealt(clock="day", grace_seconds=0)
    house.let(events.Gone(house.now, 1))
    house.wait(3600)
    assert not house.table.seats[1].stand_in
