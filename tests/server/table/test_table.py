"""A table on its own: what may be asked when, what follows, and how its log rebuilds it."""

from collections.abc import Iterator
from itertools import count

import pytest

from escalera.notation.shuffle import seal_of
from escalera.server.frames.messages_out import because
from escalera.server.frames.offers import offers
from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.messages.options import Options
from escalera.server.table import events
from escalera.server.table.commands import Asker, decide
from escalera.server.table.events import TableMade
from escalera.server.table.stored.rebuilding import rebuilt
from escalera.server.table.table import Table
from escalera.server.table.timeouts import (
    BETWEEN_HANDS,
    NUMBER_SECONDS,
    bot_turn,
    overdue,
    turn_until,
)

PEOPLE = ("ann", "bo", "cy", "di")


class House:
    """A table with a clock in hand and its log."""

    def __init__(self, **options: object) -> None:
        given = {"game": "samba", "settings": {"target": "1000"}, **options}
        made = TableMade(1000.0, "table1", Options(**given), "ann")  # type: ignore[arg-type]
        self.table, self.now = Table(made), 1000.0
        self.log = [events.encode(made)]
        self._secrets: Iterator[int] = count(1)

    def asker(self, person: str = "") -> Asker:
        return Asker(person, lambda: self.now, lambda: f"{next(self._secrets):064x}")

    def let(self, *happened: events.Event) -> None:
        for event in happened:
            self.table.apply(event)
            self.log.append(events.encode(event))

    def ask(self, person: str, ask: asks.Ask) -> None:
        self.let(*decide(self.table, ask, self.asker(person)))

    def refused(self, person: str, ask: asks.Ask) -> str:
        """Return the refusal's name; nothing may have changed."""
        seq = self.table.seq
        with pytest.raises(Refused) as caught:
            self.ask(person, ask)
        assert self.table.seq == seq
        return caught.value.name

    def wait(self, seconds: float) -> None:
        """Let time pass, with all that it brings about."""
        self.now += seconds
        while event := overdue(self.table, self.asker()):
            self.let(event)


def seated(**options: object) -> House:
    house = House(**options)
    for seat, person in enumerate(PEOPLE, 1):
        house.ask(person, asks.Sit(seat=seat, name=person.title()))
    return house


def dealt(**options: object) -> House:
    house = seated(**options)
    house.ask("ann", asks.Start())
    for person in PEOPLE:
        house.ask(person, sealed(person))
    for person in PEOPLE:
        house.ask(person, shuffle(person))
    return house


def number(word: str) -> str:
    """Return a number for the shuffle made from a word."""
    return word.encode().hex().ljust(32, "0")


def sealed(word: str, hand: int = 1) -> asks.Seal:
    return asks.Seal(hand=hand, hash=seal_of(number(word)))


def shuffle(word: str, hand: int = 1) -> asks.Shuffle:
    return asks.Shuffle(hand=hand, number=number(word))


def actor(house: House) -> str:
    assert house.table.game is not None
    return house.table.seats[house.table.game.seat_to_act].person


def play(house: House, action: str = "draw") -> None:
    house.ask(actor(house), asks.Play(seq=house.table.seq, action=action))


def play_out(house: House) -> None:
    """Play the hand to its end, each time by the last legal action that takes nothing back."""
    game = house.table.game
    assert game is not None
    while not game.hand_over:
        play(house, str(game.legal_actions(take_back=False)[-1]))


def test_seats_are_taken_left_and_swapped() -> None:
    house = House()
    house.ask("ann", asks.Sit(seat=2, name=" Ann  Lee "))
    assert house.table.seats[2].name == "Ann Lee"
    assert house.refused("bo", asks.Sit(seat=2, name="Bo")) == "SEAT_TAKEN"
    assert house.refused("bo", asks.Sit(seat=5, name="Bo")) == "NO_SUCH_SEAT"
    assert house.refused("bo", asks.Sit(seat=1, name="   ")) == "NO_NAME"
    assert house.refused("bo", asks.Sit(seat=1, name="Bot:hard")) == "NO_NAME"
    house.ask("ann", asks.Sit(seat=1, name="Ann"))
    assert house.table.seat_of("ann") == 1
    assert house.table.seats[2].free
    house.ask("ann", asks.Swap(seat=1, other=4))
    assert house.table.seat_of("ann") == 4
    seq = house.table.seq
    house.ask("ann", asks.Swap(seat=4, other=4))
    assert house.table.seq == seq
    house.ask("ann", asks.Stand())
    assert house.refused("ann", asks.Stand()) == "NO_SEAT"


def test_only_the_host_arranges() -> None:
    house = seated()
    assert house.refused("bo", asks.Start()) == "NOT_HOST"
    assert house.refused("bo", asks.Swap(seat=1, other=2)) == "NOT_HOST"
    assert house.refused("bo", asks.PutBot(seat=1, bot="greedy")) == "NOT_HOST"
    assert house.refused("ann", asks.PutBot(seat=2, bot="greedy")) == "SEAT_TAKEN"


