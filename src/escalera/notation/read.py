"""Read game records: text to statements, with the line of every mistake."""

from pathlib import Path

from escalera.engine.record.line_error import LineError
from escalera.engine.record.match_record import Record
from escalera.engine.record.statements import Statement
from escalera.notation.order import Order
from escalera.notation.parse import parse_statement
from escalera.texts import NamedError


class RecordError(LineError):
    """A text is not a record: the `line` (from 1) and a `sentence` that says what is wrong."""


class RecordReader:
    """Reads a record line by line as it is written."""

    def __init__(self) -> None:
        self._order = Order()
        self._statements: list[Statement] = []

    def feed(self, text: str) -> Statement:
        """Take the next line, without its newline, and return its statement.

        RecordError if the line is malformed or out of place; the reader then stays as it was.
        """
        line = len(self._statements) + 1
        try:
            statement = parse_statement(text, line)
            self._order.admit(statement)
        except NamedError as error:
            raise RecordError(line, error.name, "", **error.values) from None
        self._statements.append(statement)
        return statement

    def record(self, *, ended: bool = True) -> Record:
        """Return the record so far; RecordError if the head is not complete."""
        if missing := self._order.missing():
            raise RecordError(max(1, len(self._statements)), "MISSING", word=missing)
        return Record(tuple(self._statements), ended)


def read(text: str | bytes) -> Record:
    """Return the record that a text holds; RecordError if it holds none.

    The record may stop anywhere after its head. `write` gives the same text back. This does not
    check whether deals and plays follow the rules.
    """
    whole = _decoded(text)
    body = whole.removesuffix("\n")
    reader = RecordReader()
    for line in body.split("\n"):
        reader.feed(line)
    return reader.record(ended=whole != body)


def read_file(path: str | Path) -> Record:
    """Return the record that a file holds; OSError if it can't be opened, else as `read`."""
    return read(Path(path).read_bytes())


def _decoded(text: str | bytes) -> str:
    """Return the text; UTF-8 can write it."""
    try:
        whole = text.decode() if isinstance(text, bytes) else text
        whole.encode()
    except UnicodeDecodeError as error:
        raise _undecodable(error.object[: error.start].count(b"\n")) from None
    except UnicodeEncodeError as error:
        raise _undecodable(error.object[: error.start].count("\n")) from None
    return whole


def _undecodable(lines_before: int) -> RecordError:
    return RecordError(lines_before + 1, "NOT_UTF_8")
