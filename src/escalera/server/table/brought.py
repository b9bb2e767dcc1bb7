"""A match that was begun elsewhere: a table goes on with its next hand.

The record is the bridge: all about the earlier hands follows from it, as they are played again.
"""

from dataclasses import dataclass

from escalera.engine.match.game import Game
from escalera.engine.match.replay import recorded_names, replay
from escalera.notation import read
from escalera.rules import RuleSet
from escalera.server.messages.plain_text import BOT
from escalera.server.table.events import By
from escalera.server.table.hand_end import Ended, ended


@dataclass(frozen=True)
class Brought:
    """The match so far: the game between two hands, by hand its end, and who played it, by seat.

    `reveals`: by hand, the commitment and what it was made of.
    """

    game: Game
    ends: dict[int, Ended]
    reveals: dict[int, tuple[str, str]]
    names: tuple[str, ...]

    @property
    def hands(self) -> int:
        """How many hands were played."""
        return self.game.hand_number

    def person(self, seat: int) -> str:
        """Return the name of the person who sat in a seat, empty if a bot or nobody did."""
        name = self.names[seat - 1] if self.names else ""
        return "" if name.lower().startswith(BOT) else name

    def by(self, seat: int) -> By:
        """Return who made a seat's plays."""
        return "person" if self.person(seat) else "bot"

    def going_on(self, names: tuple[str, ...]) -> Game:
        """Return the game for the players who go on; its record says who played before."""
        game, players = self.game.copy(), ", ".join(self.names)
        game.rename(names, f"hands 1 to {self.hands} were played elsewhere by {players}")
        return game


def bring(text: str, rules: RuleSet) -> Brought:
    """Return the match of a record, played again by a table's rules.

    RecordError if it is no record, ReplayError where it breaks the rules.
    """
    record, game = read(text), Game.waiting(rules)
    ends: dict[int, Ended] = {}

    def note() -> None:
        ends[game.hand_number] = ended(game, seq=1)

    replay(game, record, note)
    proven = [(hand.number, hand.commit, hand.reveal) for hand in record.hands]
    reveals = {n: (commit.digest, reveal.text) for n, commit, reveal in proven if commit and reveal}
    return Brought(game, ends, reveals, recorded_names(record, rules.seats))
