"""What happens as time passes while people are away: nobody waits for those who left."""

import asyncio
from math import inf
from pathlib import Path

import pytest

from escalera.server.frames.messages_out import table_info
from escalera.server.messages import asks
from escalera.server.messages.options import BOT_SECONDS
from escalera.server.table import events, happening
from escalera.server.table.timeout_play import safe_play
from escalera.server.table.timeouts import (
    BETWEEN_HANDS,
    LEAST_GRACE,
    NUMBER_SECONDS,
    bot_turn,
    clock_runs,
    due_at,
    next_at,
    next_until,
    overdue,
    turn_until,
)
from tests.server.house import house as real_house
from tests.server.house import keep, left_to_bots, until
from tests.server.table.test_table import House, actor, dealt, play, play_out, sealed, shuffle

LONG = {"target": "20000"}


def test_who_left_is_not_waited_for_at_the_score_sheet() -> None:
    house = dealt(settings=LONG)
    play_out(house)
    for person in ("ann", "bo", "cy"):
        house.ask(person, asks.NextHand())
    house.wait(1)
    assert house.table.shuffle.hand == 1
    house.let(events.Gone(house.now, 4))
    house.wait(0)
    assert house.table.shuffle.hand == 2


def test_being_ready_twice_is_refused() -> None:
    house = dealt(settings=LONG)
    play_out(house)
    house.ask("ann", asks.NextHand())
    assert house.refused("ann", asks.NextHand()) == "READY"


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


def alone(**options: object) -> House:
    """Return a table where Ann plays against bots, at the first hand's score sheet."""
    house = House(settings=LONG, **options)
    house.ask("ann", asks.Sit(seat=1, name="Ann"))
    house.ask("ann", asks.Start())
    house.ask("ann", sealed("ann"))
    house.ask("ann", shuffle("ann"))
    game = house.table.game
    assert game is not None
    while not game.hand_over:
        house.let(events.Played(house.now, game.seat_to_act, str(game.legal_actions()[-1])))
    return house


def test_who_plays_against_bots_has_all_the_time_for_the_score_sheet() -> None:
    house = alone()
    assert next_until(house.table) == 0.0
    house.wait(7 * 86_400)
    assert house.table.shuffle.hand == 1
    house.ask("ann", asks.NextHand())
    assert house.table.shuffle.hand == 2


def test_among_people_the_sheet_says_how_long_it_stays() -> None:
    house = dealt(settings=LONG)
    assert next_until(house.table) == 0.0
    play_out(house)
    until = next_until(house.table)
    assert until == table_info(house.table, "ann").next_until == house.now + BETWEEN_HANDS
    house.wait(BETWEEN_HANDS - 1)
    assert house.table.shuffle.hand == 1
    house.wait(1)
    assert house.table.shuffle.hand == 2
    assert next_until(house.table) == 0.0


def test_a_pause_holds_the_score_sheet() -> None:
    house = dealt(settings=LONG)
    play_out(house)
    house.ask("ann", asks.Pause())
    assert next_until(house.table) == 0.0
    house.wait(BETWEEN_HANDS)
    house.ask("bo", asks.Resume())
    assert next_until(house.table) == house.now + BETWEEN_HANDS


def test_a_score_sheet_keeps_no_table_at_hand() -> None:
    house = alone(clock="strict")
    house.let(events.Gone(house.now, 1))
    assert not clock_runs(house.table)
    house.let(events.Back(house.now, 1))
    house.ask("ann", asks.NextHand())
    assert clock_runs(house.table)


def at_a_bots_turn(clock: str) -> House:
    """Return a table of two people and two bots, where a bot is to play and nobody is there."""
    house = House(clock=clock, turn_seconds=600, grace_seconds=60)
    house.ask("ann", asks.Sit(seat=1, name="Ann"))
    house.ask("bo", asks.Sit(seat=3, name="Bo"))
    house.ask("ann", asks.Start())
    house.wait(NUMBER_SECONDS)
    game = house.table.game
    assert game is not None
    while not house.table.seats[game.seat_to_act].bot:
        house.let(events.Played(house.now, game.seat_to_act, str(safe_play(game))))
    house.let(events.Gone(house.now, 1), events.Gone(house.now, 3))
    return house


@pytest.mark.parametrize("clock", ["strict", "day"])
def test_where_a_clock_plays_the_bots_play_on_until_somebodys_turn(clock: str) -> None:
    house = at_a_bots_turn(clock)
    assert bot_turn(house.table)
    assert due_at(house.table) == house.table.turn_since + BOT_SECONDS[house.table.options.pace]
    while turn := bot_turn(house.table):
        assert house.table.game is not None
        house.let(events.Played(house.now, turn[0], str(safe_play(house.table.game)), "bot"))
    assert due_at(house.table) == house.now + 600


