"""Write game records, whole or statement by statement."""

from typing import TextIO

from escalera.engine.record.match_record import Record
from escalera.engine.record.statements import Statement
from escalera.notation.read import RecordReader


def write(record: Record) -> str:
    """Return a record's text: for a record that was read, the same text again."""
    return "\n".join(map(str, record.statements)) + "\n" * record.ended


class RecordWriter:
    """Writes a record to a text stream as the game goes on.

    It reads every line back before it writes it, so after the head the stream always holds a valid
    record. Open files with encoding UTF-8 and newline "".
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._reader = RecordReader()

    def add(self, statement: Statement) -> None:
        """Write one statement; if it does not fit, RecordError, and nothing is written."""
        text = str(statement)
        self._reader.feed(text)
        self._stream.write(f"{text}\n")
