"""A seat at a table, and who plays it."""

from dataclasses import dataclass

from escalera.notation.shuffle import NONE as NO_NUMBER


@dataclass
class Seat:
    """A seat: a person, a bot, both while the bot sits in for the person, or nobody."""

    person: str = ""
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    away_since: float = 0.0
    left: bool = False
    ready: bool = False
    pauses: int = 0
    """How often it has paused the match."""
    seal: str = ""
    number: str = NO_NUMBER

    @property
    def free(self) -> bool:
        """Whether neither a person nor a bot sits here."""
        return not self.person and not self.bot

    @property
    def player(self) -> str:
        """The bot that plays this seat now, empty if its person does."""
        return self.bot or self.stand_in

    @property
    def present(self) -> bool:
        """Whether a person sits here and is connected."""
        return bool(self.person) and not self.away_since

    @property
    def record_name(self) -> str:
        """What a record calls who sits here."""
        return f"bot:{self.bot}" if self.bot else self.name
