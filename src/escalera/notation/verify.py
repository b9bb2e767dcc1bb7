"""Verifies records: is it a record, does every play follow the rules, was the deal fair?"""

from dataclasses import dataclass, field

from escalera.engine.match.game import Game
from escalera.engine.match.replay import ReplayError
from escalera.engine.record.line_error import RECORD_TEXTS
from escalera.notation.read import RecordError, read
from escalera.notation.revealed import ShuffleError, check_shuffles
from escalera.texts import LANGUAGES, Values, fault


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a record: the first wrong `line`, its fault's name, and the `rule`.

    values: what the sentence names.
    """

    line: int
    name: str
    rule: str
    values: Values = field(default_factory=dict, compare=False)

    @property
    def sentence(self) -> str:
        """What is wrong, in English."""
        return self.said(LANGUAGES[0])

    def said(self, language: str) -> str:
        """Return what is wrong; ValueError for a language without texts."""
        return fault(language, RECORD_TEXTS, self.name, self.values)

    def __str__(self) -> str:
        return f"{self.line}: {self.sentence} ({self.rule})"


def replayed(text: str | bytes, *, seed: int | str = 0) -> Game | Fault:
    """Return the match that a text tells, or the first fault in it.

    seed: for the hands dealt after the record's last one.
    """
    try:
        record = read(text)
        game = Game.from_record(record, seed=seed)
        check_shuffles(record, game.rules)
    except RecordError as error:
        return Fault(error.line, error.name, "record", error.values)
    except ReplayError as error:
        return Fault(max(1, error.line), error.name, error.rule, error.values)
    except ShuffleError as error:
        return Fault(error.line, error.name, "record: reveal", error.values)
    return game


def verify(text: str | bytes) -> Fault | None:
    """Return the first fault of a record, None if every line of it is right."""
    found = replayed(text)
    return found if isinstance(found, Fault) else None
