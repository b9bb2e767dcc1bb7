"""A table at hand in this process, and the connections that listen to it."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from escalera.server.frames.hand_frames import HandFrames
from escalera.server.live.audience import Audience
from escalera.server.live.limits.rate_limits import Limits
from escalera.server.live.sayings import Sayings
from escalera.server.messages import asks
from escalera.server.messages.errors import Refused
from escalera.server.table.events import Event
from escalera.server.table.table import Table

PATIENCE = 20.0
CHANGES, CHANGES_IN = 300, 3600.0
"""How often one person may change something at a table in so many seconds, besides playing."""
_THE_PLAY = asks.Start | asks.Seal | asks.Shuffle | asks.Play | asks.NextHand
"""What takes the match on; taking back has no limit but that of messages (R22)."""


def _nothing(_why: Refused) -> None:
    return


def _all(_listener: "Listener") -> bool:
    return True


@dataclass(eq=False)
class Listener:
    """A connection to a table; `send` must not block, `let_go` ends it, and says why."""

    person: str
    send: Callable[[bytes], object]
    let_go: Callable[[Refused], None] = _nothing
    address: str = ""
    """Where it comes from, as far as that is known."""
    changes: bool = False
    """Whether it takes changes of a hand in place of the whole."""
    version: int = 0
    """Of its person's cookies, the one that it came with."""
    hand: tuple[int, int] = (0, 0)
    """The seq and the seat of the hand that it was told last."""


@dataclass(eq=False)
class Live:
    """A table at hand, who listens, and what they were told last."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    audience: Audience = field(default_factory=Audience)
    sayings: Sayings = field(default_factory=Sayings)
    moved: float = field(init=False)
    """When it was read, or when somebody last played at it."""
    wanted: float = field(default_factory=time.monotonic)
    """When somebody last asked for it."""
    quiet: tuple[int, float] = (0, 0.0)
    """The seq at the last look by the clock; until when none is needed at that seq (monotonic)."""
    patience: float = field(init=False)
    """How long it may stand still before people not connected here count as gone."""
    stale: bool = False
    """Whether something happened here that may not be stored or told yet."""
    told: int = 0
    """The seq up to which everybody was told."""
    frames: HandFrames | None = None
    """The hand as it was told last."""
    hand_told: int = 0
    """The last hand whose end was told."""
    may_change: Limits = field(default_factory=lambda: Limits(CHANGES, CHANGES_IN))
    """What each person may still change."""
    removed_from: dict[str, float] = field(default_factory=dict)
    """The addresses that people were removed from here, and when, in UTC seconds."""
    opened_from: str | None = None
    """A digest of the address that opened it, empty if nobody knows; None before a bot plays."""

    def __post_init__(self) -> None:
        self.note_move()
        self.told = self.table.seq
        self.hand_told = max(self.table.hands_brought, self._hand_ended())

    def note_move(self) -> None:
        """Note that it doesn't stand still."""
        self.moved, self.patience = time.monotonic(), PATIENCE

    def _hand_ended(self) -> int:
        game = self.table.game
        return game.hand_number if game is not None and self.table.hand_over else 0

    def quieten(self, seconds: float) -> None:
        """Note that nothing will happen by itself for some seconds, unless the table changes."""
        self.quiet = self.table.seq, time.monotonic() + seconds

    def is_quiet(self) -> bool:
        """Say whether nothing can have happened by itself since the last look."""
        return self.quiet[0] == self.table.seq and time.monotonic() < self.quiet[1]

    def players(self) -> set[Listener]:
        """Return who listens and has a seat or lost it, or is the host: each is told otherwise."""
        known = self._known()
        return {listener for listener in self.listeners if listener.person in known}

    def watchers(self) -> set[Listener]:
        """Return who listens and only watches: all of them are told the same."""
        known = self._known()
        return {listener for listener in self.listeners if listener.person not in known}

    def _known(self) -> set[str]:
        people = {seat.person for seat in self.table.seats.values() if seat.person}
        return people | {self.table.made.host} | self.table.let_go

    def check_open(self) -> None:
        """Let everybody go, and raise `Refused`, if whoever runs the server closed the table."""
        if self.table.closed:
            why = Refused("TABLE_CLOSED")
            self.let_go(why)
            raise why

    def allowed(self, ask: asks.Ask, person: str, made: list[Event]) -> list[Event]:
        """Return what a request led to; `Refused` if its person has changed too much here.

        Each event stays in the log, which is read again and again.
        """
        if made and not isinstance(ask, _THE_PLAY) and not self.may_change.allows(person):
            raise Refused("TOO_MANY_CHANGES")
        return made

    def let_go(self, why: Refused, whom: Callable[[Listener], bool] = _all) -> None:
        """End connections, all or some, and say why."""
        for listener in list(self.listeners):
            if whom(listener):
                self.listeners.discard(listener)
                listener.let_go(why)

    def end_untold(self) -> bool:
        """Whether a hand is over and nobody was told yet."""
        return self._hand_ended() > self.hand_told