@pytest.mark.parametrize("clock", ["none", "gentle"])
def test_where_no_clock_plays_the_bots_wait_for_somebody(clock: str) -> None:
    house = at_a_bots_turn(clock)
    assert bot_turn(house.table) is None
    assert due_at(house.table) == 0.0


def test_bots_alone_play_no_match_of_their_own() -> None:
    house = at_a_bots_turn("strict")
    house.wait(60)
    assert all(seat.player for seat in house.table.seats.values())
    assert bot_turn(house.table) is None
    assert not clock_runs(house.table)
    assert due_at(house.table) == 0.0
    house.let(events.Back(house.now, 1))
    assert bot_turn(house.table)
    assert due_at(house.table)


@pytest.mark.parametrize("stood_in", [False, True])
def test_the_keeper_plays_on_at_a_bots_turn_or_drops_the_table(
    tmp_path: Path, *, stood_in: bool
) -> None:
    async def run() -> None:
        async with real_house(f"sqlite:///{tmp_path / 'e.db'}") as made:
            await keep(made.store, log := left_to_bots("day-1", stood_in=stood_in))
            assert bool(await made.store.deadlines()) != stood_in
            live = await made.hub.live("day-1")
            live.wanted = -1e9
            made.keeper.start()
            if stood_in:
                await until(lambda: "day-1" not in made.hub.lives)
            else:
                await until(lambda: live.told > len(log))
            assert (len(await made.log("day-1")) > len(log)) != stood_in

    asyncio.run(run())


MOMENTS = (
    lambda house: None,
    lambda house: house.let(events.Gone(house.now, 1)),
    lambda house: house.ask("ann", asks.Pause()),
    play_out,
)
"""What may have happened at a table."""


@pytest.mark.parametrize("clock", ["none", "gentle", "strict", "day"])
@pytest.mark.parametrize("moment", range(len(MOMENTS)))
def test_nothing_happens_by_itself_before_the_time_that_a_table_names(
    clock: str, moment: int
) -> None:
    house = dealt(settings=LONG, clock=clock, grace_seconds=30)
    MOMENTS[moment](house)
    house.wait(0)
    named, began = next_at(house.table), house.now
    assert named > began
    for wait in range(1, 5000, 20):
        house.now = began + wait
        found = overdue(house.table, house.asker())
        assert found is None or began + wait >= named
        if began + wait >= named:
            assert found
            return
    assert named > began + 5000 or named == inf


def able_to_meld() -> House:
    """Return a table of people with 60 seconds a turn, where whoever acts may lay a meld."""
    house = dealt(clock="strict", turn_seconds=60)
    while not first(house, "meld"):
        play(house, first(house, "draw") or first(house, "discard"))
    return house


def first(house: House, verb: str) -> str:
    """Return the first legal action of a kind, empty if there is none."""
    assert house.table.game is not None
    found = house.table.game.legal_texts()
    return next((text for text in found if text.startswith(verb)), "")


def test_laying_and_taking_back_ends_with_the_turns_time() -> None:
    house = able_to_meld()
    house.wait(50)
    play(house, first(house, "meld"))
    assert turn_until(house.table) == house.now + 60
    renewed = turn_until(house.table)
    for verb in ("back", "meld", "back"):
        house.wait(10)
        play(house, first(house, verb))
        assert turn_until(house.table) == renewed
    play(house, first(house, "discard"))
    assert turn_until(house.table) == house.now + 60, "the next turn has its own time"
    play(house)
    house.wait(10)
    play(house, first(house, "discard"))
    assert turn_until(house.table) == house.now + 60


def test_a_discard_that_does_not_count_gives_no_more_time() -> None:
    """Going out after a no can be tried again and again where it has its own price."""
    house = dealt(clock="strict", turn_seconds=60)
    assert house.table.game is not None
    before = turn_until(house.table)
    house.wait(10)
    tried = events.Played(house.now, house.table.game.seat_to_act, "discard 8H")
    happening.give_time(house.table, tried, new_turn=False)
    assert turn_until(house.table) == before


def test_leaving_and_coming_back_gives_time_once_a_turn() -> None:
    house = dealt(clock="strict", turn_seconds=60)
    for _ in range(2):
        who = actor(house)
        renewed = house.now + 50 + 60
        for _ in range(2):
            house.wait(50)
            house.ask(who, asks.Leave())
            house.let(events.Back(house.now, house.table.seat_of(who)))
            assert turn_until(house.table) == renewed
        house.wait(10)
        assert house.table.last == (house.table.seat_of(who), "draw", "clock")
        house.wait(60)
        assert actor(house) != who
