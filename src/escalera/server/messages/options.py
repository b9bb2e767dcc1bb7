"""What people agree on for a table before it starts."""

from typing import Literal

import msgspec

from escalera.rules import RuleSet, load
from escalera.server.messages.errors import Refused

Clock = Literal["none", "gentle", "strict", "day"]
"""No clock, a nudge, a safe play when time is up, or a day for each turn."""
Pace = Literal["instant", "quick", "calm", "slow"]
TakeBack = Literal[0, 3, 5]
"""For how many seconds a player can take a discard back before it is played."""

TURN_SECONDS: dict[Clock, float] = {"none": 0.0, "gentle": 90.0, "strict": 90.0, "day": 86_400.0}
BOT_SECONDS: dict[Pace, float] = {"instant": 0.0, "quick": 0.4, "calm": 1.2, "slow": 2.5}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table plays, and how.

    settings: switches and house rules, as in a record; hints: whether the page may tell a player
    what the planner would play; grace_seconds: how long a seat waits for somebody who left before
    a bot sits in; turn_seconds: 0 for the clock's own; take_back_seconds: how long a player's page
    holds a discard, where no clock runs, before it plays it; pauses, pause_seconds: how often in a
    match a seat may pause it while other people play, and how long at most each time.
    """

    game: str
    players: int = 4
    settings: dict[str, str] = {}
    public: bool = False
    spectators: bool = True
    chat: bool = False
    clock: Clock = "none"
    turn_seconds: int = 0
    grace_seconds: int = 120
    pace: Pace = "calm"
    hints: bool = False
    take_back_seconds: TakeBack = 0
    pauses: int = 6
    pause_seconds: int = 1800

    def rules(self) -> RuleSet:
        """Return the rule set; `RuleError`, its text a sentence, if it is impossible."""
        return load(self.game, self.players, self.settings)

    def seconds_a_turn(self) -> float:
        """Return the time for a turn, 0 for no limit."""
        if self.clock == "none":
            return 0.0
        return float(self.turn_seconds) or TURN_SECONDS[self.clock]

    def seconds_a_pause(self) -> float:
        """Return how long a pause may last: never less than a turn."""
        return max(float(self.pause_seconds), self.seconds_a_turn())

    def checked(self) -> "Options":
        """Return these options; RuleError or Refused if they can't be played."""
        self.rules()
        if not 0 <= self.grace_seconds <= 3600:
            raise Refused("NO_SUCH_WAIT", most=3600)
        if self.turn_seconds and not 5 <= self.turn_seconds <= 604_800:
            raise Refused("NO_SUCH_TURN")
        if not 0 <= self.pauses <= 100 or not 10 <= self.pause_seconds <= 604_800:
            raise Refused("NO_SUCH_PAUSE")
        return self
