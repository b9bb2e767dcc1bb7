"""A table: its events applied in order. No input or output, no clock, no randomness.

Only `Table.apply` changes a table; `commands` decides what may happen.
"""

from dataclasses import dataclass, field
from functools import singledispatch
from typing import Literal

import msgspec

from escalera.engine.match.game import Game
from escalera.notation.shuffle import NONE as NO_NUMBER
from escalera.notation.shuffle import Revealed, deal_seed
from escalera.rules import RuleSet
from escalera.server.table import events
from escalera.server.table.brought import Brought, bring
from escalera.server.table.events import Event, TableMade
from escalera.server.table.hand_end import Ended, ended
from escalera.server.table.parameters import agreed
from escalera.server.table.seat import Seat

Status = Literal["open", "playing", "finished"]


@dataclass
class Shuffle:
    """The hand's secret. `at`: when the wait for seals began or, if `numbers`, for numbers."""

    hand: int = 0
    secret: str = ""
    commit: str = ""
    at: float = 0.0
    numbers: bool = False
    dealt: bool = True


@dataclass
class Table:
    """One table. `seq` is the number of events applied; seats are `seats[1]` to `seats[n]`.

    RecordError or ReplayError if it was opened with a record that can't be played.
    """

    made: TableMade
    seq: int = 1
    status: Status = "open"
    seats: dict[int, Seat] = field(default_factory=dict)
    game: Game | None = None
    shuffle: Shuffle = field(default_factory=Shuffle)
    reveals: dict[int, tuple[str, str]] = field(default_factory=dict)
    """By hand, the commitment and what it was made of."""
    ends: dict[int, Ended] = field(default_factory=dict)
    """By hand, how it ended."""
    paused_by: int = 0
    turn_since: float = 0.0
    over_since: float = 0.0
    rematch: str = ""
    call: str = ""
    brought: Brought | None = None
    """What was played elsewhere before this table was opened."""
    last: tuple[int, str, str] | None = None
    closed: bool = False

    def __post_init__(self) -> None:
        self.options = agreed(self.made)
        self.rules: RuleSet = self.options.rules()
        self.seats = {seat: Seat() for seat in range(1, self.rules.seats + 1)}
        self.turn_since = self.made.at
        if self.made.record:
            self._bring(bring(self.made.record, self.rules))

    def _bring(self, brought: Brought) -> None:
        self.brought, self.shuffle.hand = brought, brought.hands
        self.ends.update(brought.ends)
        self.reveals.update(brought.reveals)

    @property
    def hands_brought(self) -> int:
        """How many hands were played elsewhere before this table was opened."""
        return self.brought.hands if self.brought else 0

    @property
    def match(self) -> Game | None:
        """The match so far, also before it goes on here; None if none has begun."""
        return self.game or (self.brought.game if self.brought else None)

    @property
    def id(self) -> str:
        """The table's name in links."""
        return self.made.table

    @property
    def hand_over(self) -> bool:
        """Whether a dealt hand is over and the next one not dealt."""
        return self.game is not None and self.game.hand_number > 0 and self.game.hand_over

    @property
    def dealing(self) -> bool:
        """Whether the next hand is committed and waits for numbers."""
        return not self.shuffle.dealt

    def seat_of(self, person: str) -> int:
        """Return a person's seat, 0 for none."""
        if person:
            for number, seat in self.seats.items():
                if seat.person == person:
                    return number
        return 0

    def apply(self, event: Event) -> None:
        """Let an event happen; an illegal play raises `IllegalAction` and changes nothing."""
        _apply(event, self)
        self.seq += 1

    def numbers(self) -> tuple[str, ...]:
        """Return what each seat added to the shuffle, in seat order."""
        return tuple(self.seats[n].number for n in sorted(self.seats))

    def unsealed(self) -> list[int]:
        """Return the seats whose people are there and have not sealed a number."""
        seats = self.seats.items()
        return [n for n, s in seats if s.present and not s.seal and s.number == NO_NUMBER]

    def withheld(self) -> list[int]:
        """Return the seats that have sealed a number and not sent it."""
        return [n for n, seat in self.seats.items() if seat.seal and seat.number == NO_NUMBER]

    def revealed(self) -> str:
        """Return what the hand's shuffle was made of, as a record's `reveal` has it."""
        return str(Revealed(self.shuffle.secret, self.id, self.numbers()))


@singledispatch
def _apply(event: Event, _table: Table) -> None:
    raise TypeError(f"no event: {event!r}")


