"""What one seat may see (R23): the fields that `state.visible` lists, for bots and screens.

`server.frames.fast_json` says the same without making a `View`, and the planner's `playout` reads
the same in compiled code; nothing else leaves the engine about hidden cards.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from operator import attrgetter

from escalera.cards.kinds import RED_THREES, is_wild, rank_of
from escalera.engine.match import doors
from escalera.engine.match.position import Position, cards_of_meld
from escalera.engine.state.action import TabledCard, canonical_order
from escalera.engine.state.dtypes import MELD, Team
from escalera.engine.state.enums import Asked, Form, Phase
from escalera.engine.state.readout import meld_of, state_row
from escalera.rules import RuleSet


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


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it. Seats, teams and hands count from 1.

    ``hand`` lists the seat's own cards as kinds, lowest first; every other hidden card is only
    counted. ``plays`` are the plays of the hand so far, as in its record: the discard history
    and what was taken can be read off them. ``seat`` 0 is a spectator's view, without a hand.
    """

    rules: RuleSet
    seat: int
    hand: tuple[int, ...]
    hand_number: int
    dealer: int
    scores: tuple[int, ...]
    phase: Phase
    turn: int
    actor: int
    hand_sizes: tuple[int, ...]
    feet: tuple[int, ...]
    face_down: int
    stocks: tuple[int, ...]
    pile: tuple[int, ...]
    frozen: bool
    blocked: bool
    melds: tuple[MeldView, ...]
    melded: tuple[bool, ...]
    minimums: tuple[int, ...]
    red_threes: tuple[tuple[int, ...], ...]
    penalties: tuple[int, ...]
    cuts: tuple[int, ...]
    asked: Asked
    took: bool
    pending: bool
    barred: bool  # tried to go out without leave, and may not in this turn any more (R20)
    no_discard: bool
    tabled_points: int
    plays: tuple[tuple[int, str], ...]

    @property
    def team(self) -> int:
        """The viewer's team, 0 for a spectator."""
        return self.rules.team_of(self.seat) if self.seat else 0

    @property
    def upcard(self) -> int | None:
        """The top card of the discard pile."""
        return self.pile[-1] if self.pile else None

    def melds_of(self, team: int) -> tuple[MeldView, ...]:
        """The melds of a team, in the order of their numbers."""
        return tuple(meld for meld in self.melds if meld.team == team)


def meld_views(position: Position) -> tuple[MeldView, ...]:
    """Return every meld on the table, by team and number."""
    return _meld_views(position.meld_bytes(), position.rules.complete_cards)


@lru_cache(maxsize=2048)
def _meld_views(records: bytes, whole: int) -> tuple[MeldView, ...]:
    """Return what the melds' records show; a draw or a discard changes none of them."""
    singles = (records[at : at + MELD.itemsize] for at in range(0, len(records), MELD.itemsize))
    found = (_meld_view(single, whole) for single in singles)
    return tuple(sorted(filter(None, found), key=_by_team_and_number))


_by_team_and_number = attrgetter("team", "number")


@lru_cache(maxsize=8192)
def _meld_view(record: bytes, whole: int) -> MeldView | None:
    """Return what a meld's record shows, None for a free slot; most have not changed."""
    meld = meld_of(record)
    if not meld.team or meld.into:
        return None
    cards = tuple(sorted(cards_of_meld(meld), key=canonical_order))
    tabled = tuple(cards_of_meld(meld, tabled=True)) if meld.tabled else ()
    lacks = max(0, whole - meld.total)
    return MeldView(meld.team, meld.number, Form(meld.form), cards, tabled, lacks)


_PHASES, _ASKED = tuple(Phase), tuple(Asked)


def make_view(
    position: Position,
    seat: int,
    *,
    hand_number: int,
    scores: tuple[int, ...],
    plays: tuple[tuple[int, str], ...],
) -> View:
    """Return what a seat (from 1; 0 for a spectator) may see of a hand."""
    rules = position.rules
    s = state_row(position.states, 0, rules.teams)
    teams, seats, phase = s.teams, rules.seats, _PHASES[s.phase]
    where = position.states, 0, position.numbers
    return View(
        rules=rules,
        seat=seat,
        hand=position.hand(seat - 1) if seat else (),
        hand_number=hand_number,
        dealer=s.dealer + 1,
        scores=scores,
        phase=phase,
        turn=s.seat + 1,
        actor=0 if phase == Phase.OVER else position.actor + 1,
        hand_sizes=tuple(s.held[:seats]),
        feet=tuple(s.feet_left[:seats]),
        face_down=s.face_down_count,
        stocks=tuple([s.ends[i] - s.tops[i] for i in range(rules.stock_piles)]),
        pile=tuple(position.pile()),
        frozen=bool(doors.pile_is_frozen(*where)),
        blocked=bool(doors.pile_is_blocked(*where)),
        melds=meld_views(position),
        melded=tuple([team.melded > 0 for team in teams]),
        minimums=tuple([team.minimum for team in teams]),
        red_threes=tuple([_reds(team) for team in teams]),
        penalties=tuple([team.penalty for team in teams]),
        cuts=tuple([team.cuts for team in teams]),
        asked=_ASKED[s.asked],
        took=bool(s.took),
        pending=bool(s.pending),
        barred=bool(s.barred),
        no_discard=bool(s.no_discard),
        tabled_points=s.points,
        plays=plays,
    )


def _reds(team: Team) -> tuple[int, ...]:
    hearts, diamonds = team.red_threes
    return (RED_THREES[0],) * int(hearts) + (RED_THREES[1],) * int(diamonds)
