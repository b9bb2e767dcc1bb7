"""The melds on the table: public."""

from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter

from escalera.cards.kinds import is_wild, rank_of
from escalera.engine.match.position import Position, cards_of_meld
from escalera.engine.state.action import TabledCard, canonical_order
from escalera.engine.state.dtypes import MELD
from escalera.engine.state.enums import Form
from escalera.engine.state.readout import meld_of


@dataclass(frozen=True, slots=True)
class MeldView:
    """A meld on the table: public."""

    team: int
    number: int
    form: Form
    cards: tuple[TabledCard, ...]
    tabled: tuple[TabledCard, ...]  # of this turn, may be taken back
    lacks: int  # cards to be complete, 0 if it is
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        # Every message looks its melds up: without this it would hash all their cards each time.
        words = (self.team, self.number, self.form, self.cards, self.tabled)
        object.__setattr__(self, "_hash", hash(words))

    def __hash__(self) -> int:
        return self._hash

    @property
    def complete(self) -> bool:
        """Whether the meld is a canasta, a samba or a complete wild meld."""
        return self.lacks == 0

    @property
    def rank(self) -> int:
        """The rank of a set (0..12); -1 for other melds."""
        naturals = [card.kind for card in self.cards if not is_wild(card.kind)]
        return rank_of(naturals[0]) if self.form == Form.SET else -1


def meld_views(position: Position) -> tuple[MeldView, ...]:
    """Return every meld on the table, by team and number."""
    return melds_of_records(position.meld_bytes(), position.rules.complete_cards)


@lru_cache(maxsize=2048)
def melds_of_records(records: bytes, whole: int) -> tuple[MeldView, ...]:
    """Return what the melds' records show; a draw or a discard changes none of them.

    records: as `Position.meld_bytes` has them; whole: the cards of a complete meld.
    """
    singles = (records[at : at + MELD.itemsize] for at in range(0, len(records), MELD.itemsize))
    found = (_meld_view(single, whole) for single in singles)
    return tuple(sorted(filter(None, found), key=_by_team_and_number))


_by_team_and_number = attrgetter("team", "number")

_FORMS = {int(form): form for form in Form}


@lru_cache(maxsize=8192)
def _meld_view(record: bytes, whole: int) -> MeldView | None:
    """Return what a meld's record shows, None for a free slot; most have not changed."""
    meld = meld_of(record)
    if not meld.team or meld.into:
        return None
    cards = tuple(sorted(cards_of_meld(meld), key=canonical_order))
    tabled = tuple(cards_of_meld(meld, tabled=True)) if meld.tabled else ()
    lacks = max(0, whole - meld.total)
    return MeldView(meld.team, meld.number, _FORMS[meld.form], cards, tabled, lacks)