@_apply.register
def _(event: events.Seated, table: Table) -> None:
    table.seats[event.seat] = Seat(person=event.person, name=event.name)


@_apply.register
def _(event: events.BotSeated, table: Table) -> None:
    table.seats[event.seat] = Seat(bot=event.bot, name=event.name)


@_apply.register
def _(event: events.SeatLeft, table: Table) -> None:
    table.seats[event.seat] = Seat()


@_apply.register
def _(event: events.SeatsSwapped, table: Table) -> None:
    one, other = event.seat, event.other
    table.seats[one], table.seats[other] = table.seats[other], table.seats[one]


@_apply.register
def _(_event: events.MatchStarted, table: Table) -> None:
    table.status = "playing"
    names = tuple(table.seats[n].record_name for n in sorted(table.seats))
    brought = table.brought
    table.game = brought.going_on(names) if brought else Game.waiting(table.rules, names=names)


@_apply.register
def _(event: events.HandCommitted, table: Table) -> None:
    table.shuffle = Shuffle(event.hand, event.secret, event.commit, event.at, dealt=False)
    for seat in table.seats.values():
        seat.ready, seat.seal, seat.number = False, "", NO_NUMBER


@_apply.register
def _(event: events.SealGiven, table: Table) -> None:
    table.seats[event.seat].seal = event.hash


@_apply.register
def _(event: events.NumbersAsked, table: Table) -> None:
    table.shuffle.numbers, table.shuffle.at = True, event.at


@_apply.register
def _(event: events.NumberGiven, table: Table) -> None:
    table.seats[event.seat].number = event.number


@_apply.register
def _(event: events.HandDealt, table: Table) -> None:
    assert table.game is not None
    table.shuffle.dealt = True
    seed = deal_seed(table.shuffle.secret, table.numbers(), table.id, table.shuffle.hand)
    table.game.next_hand(seed=seed, commit=table.shuffle.commit)
    table.last, table.turn_since = None, event.at
    _end_of_hand(table, event.at)


@_apply.register
def _(event: events.Played, table: Table) -> None:
    assert table.game is not None
    table.game.play(event.action, event.seat)
    table.last, table.turn_since = (event.seat, event.action, event.by), event.at
    _end_of_hand(table, event.at)


@_apply.register
def _(event: events.Ready, table: Table) -> None:
    table.seats[event.seat].ready = True


@_apply.register
def _(event: events.Gone, table: Table) -> None:
    table.seats[event.seat].away_since = event.at


@_apply.register
def _(event: events.Back, table: Table) -> None:
    seat, game = table.seats[event.seat], table.game
    if seat.stand_in and game is not None and game.seat_to_act == event.seat:
        table.turn_since = event.at  # the turn was a bot's until now
    seat.away_since, seat.stand_in, seat.left = 0.0, "", False


@_apply.register
def _(event: events.StandIn, table: Table) -> None:
    seat = table.seats[event.seat]
    seat.stand_in, seat.left = event.bot, event.left


@_apply.register
def _(event: events.CallGiven, table: Table) -> None:
    table.call = event.link


@_apply.register
def _(event: events.BotsChanged, table: Table) -> None:
    for seat in table.seats.values():
        if seat.bot and event.bot:
            seat.bot = event.bot
    if event.pace:
        table.options = msgspec.structs.replace(table.options, pace=event.pace)


@_apply.register
def _(event: events.Paused, table: Table) -> None:
    table.paused_by = event.seat


@_apply.register
def _(event: events.Resumed, table: Table) -> None:
    table.paused_by, table.turn_since = 0, event.at
    table.over_since = max(table.over_since, event.at)


@_apply.register
def _(event: events.RematchMade, table: Table) -> None:
    table.rematch = event.table


@_apply.register
def _(_event: events.Forgotten, _table: Table) -> None:
    return


@_apply.register
def _(event: events.Closed, table: Table) -> None:
    table.status, table.closed, table.over_since = "finished", True, event.at


def _end_of_hand(table: Table, at: float) -> None:
    assert table.game is not None
    if not table.game.hand_over:
        return
    table.over_since, reveal = at, table.revealed()
    table.reveals[table.shuffle.hand] = table.shuffle.commit, reveal
    table.game.reveal(reveal)
    table.ends[table.shuffle.hand] = ended(table.game, table.seq + 1)
    if table.game.outcome() is not None:
        table.status = "finished"
