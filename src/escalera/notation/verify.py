"""Verifies records: is it a record, does every play follow the rules, was the deal fair?"""

from dataclasses import dataclass

from escalera.engine.match.game import Game
from escalera.engine.match.replay import ReplayError
from escalera.notation.read import RecordError, read
from escalera.notation.revealed import ShuffleError, check_shuffles


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a record: the first wrong `line`, a `sentence`, and the `rule`."""

    line: int
    sentence: str
    rule: str

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
        return Fault(error.line, error.sentence, "record")
    except ReplayError as error:
        return Fault(max(1, error.line), error.sentence, error.rule)
    except ShuffleError as error:
        return Fault(error.line, error.sentence, "record: reveal")
    return game


def verify(text: str | bytes) -> Fault | None:
    """Return the first fault of a record, None if every line of it is right."""
    found = replayed(text)
    return found if isinstance(found, Fault) else None