def test_bots_come_into_what_is_empty() -> None:
    house = House()
    assert house.refused("ann", asks.Start()) == "NOBODY"
    house.ask("ann", asks.Sit(seat=1, name="Ana"))
    assert house.refused("ann", asks.PutBot(seat=2, bot="grandmaster")) == "NO_SUCH_BOT"
    house.ask("ann", asks.PutBot(seat=2, bot="random"))
    house.ask("ann", asks.Start())
    assert [house.table.seats[n].bot for n in (1, 2, 3, 4)] == ["", "random", "hard", "hard"]
    assert len({seat.name for seat in house.table.seats.values()}) == 4
    assert house.refused("bo", asks.Sit(seat=2, name="Bo")) == "STARTED"


def test_plays_out_of_turn_late_or_illegal_change_nothing() -> None:
    house = dealt()
    assert house.table.game is not None
    here, seq = actor(house), house.table.seq
    other = next(person for person in ("ann", "bo") if person != here)
    assert house.refused(here, asks.Play(seq=seq - 1, action="draw")) == "LATE"
    assert house.refused(here, asks.Play(seq=seq, action="drow")) == "NO_ACTION"
    seat = house.table.seat_of(other)
    assert house.refused(here, asks.Play(seq=seq, action=f"{seat} draw")) == "NOT_YOUR_SEAT"
    assert house.refused("zoe", asks.Play(seq=seq, action="draw")) == "NO_SEAT"
    before = house.table.game.position.states.tobytes()
    with pytest.raises(ValueError, match="turn"):
        house.ask(other, asks.Play(seq=seq, action="draw"))
    assert house.table.game.position.states.tobytes() == before
    assert house.table.seq == seq
    play(house)
    assert house.table.last is not None
    assert house.table.last[1:] == ("draw", "person")


def test_the_next_hand_comes_when_all_are_ready_or_late() -> None:
    house = dealt(settings={"target": "20000"})
    play_out(house)
    assert house.table.hand_over
    for person in ("ann", "bo", "cy"):
        house.ask(person, asks.NextHand())
    assert not house.table.dealing
    house.ask("di", asks.NextHand())
    assert house.table.shuffle.hand == 2
    house.wait(NUMBER_SECONDS)
    assert not house.table.dealing
    play_out(house)
    house.wait(BETWEEN_HANDS)
    assert house.table.shuffle.hand == 3


def test_a_pause_stops_the_game_and_anybody_ends_it() -> None:
    house = dealt()
    house.ask("cy", asks.Pause())
    assert house.refused("bo", asks.Pause()) == "PAUSED"
    assert house.refused(actor(house), asks.Play(seq=house.table.seq, action="draw")) == "PAUSED"
    with pytest.raises(Refused, match=r"^\w+ has paused the game\.$"):
        because(house.table, "ann", asks.Why(action="draw"))
    with pytest.raises(Refused, match=r"^\w+ has paused the game\.$"):
        offers(house.table, "ann", asks.Offer(cards=("4D",)))
    house.ask("ann", asks.Resume())
    assert house.refused("ann", asks.Resume()) == "NOT_PAUSED"
    play(house)


def test_a_bot_sits_in_after_the_grace_time_and_gives_the_seat_back() -> None:
    house = dealt(grace_seconds=30)
    seat = house.table.seat_of(actor(house))
    house.let(events.Gone(house.now, seat))
    house.wait(29)
    assert bot_turn(house.table) is None
    house.wait(1)
    assert house.table.seats[seat].stand_in == "hard"
    turn = bot_turn(house.table)
    assert turn is not None
    assert turn[:2] == (seat, "hard")
    house.let(events.Back(house.now, seat))
    assert bot_turn(house.table) is None
    play(house)


@pytest.mark.parametrize("clock", ["strict", "day"])
def test_a_clock_plays_safely_when_time_is_up(clock: str) -> None:
    house = dealt(clock=clock, turn_seconds=60)
    assert turn_until(house.table) == house.now + 60
    seq = house.table.seq
    house.wait(59)
    assert house.table.seq == seq
    house.now += 1
    event = overdue(house.table, house.asker())
    assert isinstance(event, events.Played)
    house.let(event)
    assert event.by == "clock"


@pytest.mark.parametrize("clock", ["none", "gentle"])
def test_other_clocks_never_play(clock: str) -> None:
    house = dealt(clock=clock)
    seq = house.table.seq
    house.wait(100_000)
    assert house.table.seq == seq


def test_bots_wait_while_nobody_is_there() -> None:
    house = House()
    house.ask("ann", asks.Sit(seat=1, name="Ann"))
    house.ask("ann", asks.Start())
    house.let(events.Gone(house.now, 1))
    house.wait(1)
    assert bot_turn(house.table) is None


def test_the_log_makes_the_table_again() -> None:
    house = dealt()
    play_out(house)
    again = rebuilt(house.log)
    assert again.seq == house.table.seq
    assert again.seats == house.table.seats
    assert again.reveals == house.table.reveals
    assert again.game is not None
    assert house.table.game is not None
    assert again.game.record() == house.table.game.record()


@pytest.mark.parametrize(
    "options", [{"grace_seconds": -1}, {"turn_seconds": 1}, {"settings": {"jokers": "99"}}]
)
def test_impossible_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"\."):
        Options(game="samba", **options).checked()  # type: ignore[arg-type]
