"""What all see of a hand, as `protocol.PublicHand` from `phase` to `tabled_points`.

It reads only what `View` shows a spectator (R23): of hands, feet, the stock and cards face down,
only how many there are.
"""

from typing import Final

from escalera.cards.kinds import RED_THREES
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Phase
from escalera.engine.topics.facts import cards_taken
from escalera.engine.topics.pile import is_blocked, is_frozen
from escalera.engine.topics.stock import pile_left, stock_left
from escalera.server.frames.fast_json.kernel import kernel
from escalera.server.frames.fast_json.melds import melds
from escalera.server.frames.fast_json.values import (
    CLOSE,
    OPEN,
    Buffer,
    begin,
    cards,
    close,
    flag,
    number,
    put,
    quoted,
)
from escalera.server.frames.fast_json.words import ASKED, KEYS, PHASES, key

_PHASE: Final = key("phase")
_TURN: Final = key("turn")
_ACTOR: Final = key("actor")
_HAND_SIZES: Final = key("hand_sizes")
_FEET: Final = key("feet")
_FACE_DOWN: Final = key("face_down")
_STOCKS: Final = key("stocks")
_PILE: Final = key("pile")
_PILE_TAKE: Final = key("pile_take")
_DRAW_CARDS: Final = key("draw_cards")
_FROZEN: Final = key("frozen")
_BLOCKED: Final = key("blocked")
_MELDED: Final = key("melded")
_MINIMUMS: Final = key("minimums")
_RED_THREES: Final = key("red_threes")
_PENALTIES: Final = key("penalties")
_CUTS: Final = key("cuts")
_ASKED: Final = key("asked")
_PENDING: Final = key("pending")
_BARRED: Final = key("barred")
_NO_DISCARD: Final = key("no_discard")
_TABLED_POINTS: Final = key("tabled_points")


@kernel
def _actor(s: State) -> int:
    """Return the seat (from 1) that must act, 0 when the hand is over."""
    if s.phase == Phase.OVER:
        return 0
    return int(s.answerer if s.phase == Phase.ANSWER else s.seat) + 1


@kernel
def _turn(s: State, out: Buffer, n: int) -> int:
    n = put(out, put(out, n, KEYS, _PHASE), PHASES, int(s.phase))
    n = number(out, put(out, n, KEYS, _TURN), int(s.seat) + 1)
    return number(out, put(out, n, KEYS, _ACTOR), _actor(s))


@kernel
def _counts(s: State, r: Rules, out: Buffer, n: int) -> int:
    """Write how many cards are where nobody, or only one seat, may look."""
    n = begin(out, n, _HAND_SIZES)
    for seat in range(r.seats):
        n = number(out, n, int(s.held[seat]))
    n = begin(out, close(out, n, CLOSE), _FEET)
    for seat in range(r.seats):
        n = number(out, n, int(s.feet_left[seat]))
    n = put(out, close(out, n, CLOSE), KEYS, _FACE_DOWN)
    n = begin(out, number(out, n, int(s.face_down_count)), _STOCKS)
    for pile in range(r.stock_piles):
        n = number(out, n, pile_left(s, pile))
    return close(out, n, CLOSE)


@kernel
def _pile(s: State, r: Rules, out: Buffer, n: int) -> int:
    count = int(s.pile_count)
    n = begin(out, n, _PILE)
    for i in range(count):
        n = quoted(out, n, int(s.pile[i]), -1)
    n = number(out, put(out, close(out, n, CLOSE), KEYS, _PILE_TAKE), cards_taken(r, count))
    n = number(out, put(out, n, KEYS, _DRAW_CARDS), min(stock_left(s), int(r.draw_cards)))
    n = flag(out, put(out, n, KEYS, _FROZEN), is_frozen(s, r))
    return flag(out, put(out, n, KEYS, _BLOCKED), is_blocked(s, r))


@kernel
def _melding(s: State, r: Rules, out: Buffer, n: int) -> int:
    n = begin(out, melds(s, r, out, n), _MELDED)
    for team in range(r.teams):
        n = flag(out, n, s.teams[team].melded > 0)
    n = begin(out, close(out, n, CLOSE), _MINIMUMS)
    for team in range(r.teams):
        n = number(out, n, int(s.teams[team].minimum))
    return close(out, n, CLOSE)


@kernel
def _red_threes(s: State, r: Rules, out: Buffer, n: int) -> int:
    n = begin(out, n, _RED_THREES)
    for team in range(r.teams):
        out[n] = OPEN
        n += 1
        for i in range(2):
            n = cards(out, n, RED_THREES[i], int(s.teams[team].red_threes[i]))
        n = close(out, n, CLOSE)
    return close(out, n, CLOSE)


@kernel
def _charges(s: State, r: Rules, out: Buffer, n: int) -> int:
    n = begin(out, n, _PENALTIES)
    for team in range(r.teams):
        n = number(out, n, int(s.teams[team].penalty))
    n = begin(out, close(out, n, CLOSE), _CUTS)
    for team in range(r.teams):
        n = number(out, n, int(s.teams[team].cuts))
    return close(out, n, CLOSE)


@kernel
def public(s: State, r: Rules, out: Buffer) -> int:
    """Write what all see; return where it ends, after a comma."""
    n = _counts(s, r, out, _turn(s, out, 0))
    n = _melding(s, r, out, _pile(s, r, out, n))
    n = _charges(s, r, out, _red_threes(s, r, out, n))
    n = put(out, put(out, n, KEYS, _ASKED), ASKED, int(s.asked))
    n = flag(out, put(out, n, KEYS, _PENDING), s.pending > 0)
    n = flag(out, put(out, n, KEYS, _BARRED), s.barred > 0)
    n = flag(out, put(out, n, KEYS, _NO_DISCARD), s.no_discard > 0)
    return number(out, put(out, n, KEYS, _TABLED_POINTS), int(s.points))
