"""Game records as text: `read`, `write` and what can go wrong (`RecordError`)."""

from escalera.notation.read import RecordError, RecordReader, read, read_file
from escalera.notation.write import RecordWriter, write

__all__ = ["RecordError", "RecordReader", "RecordWriter", "read", "read_file", "write"]
