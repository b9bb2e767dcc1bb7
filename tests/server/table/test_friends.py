"""Friends at a table: names, a seat taken back, a bot for who leaves, and where they talk."""

import pytest

from escalera.server.frames.messages_out import table_info
from escalera.server.messages import asks
from escalera.server.table import events
from escalera.server.table.commands import BOT_NAMES
from escalera.server.table.events import decode
from escalera.server.table.permissions import shut_out
from escalera.server.table.stored.rebuilding import rebuilt
from tests.server.table.test_table import House, dealt


def test_a_second_ann_gets_a_number() -> None:
    house = House()
    for seat, person in enumerate(("ann", "bo", "cy"), 1):
        house.ask(person, asks.Sit(seat=seat, name="ann" if seat == 2 else "Ann"))
    assert [house.table.seats[seat].name for seat in (1, 2, 3)] == ["Ann", "ann 2", "Ann 3"]
    house.ask("bo", asks.Sit(seat=4, name="ann 2"))  # one's own name is free when one moves
    assert house.table.seats[4].name == "ann 2"
    house.ask("di", asks.Sit(seat=2, name="x" * 40))
    house.ask("ann", asks.Sit(seat=1, name="x" * 40))
    assert house.table.seats[1].name == "x" * 38 + " 2"


def test_who_takes_the_seat_of_a_bot_may_have_its_name() -> None:
    house = House()
    house.ask("ann", asks.Sit(seat=1, name="Ann"))
    house.ask("ann", asks.PutBot(seat=2, bot="hard"))
    bot = house.table.seats[2].name
    house.ask("bo", asks.Sit(seat=2, name=bot))
    assert house.table.seats[2].name == bot


def names(house: House) -> list[str]:
    return [seat.name for seat in house.table.seats.values()]


def test_no_two_bots_have_one_name() -> None:
    house = House()
    house.ask("ann", asks.Sit(seat=1, name="Ben"))
    house.ask("ann", asks.Start())
    assert names(house) == ["Ben", "Carla", "Dan", "Elsa"]


def test_a_bot_of_another_level_keeps_the_seats_name() -> None:
    house = House()
    for bot in ("easy", "hard"):
        house.ask("ann", asks.PutBot(seat=2, bot=bot))
    assert names(house)[1] == "Ben"


def test_a_bot_has_a_name_of_its_own_where_people_have_all_the_usual_ones() -> None:
    house = House(players=6)
    for seat, name in enumerate(BOT_NAMES, 1):
        house.ask(name, asks.Sit(seat=seat, name=name))
    house.ask("ann", asks.Start())
    house.ask("ann", asks.Remove(seat=2))
    assert names(house) == ["Ana", "Ben 2", "Carla", "Dan", "Elsa", "Fritz"]


def test_the_host_takes_a_seat_back_before_the_match() -> None:
    house = House()
    house.ask("bo", asks.Sit(seat=2, name="Bo"))
    assert house.refused("bo", asks.Free(seat=2)) == "NOT_HOST"
    assert house.refused("ann", asks.Free(seat=3)) == "NOBODY_THERE"
    assert house.refused("ann", asks.Free(seat=9)) == "NO_SUCH_SEAT"
    house.ask("ann", asks.Free(seat=2))
    assert house.table.seats[2].free
    assert house.table.seat_of("bo") == 0
    house = dealt()
    assert house.refused("ann", asks.Free(seat=2)) == "STARTED"


def test_who_loses_the_seat_to_the_host_is_told_so_until_they_sit_again() -> None:
    house = House()
    house.ask("ann", asks.Sit(seat=1, name="Ann"))
    house.ask("bo", asks.Sit(seat=2, name="Bo"))
    house.ask("ann", asks.Free(seat=2))
    assert [table_info(house.table, who).let_go for who in ("ann", "bo", "cy")] == [0, 1, 0]
    assert table_info(rebuilt(house.log), "bo").let_go
    house.ask("bo", asks.Sit(seat=3, name="Bo"))
    assert not table_info(house.table, "bo").let_go


