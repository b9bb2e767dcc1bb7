"""The legal list has no action twice, and holds exactly the candidates that `check` allows.

Candidates are all codes over the player's kinds (and one kind not held), every place of a wild and
every slot, own or not, in canonical order: naturals by kind, then twos, then the joker.
"""

from typing import Any

from escalera.cards.kinds import JOKER, KINDS
from escalera.engine.state import codes
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Op, Phase
from escalera.engine.state.reasons import Reason
from escalera.engine.topics.dispatch import check
from tests.fuzz.checks.faults import Fault
from tests.fuzz.compiled import kernel

CELLS = 32_749
"""The size of the tables that remember the codes seen: a prime, far above any list's length."""
PLACES = 14
STAMP = CELLS


@kernel
def _cell(seen: Any, stamps: Any, code: int) -> int:
    """Return the cell of a code, or the free cell where it would go."""
    at = code % CELLS
    while stamps[at] == stamps[STAMP] and seen[at] != code:
        at = (at + 1) % CELLS
    return at


@kernel
def remember(seen: Any, stamps: Any, out: Any, n: int) -> int:
    """Remember n codes instead of those before; `Fault.TWICE` if a code comes twice."""
    stamps[STAMP] += 1
    for i in range(n):
        at = _cell(seen, stamps, int(out[i]))
        if stamps[at] == stamps[STAMP]:
            return Fault.TWICE + 0
        seen[at] = out[i]
        stamps[at] = stamps[STAMP]
    return Fault.OK + 0


@kernel
def _try(s: State, r: Rules, seen: Any, stamps: Any, found: Any, code: int) -> None:
    """Count a candidate that is legal, and note it if it is not listed."""
    if check(s, r, code) != Reason.OK:
        return
    found[0] += 1
    if stamps[_cell(seen, stamps, code)] != stamps[STAMP]:
        found[1] = code


@kernel
def _kinds(s: State, kinds: Any, extra: int) -> int:
    """Write the kinds held, and one more, in canonical order; return how many there are."""
    count = 0
    for i in range(KINDS):
        kind = i + 4 if i < JOKER - 4 else i - (JOKER - 4)
        if i == JOKER:
            kind = JOKER
        if s.hands[s.seat][kind] > 0 or kind == extra:
            kinds[count] = kind
            count += 1
    return count


@kernel
def _is_wild(kind: int) -> bool:
    return kind < 4 or kind == JOKER


@kernel
def _without_cards(s: State, r: Rules, seen: Any, stamps: Any, found: Any) -> None:
    for op in range(1, 19):
        _try(s, r, seen, stamps, found, codes.plain(op))
        if op == Op.DISCARD or op == Op.DECLARE:  # noqa: PLR1714
            for kind in range(KINDS):
                code = codes.encode(op, kind, NO_CARD, NO_CARD, 0, -1, -1)
                _try(s, r, seen, stamps, found, code)


@kernel
def _melds_only(s: State, r: Rules, seen: Any, stamps: Any, found: Any) -> None:
    """Try the actions that name one or two melds and no card."""
    for slot in range(int(s.slots) + 1):
        for op in range(1, 19):
            code = codes.encode(op, NO_CARD, NO_CARD, NO_CARD, 0, slot, -1)
            if op == Op.TAKE_ALONE or op == Op.BACK_MELD:  # noqa: PLR1714
                _try(s, r, seen, stamps, found, code)
        for other in range(int(s.slots) + 1):
            code = codes.encode(Op.MERGE, NO_CARD, NO_CARD, NO_CARD, 0, slot, other)
            _try(s, r, seen, stamps, found, code)


@kernel
def _places(kind: int) -> int:
    """Return how many places to try for a kind: all for a wild, none and one for a natural."""
    return PLACES if _is_wild(kind) else 2


@kernel
def _single_cards(
    s: State, r: Rules, seen: Any, stamps: Any, found: Any, kinds: Any, count: int
) -> None:
    """Try to add each card of the hand, and to take back any card."""
    for slot in range(int(s.slots) + 1):
        for i in range(count):
            for place in range(_places(int(kinds[i]))):
                code = codes.encode(Op.ADD, int(kinds[i]), NO_CARD, NO_CARD, place, slot, -1)
                _try(s, r, seen, stamps, found, code)
        for kind in range(KINDS):
            for place in range(_places(kind)):
                code = codes.encode(Op.BACK_CARD, kind, NO_CARD, NO_CARD, place, slot, -1)
                _try(s, r, seen, stamps, found, code)


@kernel
def _pairs(s: State, r: Rules, seen: Any, stamps: Any, found: Any, kinds: Any, count: int) -> None:
    """Try each take with two cards; only a few after the draw, when none is legal."""
    slots = int(s.slots) + 1 if s.phase == Phase.DRAW else 1
    for i in range(count):
        for j in range(i, count):
            a, b = int(kinds[i]), int(kinds[j])
            for place in range(PLACES if _is_wild(b) else 1):
                for slot in range(-1, slots):
                    code = codes.encode(Op.TAKE_WITH, a, b, NO_CARD, place, slot, -1)
                    _try(s, r, seen, stamps, found, code)


@kernel
def _threes(s: State, r: Rules, seen: Any, stamps: Any, found: Any, kinds: Any, count: int) -> None:
    """Try each meld of three cards."""
    for i in range(count):
        for j in range(i, count):
            for k in range(j, count):
                a, b, c = int(kinds[i]), int(kinds[j]), int(kinds[k])
                for place in range(_places(c)):
                    code = codes.encode(Op.MELD, a, b, c, place, -1, -1)
                    _try(s, r, seen, stamps, found, code)


@kernel
def check_complete(
    s: State, r: Rules, seen: Any, stamps: Any, found: Any, kinds: Any, n: int, extra: int
) -> int:
    """Compare the n codes just remembered with all candidates; found: scratch for two numbers.

    extra: a kind to try even if it is not held.
    """
    found[0] = 0
    found[1] = 0
    count = _kinds(s, kinds, extra)
    _without_cards(s, r, seen, stamps, found)
    _melds_only(s, r, seen, stamps, found)
    _single_cards(s, r, seen, stamps, found, kinds, count)
    _pairs(s, r, seen, stamps, found, kinds, count)
    _threes(s, r, seen, stamps, found, kinds, count)
    if found[1] > 0:
        return Fault.NOT_LISTED + 0
    return (Fault.OK if found[0] == n else Fault.NOT_ALLOWED) + 0
