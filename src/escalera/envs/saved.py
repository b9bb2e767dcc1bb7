"""A batch's arrays as bytes, to keep and to read again."""

import io
from collections.abc import Iterable, Mapping
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt


def saved_bytes(kind: str, arrays: Mapping[str, npt.NDArray[Any]]) -> bytes:
    """Return arrays by name as bytes; kind: what `saved_arrays` must be given to read them."""
    kept = io.BytesIO()
    named: dict[str, Any] = dict(arrays)
    np.savez_compressed(kept, made=kind, **named)
    return kept.getvalue()


def saved_arrays(saved: bytes, kind: str, names: Iterable[str]) -> dict[str, npt.NDArray[Any]]:
    """Return the arrays with these names; ValueError: there are none, or of another kind."""
    try:
        with np.load(io.BytesIO(saved)) as kept:
            found = {name: kept[name] for name in (*names, "made")}
    except (ValueError, KeyError, EOFError, BadZipFile) as error:
        raise ValueError("These are no saved hands.") from error
    if str(found.pop("made")) != kind:
        raise ValueError("Those are hands of another kind.")
    return found
