"""A table: its events applied in order. No input or output, no clock, no randomness.

Only `Table.apply` changes a table; `commands` decides what may happen.
"""

from dataclasses import dataclass, field
from typing import Literal

from escalera.engine.match.game import Game
from escalera.notation.shuffle import NONE as NO_NUMBER
from escalera.notation.shuffle import Revealed
from escalera.rules import RuleSet
from escalera.server.table.brought import Brought, bring
from escalera.server.table.events import Event, TableMade
from escalera.server.table.hand_end import Ended
from escalera.server.table.hand_shuffle import Shuffle
from escalera.server.table.happening import happen
from escalera.server.table.parameters import agreed
from escalera.server.table.seat import Seat

Status = Literal["open", "playing", "finished"]


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
    paused_since: float = 0.0
    turn_since: float = 0.0
    no_more_time: bool = False
    """Whether no play of this turn gives time anew: something was taken back, or didn't count."""
    came_back: bool = False
    """Whether somebody came back in this turn, and had their time anew."""
    over_since: float = 0.0
    changed_at: float = 0.0
    """When the newest event happened."""
    rematch: str = ""
    call: str = ""
    removed: set[str] = field(default_factory=set)
    """Those whom the host has removed: they can't come back."""
    let_go: set[str] = field(default_factory=set)
    """Those whose seat the host has taken back, and who have not taken another."""
    locked: bool = False
    """Whether only those who sit here may see the table."""
    brought: Brought | None = None
    """What was played elsewhere before this table was opened."""
    last: tuple[int, str, str] | None = None
    closed: bool = False
    """Whether whoever runs the server has ended it."""

    def __post_init__(self) -> None:
        self.options = agreed(self.made)
        self.rules: RuleSet = self.options.rules()
        self.seats = {seat: Seat() for seat in range(1, self.rules.seats + 1)}
        self.turn_since = self.changed_at = self.made.at
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

    @property
    def several(self) -> bool:
        """Whether more than one person sits here; among bots nobody else waits."""
        return sum(bool(seat.person) for seat in self.seats.values()) > 1

    def seat_of(self, person: str) -> int:
        """Return a person's seat, 0 for none."""
        if person:
            for number, seat in self.seats.items():
                if seat.person == person:
                    return number
        return 0

    def apply(self, event: Event) -> None:
        """Let an event happen; an illegal play raises `IllegalAction` and changes nothing."""
        happen(event, self)
        self.seq += 1
        self.changed_at = event.at

    def wait_from(self, now: float) -> None:
        """Let every wait that began later than now begin now: the clock has been set back."""
        self.turn_since = min(self.turn_since, now)
        self.over_since = min(self.over_since, now)
        self.paused_since = min(self.paused_since, now)
        self.shuffle.at = min(self.shuffle.at, now)
        for seat in self.seats.values():
            seat.away_since = min(seat.away_since, now)

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
