"""A table in play, without a network: requests, time and bots."""

import random
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from escalera.bots import make_bot
from escalera.notation.shuffle import seal_of
from escalera.server.messages import asks
from escalera.server.messages.options import Options
from escalera.server.table import events
from escalera.server.table.commands import Asker, decide
from escalera.server.table.events import TableMade
from escalera.server.table.stored.checks import noted
from escalera.server.table.stored.rebuilding import happen_again, opened
from escalera.server.table.stored.snapshot import snapshot, worth_one
from escalera.server.table.table import Table
from escalera.server.table.timeouts import NUMBER_SECONDS, overdue

PEOPLE = ("ann", "bo", "cy", "di", "ed", "flo")


def snapshots_of(log: Sequence[bytes]) -> Iterator[tuple[int, bytes]]:
    """Yield the snapshots that a server leaves beside a log, each with its seq."""
    made, *further = map(events.decode, log)
    assert isinstance(made, TableMade)
    table = opened(made)
    for event in further:
        happen_again(table, event)
        if (game := worth_one(table, [event])) is not None:
            yield table.seq, snapshot(table, game)


class Evening:
    """A table in play, with a clock in hand and its log."""

    def __init__(self, table: str, people: int, record: str = "", **options: Any) -> None:
        made = TableMade(1_000_000.0, table, Options(**options), "ann", record=record)
        self.table, self.now = Table(made), made.at
        self.log = [events.encode(noted(made, self.table))]
        self.people = PEOPLE[:people]
        self.chance = random.Random(table)
        self._secrets: Iterator[int] = count(1)

    def asker(self, person: str = "") -> Asker:
        return Asker(person, lambda: self.now, lambda: f"{next(self._secrets):064x}")

    def let(self, *happened: events.Event) -> None:
        for event in happened:
            self.table.apply(event)
            self.log.append(events.encode(noted(event, self.table)))

    def ask(self, person: str, ask: asks.Ask) -> None:
        self.now += 0.25
        self.let(*decide(self.table, ask, self.asker(person)))

    def wait(self, seconds: float) -> None:
        """Let time pass, with all that it brings about."""
        self.now += seconds
        while event := overdue(self.table, self.asker()):
            self.let(event)

    def begin(self, *bots: str) -> None:
        """Seat the people, then bots; start, and deal the first hand."""
        for seat, person in enumerate(self.people, 1):
            self.ask(person, asks.Sit(seat=seat, name=person.title()))
        for seat, bot in enumerate(bots, len(self.people) + 1):
            self.ask("ann", asks.PutBot(seat=seat, bot=bot))
        self.ask("ann", asks.Start())
        self.deal()

    def deal(self) -> None:
        """Seal and send numbers; the last person never sends one."""
        hand = self.table.shuffle.hand
        number = {person: f"{person}{hand}".encode().hex() for person in self.people}
        for person in self.people:
            self.ask(person, asks.Seal(hand=hand, hash=seal_of(number[person])))
        for person in self.people[:-1]:
            self.ask(person, asks.Shuffle(hand=hand, number=number[person]))
        self.wait(NUMBER_SECONDS)

    def play(self, most: int = 10_000, chance: float = 0.0) -> None:
        """Play on for at most some plays; now and then, by chance, any legal action."""
        for _ in range(most):
            game = self.table.game
            assert game is not None
            if game.hand_over:
                return
            seat, legal = game.seat_to_act, game.legal_actions()
            chosen = make_bot("greedy", f"{self.table.seq}").choose(game.view(seat), legal)
            if self.chance.random() < chance:
                chosen = self.chance.choice(legal)
            self._played(seat, str(chosen))

    def _played(self, seat: int, action: str) -> None:
        at = self.table.seats[seat]
        if at.player:
            self.now += 0.25
            self.let(events.Played(self.now, seat, action, "bot"))
        else:
            self.ask(at.person, asks.Play(seq=self.table.seq, action=action))

    def next_hand(self) -> None:
        for person in self.people:
            self.ask(person, asks.NextHand())
        self.deal()
