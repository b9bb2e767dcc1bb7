"""The melds on the table, as `protocol.MeldInfo`: by team, then by number."""

from typing import Final

from escalera.cards.kinds import kind_with
from escalera.engine.state.dtypes import MELD_CARDS, Meld, Rules, State
from escalera.engine.state.enums import Form
from escalera.engine.state.meld_slots import count_at, kind_at, next_slot, tabled_at
from escalera.server.frames.fast_json.kernel import kernel
from escalera.server.frames.fast_json.values import (
    CLOSE,
    Buffer,
    begin,
    close,
    number,
    put,
    quoted,
)
from escalera.server.frames.fast_json.words import FORMS, KEYS, key

_BEGIN: Final = ord("{")
_END: Final = ord("}")
_MELDS: Final = key("melds")
_TEAM: Final = key("team")
_NUMBER: Final = key("number")
_FORM: Final = key("form")
_CARDS: Final = key("cards")
_TABLED: Final = key("tabled")
_LACKS: Final = key("lacks")


@kernel
def place_at(m: Meld, spot: int) -> int:
    """Return the kind that a sequence's wild stands for at a spot, -1 for any other card."""
    if m.form != Form.SEQUENCE:
        return -1
    kind = kind_with(spot + 1, int(m.which))
    return -1 if kind_at(m, spot) == kind else kind


@kernel
def _meld_cards(m: Meld, tabled: bool, out: Buffer, n: int) -> int:
    """Write the cards of a meld, or only those of this turn that may be taken back."""
    n = begin(out, n, _TABLED if tabled else _CARDS)
    for spot in range(MELD_CARDS):
        for _ in range(tabled_at(m, spot) if tabled else count_at(m, spot)):
            n = quoted(out, n, kind_at(m, spot), place_at(m, spot))
    return close(out, n, CLOSE)


@kernel
def _meld(m: Meld, r: Rules, out: Buffer, n: int) -> int:
    out[n] = _BEGIN
    n = number(out, put(out, n + 1, KEYS, _TEAM), int(m.team))
    n = number(out, put(out, n, KEYS, _NUMBER), int(m.number))
    n = put(out, put(out, n, KEYS, _FORM), FORMS, int(m.form))
    n = _meld_cards(m, False, out, n)
    n = _meld_cards(m, True, out, n)
    n = number(out, put(out, n, KEYS, _LACKS), max(0, int(r.complete_cards) - int(m.total)))
    return close(out, n, _END)


@kernel
def melds(s: State, r: Rules, out: Buffer, n: int) -> int:
    """Write all melds."""
    n = begin(out, n, _MELDS)
    for team in range(r.teams):
        slot = next_slot(s, r, team, 0)
        while slot >= 0:
            n = _meld(s.melds[slot], r, out, n)
            slot = next_slot(s, r, team, int(s.melds[slot].number))
    return close(out, n, CLOSE)