def test_who_loses_the_seat_of_a_locked_table_is_told_that_and_not_of_the_lock_alone() -> None:
    house = House()
    house.ask("bo", asks.Sit(seat=2, name="Bo"))
    house.ask("ann", asks.Lock(locked=True))
    house.ask("ann", asks.Free(seat=2))
    refused = [shut_out(house.table, who) for who in ("ann", "bo", "cy")]
    assert [why and why.name for why in refused] == [None, "SEAT_TAKEN_BACK", "LOCKED"]
    house.ask("ann", asks.Lock(locked=False))
    house.ask("bo", asks.Sit(seat=2, name="Bo"))
    house.ask("ann", asks.Lock(locked=True))
    assert shut_out(house.table, "bo") is None


def test_who_gives_up_their_own_seat_has_not_lost_it_to_the_host() -> None:
    house = House()
    house.ask("ann", asks.Sit(seat=1, name="Ann"))
    house.ask("ann", asks.Free(seat=1))
    house.ask("bo", asks.Sit(seat=2, name="Bo"))
    house.ask("bo", asks.Stand())
    assert not any(table_info(house.table, who).let_go for who in ("ann", "bo"))
    assert decode(b'{"type":"left","at":1.0,"seat":2}') == events.SeatLeft(1.0, 2)  # an old log's


def test_a_bot_plays_for_who_leaves_until_they_are_back() -> None:
    house = dealt()
    assert house.refused("nobody", asks.Leave()) == "NO_SEAT"
    house.ask("bo", asks.Leave())
    seat = house.table.seats[2]
    assert (seat.stand_in != "", seat.left) == (True, True)
    assert house.refused("bo", asks.Leave()) == "STOOD_IN"
    told = table_info(house.table, "ann").seats[1]
    assert (told.left, told.away) == (True, False)
    again = rebuilt(house.log)
    assert again.seats[2].left
    house.let(events.Back(house.now, 2))
    assert (seat.stand_in, seat.left) == ("", False)


def test_the_host_changes_how_the_bots_play_in_the_match() -> None:
    house = House()
    assert house.refused("ann", asks.Bots(bot="easy")) == "NOT_STARTED"
    for seat, person in enumerate(("ann", "bo"), 1):
        house.ask(person, asks.Sit(seat=seat, name=person.title()))
    house.ask("ann", asks.Start())
    assert house.refused("bo", asks.Bots(bot="easy")) == "NOT_HOST"
    assert house.refused("ann", asks.Bots(bot="champion")) == "NO_SUCH_BOT"
    before = {n: seat.bot for n, seat in house.table.seats.items()}
    house.ask("ann", asks.Bots(bot="easy", pace="slow"))
    after = {n: seat.bot for n, seat in house.table.seats.items()}
    assert after == {n: bot and "easy" for n, bot in before.items()}
    assert "easy" in after.values()
    assert table_info(house.table, "bo").options.pace == "slow"
    house.ask("ann", asks.Bots(pace="quick"))
    again = rebuilt(house.log)
    assert {n: seat.bot for n, seat in again.seats.items()} == after
    assert again.options.pace == "quick"


def test_everybody_hears_where_the_host_sits() -> None:
    house = House()
    assert table_info(house.table, "bo").host_seat == 0
    house.ask("ann", asks.Sit(seat=3, name="Ann"))
    house.ask("bo", asks.Sit(seat=2, name="Bo"))
    assert {table_info(house.table, person).host_seat for person in ("ann", "bo", "")} == {3}


@pytest.mark.parametrize(
    "link",
    ["http://a.example", "javascript:alert(1)", "https://", "https://a b", "https://\u202ea"],
)
def test_what_is_no_address_of_a_call_is_refused(link: str) -> None:
    house = House()
    assert house.refused("ann", asks.Call(link=link)) == "NO_CALL"


def test_the_host_says_where_everybody_talks() -> None:
    house = dealt()
    assert house.refused("bo", asks.Call(link="https://meet.example/club")) == "NOT_HOST"
    house.ask("ann", asks.Call(link=" https://meet.example/club "))
    assert table_info(house.table, "bo").call == "https://meet.example/club"
    assert rebuilt(house.log).call == "https://meet.example/club"
    house.ask("ann", asks.Call(link=""))
    assert house.table.call == ""
