"""What is wrong with the words of a game record, wherever they stand."""

from typing import ClassVar

from escalera.engine.record.line_error import RECORD_TEXTS
from escalera.texts import NamedError


class StatementError(NamedError):
    """A text is no statement of a record, or it stands in the wrong place."""

    FILES: ClassVar = RECORD_TEXTS


class ShuffleWordError(NamedError):
    """A word of the provable shuffle has the wrong form."""

    FILES: ClassVar = RECORD_TEXTS
