"""What a seat may see of a position, copied as it is, and the fields of a view made of it."""

from collections import namedtuple
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from escalera.cards.jit import interpreted
from escalera.cards.kinds import RED_THREES
from escalera.engine.match.position import Position, spread
from escalera.engine.match.view.meld_view import MeldView, melds_of_records
from escalera.engine.match.view.view import View
from escalera.engine.state.codes import NO_CARD
from escalera.engine.state.dtypes import STATE, Team
from escalera.engine.state.enums import Asked, Phase
from escalera.engine.state.readout import reader, team_rows
from escalera.engine.state.visible import SIGHT, Sight
from escalera.engine.topics import pile, take_facts

Plays = tuple[tuple[int, str], ...]

_PHASES, _ASKED = tuple(Phase), tuple(Asked)
_is_frozen: Final[Any] = interpreted(pile.is_frozen)
_blocks: Final[Any] = interpreted(take_facts.blocks)
_NAMES: Final = [
    name for name in STATE.names or () if SIGHT.get(name) is Sight.ALL and name != "pile"
]
"""What all see of a hand's numbers; pile, melds and teams are copied as bytes."""
_read, _fields = reader(STATE, _NAMES)
_Row: Any = namedtuple("_Row", _NAMES)  # type: ignore[misc]


class Seen:
    """A copy of what a seat (from 1; 0 for a spectator) may see, with no hidden card in it.

    plays: the plays so far, or what gives them.
    """

    __slots__ = ("hand", "melds", "numbers", "pile", "plays", "rules", "teams")

    def __init__(self, position: Position, seat: int, plays: Plays | Callable[[], Plays]) -> None:
        self.rules, self.plays = position.rules, plays
        self.numbers = _read(position.memory)
        self.hand = position.counts(seat - 1) if seat else b""
        self.pile, self.melds = position.pile_bytes(), position.meld_bytes()
        self.teams = position.team_bytes()

    def fill(self, view: View, name: str) -> bool:
        """Put a field into a view, and those that come with it; False if there is none."""
        if name not in _FIELDS:
            return False
        put, made = _FIELDS[name]
        for one, value in zip(put, made(self), strict=True):
            one(view, value)
        return True


def _hand(seen: Seen) -> tuple[tuple[int, ...]]:
    return (spread(seen.hand),)


def _pile(seen: Seen) -> tuple[tuple[int, ...]]:
    return (tuple(seen.pile),)


def _plays(seen: Seen) -> tuple[Plays]:
    return (seen.plays() if callable(seen.plays) else seen.plays,)


def _melds(seen: Seen) -> tuple[tuple[MeldView, ...]]:
    return (melds_of_records(seen.melds, seen.rules.complete_cards),)


def _table(seen: Seen) -> tuple[Any, ...]:
    """Return the fields of `_TABLE`: they cost less together than one by one."""
    s: Any = _Row._make(_fields(seen.numbers))
    rules = seen.rules
    phase, top = _PHASES[s.phase], seen.pile[-1] if seen.pile else NO_CARD
    actor = s.answerer if phase == Phase.ANSWER else s.seat
    return (
        s.dealer + 1,
        phase,
        s.seat + 1,
        0 if phase == Phase.OVER else actor + 1,
        s.held[: rules.seats],
        s.feet_left[: rules.seats],
        s.face_down_count,
        tuple([s.ends[i] - s.tops[i] for i in range(rules.stock_piles)]),
        _is_frozen(s, rules),
        bool(_blocks(rules, top)),
        _ASKED[s.asked],
        bool(s.took),
        bool(s.pending),
        bool(s.barred),
        bool(s.no_discard),
        s.points,
        *_teams(seen.teams, rules.teams),
    )


_TABLE: Final = (
    "dealer", "phase", "turn", "actor", "hand_sizes", "feet", "face_down", "stocks", "frozen",
    "blocked", "asked", "took", "pending", "barred", "no_discard", "tabled_points", "melded",
    "minimums", "red_threes", "penalties", "cuts",
)  # fmt: skip


@lru_cache(maxsize=2048)
def _teams(records: bytes, count: int) -> tuple[tuple[Any, ...], ...]:
    """Return what the teams' records show; most actions change nothing of them."""
    teams = team_rows(records, count)
    return (
        tuple([team.melded > 0 for team in teams]),
        tuple([team.minimum for team in teams]),
        tuple([_reds(team) for team in teams]),
        tuple([team.penalty for team in teams]),
        tuple([team.cuts for team in teams]),
    )


def _reds(team: Team) -> tuple[int, ...]:
    hearts, diamonds = team.red_threes
    return (RED_THREES[0],) * int(hearts) + (RED_THREES[1],) * int(diamonds)


def _put(name: str) -> Callable[[View, object], None]:
    """Return what writes a view's slot: a view is frozen for all others."""
    put: Callable[[View, object], None] = vars(View)[name].__set__
    return put


_Makes = tuple[tuple[Callable[[View, object], None], ...], Callable[[Seen], tuple[Any, ...]]]
_TOGETHER: Final[_Makes] = tuple(map(_put, _TABLE)), _table
_ALONE: Final = {"hand": _hand, "pile": _pile, "melds": _melds, "plays": _plays}
_FIELDS: Final[dict[str, _Makes]] = {
    **dict.fromkeys(_TABLE, _TOGETHER),
    **{name: ((_put(name),), made) for name, made in _ALONE.items()},
}
"""What makes each field and those that come with it, and what writes them into a view."""
