"""Tables that are set aside, because their log can't be read or replayed.

They are tried again, less and less often: the cause may pass, or somebody may mend it.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from escalera.server.live.fault_log import kind_of, log_fault, place_of
from escalera.server.live.limits.retries import Pauses
from escalera.server.messages.errors import Refused
from escalera.server.table.stored.checks import Changed

FIRST, LONGEST = 10.0, 3600.0
"""Seconds before a table is tried again: at first, and at most."""


class SetAside:
    """The tables that are set aside, and why."""

    def __init__(self, first: float = FIRST, longest: float = LONGEST) -> None:
        self._pauses = Pauses(first, longest)
        self.reasons: dict[str, str] = {}
        """By table, the kind of exception and where it was raised."""
        self._told: dict[str, Callable[[], Refused]] = {}
        """By table, a function that makes the refusal its people hear."""

    def counted(self) -> dict[str, int]:
        """Return how many tables are set aside for each reason; no table is named."""
        return dict(Counter(self.reasons.values()))

    def check(self, table_id: str) -> None:
        """Raise `Refused` if a table is set aside and its next try is not due."""
        if table_id in self.reasons and self._pauses.waits(table_id):
            raise self._refusal(table_id)

    @contextmanager
    def reading(self, table_id: str) -> Iterator[None]:
        """Set a table aside, and raise `Refused`, if its log can't be read or played."""
        try:
            yield
        except Exception as error:
            self._put(table_id, error)
            raise self._refusal(table_id) from error

    def _refusal(self, table_id: str) -> Refused:
        return self._told[table_id]()

    def try_soon(self, table_id: str) -> None:
        """Let a table wait no longer: something was written there."""
        self._pauses.went_well(table_id)

    def went_well(self, table_id: str) -> None:
        """Note that a table's whole log was read."""
        self._pauses.went_well(table_id)
        self.reasons.pop(table_id, None)
        self._told.pop(table_id, None)

    def _put(self, table_id: str, error: Exception) -> None:
        self._pauses.failed(table_id)
        match error:
            case Changed():
                self._told[table_id] = _not_replayed
                self.reasons[table_id] = f"not replayed: {error.what}"
                about = {"what": error.what, "hand": str(error.hand), "played_by": error.played_by}
                log_fault(error, "aside", table=table_id, **about)
            case _:
                self._told[table_id] = _not_read
                self.reasons[table_id] = f"{kind_of(error)} at {place_of(error)}"
                log_fault(error, "aside", table=table_id)


def is_set_aside(why: Refused) -> bool:
    """Say whether a refusal means that its table is set aside."""
    return why.name in ("SET_ASIDE", "NOT_REPLAYED")


def is_told(why: Refused) -> bool:
    """Say whether people who are let go hear why: their table can't go on, or they can't."""
    return is_set_aside(why) or why.name in ("TABLE_CLOSED", "BANNED")


def _not_read() -> Refused:
    return Refused("SET_ASIDE")


def _not_replayed() -> Refused:
    return Refused("NOT_REPLAYED")
