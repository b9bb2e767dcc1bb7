"""A frame's words as bytes, by number: from the enums, the cards' texts and `protocol`."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from escalera.cards.kinds import KINDS, text_of
from escalera.engine.state.enums import Asked, Form, Op, Phase
from escalera.engine.state.translate import VERBS
from escalera.server.messages.protocol import MeldInfo, PublicHand

Words = npt.NDArray[Any]
"""Words as rows of bytes: the first byte says how many follow."""


def rows(words: Iterable[str]) -> Words:
    """Return words as rows of bytes, shape (words, 1 + the longest one's length)."""
    encoded = [word.encode() for word in words]
    made = np.zeros((len(encoded), 1 + max(map(len, encoded))), dtype=np.uint8)
    for row, word in zip(made, encoded, strict=True):
        row[: 1 + len(word)] = [len(word), *word]
    return made


def _values(words: type[IntEnum]) -> Words:
    """Return an enumeration's names as JSON values, by number."""
    names = {int(word): word.name.lower() for word in words}
    return rows(f'"{names.get(number, "")}",' for number in range(max(names) + 1))


def _by_op(words: dict[Op, str], other: str) -> Words:
    by_number = {int(op): word for op, word in words.items()}
    return rows(by_number.get(number, other) for number in range(max(Op) + 1))


_FIELDS: Final = (*PublicHand.__struct_fields__, *MeldInfo.__struct_fields__)


def key(field: str) -> int:
    """Return the row in `KEYS` of a field of `PublicHand` or `MeldInfo`."""
    return _FIELDS.index(field)


KEYS: Final = rows(f'"{field}":' for field in _FIELDS)
FLAGS: Final = rows(["false,", "true,"])
PHASES: Final = _values(Phase)
FORMS: Final = _values(Form)
ASKED: Final = _values(Asked)
CARDS: Final = rows(text_of(kind) for kind in range(KINDS))
VERBS_OF: Final = _by_op({**VERBS, Op.TAKE_WITH: f"{VERBS[Op.TAKE_WITH]} with"}, "")
"""The first word of an action, by `Op`."""
LINKS_OF: Final = _by_op(
    {Op.MERGE: " m", Op.BACK_CARD: " from m", Op.BACK_MELD: " from m"}, " to m"
)
"""What comes before the number of the meld that an action names, by `Op`."""

ALL: Final = (KEYS, FLAGS, PHASES, FORMS, ASKED, CARDS, VERBS_OF, LINKS_OF)
