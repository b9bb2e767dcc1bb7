"""A pause is limited in number and length for each seat, where others wait."""

import pytest

from escalera.server.frames.messages_out import table_info
from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.messages.options import Options
from escalera.server.table.stored.rebuilding import rebuilt
from tests.server.table.test_table import House, dealt


def test_each_seat_has_so_many_pauses() -> None:
    house = dealt(pauses=2)
    for _ in range(2):
        house.ask("bo", asks.Pause())
        house.ask("cy", asks.Resume())
    assert house.refused("bo", asks.Pause()) == "PAUSES_USED"
    assert rebuilt(house.log).seats[2].pauses == 2
    house.ask("cy", asks.Pause())


def test_a_pause_ends_by_itself() -> None:
    house = dealt(pause_seconds=60)
    house.ask("bo", asks.Pause())
    assert table_info(house.table, "ann").pause_until == house.now + 60
    house.wait(59)
    assert house.table.paused_by == 2
    house.wait(1)
    assert (house.table.paused_by, house.table.turn_since) == (0, house.now)
    assert table_info(house.table, "ann").pause_until == 0


def test_a_pause_lasts_at_least_as_long_as_a_turn() -> None:
    assert Options("samba", clock="day", pause_seconds=60).seconds_a_pause() == 86_400
    assert Options("samba", clock="strict", turn_seconds=30).seconds_a_pause() == 1800


def test_alone_against_bots_nobody_counts() -> None:
    house = House(pauses=0, pause_seconds=10)
    house.ask("ann", asks.Sit(seat=1, name="Ann"))
    house.ask("ann", asks.Start())
    for _ in range(3):
        house.ask("ann", asks.Pause())
        house.wait(1000)
        assert house.table.paused_by == 1
        house.ask("ann", asks.Resume())


def test_limits_that_can_not_be_are_refused() -> None:
    for given in ({"pauses": 101}, {"pauses": -1}, {"pause_seconds": 5}):
        with pytest.raises(Refused) as caught:
            Options("samba", **given).checked()  # type: ignore[arg-type]
        assert caught.value.name == "NO_SUCH_PAUSE"
