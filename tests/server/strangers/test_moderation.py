"""The host keeps order: people are removed for good, and the table is locked to others."""

import pytest

from escalera.server.frames.messages_out import table_info
from escalera.server.live.table_rows import row_of
from escalera.server.messages import asks
from escalera.server.table import events
from escalera.server.table.commands.moderation import removal, watcher_id
from escalera.server.table.permissions import may_see, why_not_seen
from escalera.server.table.stored.rebuilding import rebuilt
from escalera.server.table.table import Table
from escalera.server.table.timeouts import bot_turn
from tests.server.table.test_table import House, dealt, sealed, seated, shuffle


def why(table: Table, person: str) -> str:
    refused = why_not_seen(table, person)
    return refused.name if refused else ""


def test_before_the_match_the_seat_is_free_and_the_person_stays_out() -> None:
    house = seated()
    assert house.refused("bo", asks.Remove(seat=1)) == "NOT_HOST"
    assert house.refused("ann", asks.Remove(seat=1)) == "NOT_YOURSELF"
    house.ask("ann", asks.Remove(seat=2))
    assert house.table.seats[2].free
    assert house.refused("bo", asks.Sit(seat=2, name="Bo")) == "REMOVED"
    assert why(house.table, "bo") == "REMOVED"
    assert house.refused("ann", asks.Remove(seat=2)) == "NOBODY_THERE"
    house.ask("ed", asks.Sit(seat=2, name="Ed"))


def test_in_the_match_a_bot_plays_on_with_the_cards() -> None:
    house = dealt()
    assert house.table.game is not None
    cards = house.table.game.hand(2)
    house.ask("ann", asks.Remove(seat=2))
    seat = house.table.seats[2]
    assert (seat.person, seat.bot, house.table.game.hand(2)) == ("", "hard", cards)
    assert seat.name not in {"", "Bo", *(house.table.seats[n].name for n in (1, 3, 4))}
    assert house.refused("bo", asks.Play(seq=house.table.seq, action="draw")) == "REMOVED"
    assert not may_see(house.table, "bo")
    again = rebuilt(house.log)
    assert (again.removed, again.seats[2].bot) == ({"bo"}, "hard")


def test_the_removed_players_turn_goes_on_at_once_and_their_pause_ends() -> None:
    house = dealt()
    assert house.table.game is not None
    actor = house.table.game.seat_to_act
    person = house.table.seats[actor].person
    host = next(one for one in ("ann", "bo") if one != person)
    house.table.made = events.TableMade(0.0, "table1", house.table.options, host)
    house.ask(person, asks.Pause())
    house.now += 100
    house.ask(host, asks.Remove(seat=actor))
    assert house.table.paused_by == 0
    turn = bot_turn(house.table)
    assert turn is not None
    assert turn[0] == actor
    assert turn[2] >= house.now


def test_a_number_given_to_the_shuffle_stays_in_it() -> None:
    house = seated()
    house.ask("ann", asks.Start())
    for person in ("ann", "bo", "cy", "di"):
        house.ask(person, sealed(person))
    house.ask("bo", shuffle("bo"))
    before = house.table.seats[2].number
    house.ask("ann", asks.Remove(seat=2))
    for person in ("ann", "cy", "di"):
        house.ask(person, shuffle(person))
    assert not house.table.dealing
    assert house.table.reveals == {}
    assert house.table.seats[2].number == before
    assert rebuilt(house.log).seats[2].number == before


def test_a_finished_match_stays_as_it_is() -> None:
    house = dealt()
    house.table.status = "finished"
    assert house.refused("ann", asks.Remove(seat=2)) == "FINISHED"


def test_a_watcher_is_removed_by_a_name_that_says_nothing_elsewhere() -> None:
    house = dealt()
    house.let(*removal(house.table, "zed", house.asker("ann")))
    assert not may_see(house.table, "zed")
    assert may_see(house.table, "yan")
    other = House()
    other.table.made = events.TableMade(0.0, "table2", other.table.options, "ann")
    assert watcher_id(house.table, "zed") != watcher_id(other.table, "zed")
    assert "zed" not in watcher_id(house.table, "zed")


@pytest.mark.parametrize("begun", [False, True])
def test_a_locked_table_is_for_those_who_sit_at_it(begun: bool) -> None:
    house = dealt(public=True) if begun else seated(public=True)
    assert house.refused("bo", asks.Lock(locked=True)) == "NOT_HOST"
    house.ask("ann", asks.Lock(locked=True))
    assert why(house.table, "zed") == "LOCKED"
    assert house.refused("zed", asks.Sit(seat=2, name="Zed")) == "LOCKED"
    assert all(may_see(house.table, one) for one in ("ann", "bo"))
    assert not row_of(house.table).public
    assert rebuilt(house.log).locked
    house.ask("ann", asks.Lock(locked=False))
    assert may_see(house.table, "zed")
    assert row_of(house.table).public


def test_the_table_says_whether_it_is_yours_and_locked() -> None:
    house = dealt()
    house.ask("ann", asks.Lock(locked=True))
    told = {person: table_info(house.table, person) for person in ("ann", "bo")}
    assert (told["ann"].yours, told["bo"].yours) == (True, False)
    assert told["bo"].locked
