"""A batch's arrays as bytes, to keep and to read again."""

import io
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.envs.checks import check

_FIRST: Final = b"escalera hands\n"
"""What a save begins with, before the SHA-256 of all that follows; older ones begin otherwise."""
_DIGEST: Final = sha256().digest_size

Arrays = Mapping[str, npt.NDArray[Any]]
Forms = Mapping[str, tuple[tuple[int, ...], np.dtype[Any]]]
"""Shapes and types by name."""


def saved_bytes(kind: str, arrays: Arrays) -> bytes:
    """Return arrays by name as bytes; kind: what `saved_arrays` must be given to read them."""
    kept = io.BytesIO()
    named: dict[str, Any] = dict(arrays)
    np.savez_compressed(kept, made=kind, **named)
    return _FIRST + sha256(kept.getvalue()).digest() + kept.getvalue()


def saved_arrays(saved: bytes, kind: str, forms: Forms) -> dict[str, npt.NDArray[Any]]:
    """Return the arrays with these names, shapes and types; ValueError if there are none.

    Older saves have no digest, and are read too. What an array holds is not checked: these are
    bytes that somebody trusted has saved.
    """
    found = _read(_whole(saved), (*forms, "made"))
    check(str(found.pop("made")) == kind, "Those are hands of another kind.")
    fits = all((found[name].shape, found[name].dtype) == form for name, form in forms.items())
    check(fits, "Those are hands of another kind.")
    return found


def _whole(saved: bytes) -> bytes:
    """Return what stands behind the digest, once that is right; ValueError if it is not."""
    if not saved.startswith(_FIRST):
        return saved
    end = len(_FIRST) + _DIGEST
    undamaged = sha256(saved[end:]).digest() == saved[len(_FIRST) : end]
    check(undamaged, "These saved hands are damaged.")
    return saved[end:]


def _read(whole: bytes, names: tuple[str, ...]) -> dict[str, npt.NDArray[Any]]:
    try:
        with np.load(io.BytesIO(whole)) as kept:
            return {name: np.asarray(kept[name]) for name in names}
    except Exception as error:
        raise ValueError("These are no saved hands.") from error
