"""Records as plain Python objects; the engine runs on these too."""

from typing import Any

import numpy as np


def plain(record: Any) -> Any:
    """Return a copy of a record as plain Python objects with the same field names."""
    if isinstance(record, np.void):
        made = type("Plain", (), {})()
        for name in record.dtype.names or ():
            setattr(made, name, plain(record[name]))
        return made
    if isinstance(record, np.ndarray):
        return [plain(item) for item in record]
    return record.item()


def fill(record: Any, source: Any) -> None:
    """Write plain objects back into a record of the same shape."""
    for name in record.dtype.names:
        _fill_field(record, name, getattr(source, name))


def _fill_field(record: Any, name: str, value: Any) -> None:
    if isinstance(value, list) and value and hasattr(value[0], "__dict__"):
        for part, item in zip(record[name], value, strict=True):
            fill(part, item)
    else:
        record[name] = value
