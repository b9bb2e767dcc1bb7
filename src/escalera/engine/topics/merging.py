"""Merging two open sets of one rank (R9; samba: Melding)."""

from escalera.cards.jit import kernel
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Form
from escalera.engine.state.meld_slots import SET_SPOTS, count_at, tabled_at
from escalera.engine.state.reasons import Reason
from escalera.engine.topics.melds import check_target, set_takes_wilds


@kernel
def check_merge(s: State, r: Rules, slot: int, other: int) -> Reason:
    """Say whether two open sets of a rank may become one (R9)."""
    if not r.merge_sets:
        return Reason.NO_MERGING
    team = int(r.team_of[s.seat])
    reason = check_target(s, team, slot)
    if reason == Reason.OK:
        reason = check_target(s, team, other)
    if reason != Reason.OK:
        return reason
    a, b = s.melds[slot], s.melds[other]
    if slot == other or a.form != Form.SET or b.form != Form.SET or a.which != b.which:
        return Reason.NOT_MERGEABLE
    return _check_merged(s, r, slot, other)


@kernel
def _check_merged(s: State, r: Rules, slot: int, other: int) -> Reason:
    a, b = s.melds[slot], s.melds[other]
    if a.total >= r.complete_cards or b.total >= r.complete_cards:
        return Reason.MELD_COMPLETE
    total = int(a.total) + int(b.total)
    wilds = int(a.wilds) + int(b.wilds)
    if total > r.complete_cards:
        return Reason.NOT_MERGEABLE
    return set_takes_wilds(r, int(a.which), total - wilds, wilds)


@kernel
def apply_merge(s: State, slot: int, other: int) -> None:
    """Put one set onto another; what the swallowed one brought from earlier turns is remembered."""
    a, b = s.melds[slot], s.melds[other]
    for spot in range(SET_SPOTS):
        a.cards[spot] += b.cards[spot]
    a.total += b.total
    a.wilds += b.wilds
    a.tabled += b.tabled
    own = _keep_own(s, slot, other)
    if own > 0:
        b.into = slot + 1
        s.merges += 1
    else:
        b.team = 0


@kernel
def _keep_own(s: State, slot: int, other: int) -> int:
    """Reduce a swallowed meld to its own cards of earlier turns; return their number."""
    b = s.melds[other]
    for spot in range(SET_SPOTS):
        b.cards[spot] = count_at(b, spot) - tabled_at(b, spot)
    own = int(b.total) - int(b.tabled)
    for i in range(int(s.slots)):
        m = s.melds[i]
        if m.team == b.team and m.into == other + 1:
            m.into = slot + 1
            for spot in range(SET_SPOTS):
                b.cards[spot] -= m.cards[spot]
                own -= int(m.cards[spot])
    return own
