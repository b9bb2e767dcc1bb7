"""What a table in play promises, as numbers for judging a cut rollout."""

from typing import Any, Final

from escalera.bots.planner.arrange.sequence_pieces import bits
from escalera.bots.search.kernel import door, kernel
from escalera.bots.search.quick_discard import pile_brings
from escalera.cards.compiling.arrays import IntegerRows, Integers, RealRows, Reals
from escalera.cards.kinds import ACE, FOUR, SUIT_COUNT, kind_with
from escalera.engine.legal.listing import legal
from escalera.engine.scoring.hand_score import score
from escalera.engine.scoring.worth import item_of
from escalera.engine.state import codes
from escalera.engine.state.dtypes import Meld, RuleRecords, Rules, State, States
from escalera.engine.state.enums import Form, Line, Op
from escalera.engine.state.hand import wilds_of
from escalera.engine.state.meld_slots import lies_open
from escalera.engine.state.sizes import SMALLEST_MELD
from escalera.engine.topics.facts import meld_bonus, most_wilds
from escalera.engine.topics.needs import needs_lie
from escalera.engine.topics.pile import is_frozen
from escalera.engine.topics.stock import stock_left

OF_TEAM: Final = (
    "table", "hand points", "cards", "wilds", "pairs", "triples", "neighbours",
    "set of 3", "set of 4", "set of 5", "set of 6",
    "sequence of 3", "sequence of 4", "sequence of 5", "sequence of 6",
    "wild meld of 3", "wild meld of 4", "wild meld of 5", "wild meld of 6",
    "set cards held", "sequence cards held", "wilds for sets", "melded", "minimum", "needs",
    "feet", "least held", "least held with needs", "three in sequence",
)  # fmt: skip
"""Per team: points and bonuses in hundreds, cards and melds counted."""
OF_TURN: Final = ("turn", "turn by stock", "pile", "take", "take by pile", "take by points")
"""Whose turn it is and what it can take: below 0 if it is another team's."""
FACTS: Final = 2 * len(OF_TEAM) + len(OF_TURN)
"""The numbers of a table: a team's less the others', these times the stock left, the turn's."""
NAMES: Final = (*OF_TEAM, *[f"{name} by stock" for name in OF_TEAM], *OF_TURN)
_TEAM: Final = len(OF_TEAM)
(
    _TABLE, _HAND, _CARDS, _WILDS, _PAIRS, _TRIPLES, _NEIGHBOURS, _SET, _, _, _, _SEQUENCE, _, _, _,
    _WILD, _, _, _, _HELD_SET, _HELD_RUN, _FOR_SETS, _MELDED, _MINIMUM, _NEEDS, _FEET, _LEAST,
    _LEAST_NEEDS, _THREE,
) = range(_TEAM)  # fmt: skip
_MANY: Final = 30
"""More cards than a hand that is nearly empty holds."""
_HUNDRED: Final = 100.0
_MANY_WILDS: Final = 3.0
"""As many wilds as one set can use."""
_LAST_OPEN: Final = 3.0
"""The cards that a set of six has more than the smallest one."""
_FOOT: Final = 15
"""What a foot that is still to be picked up counts as."""


@door
def promise(
    states: States,
    i: int,
    rules: RuleRecords,
    team: int,
    values: Reals,
    found: Integers,
    lines: IntegerRows,
    rows: RealRows,
    out: Reals,
) -> float:
    """Return the lead a team is expected to end the hand with; arguments as `note_facts`."""
    _note(states[i], rules[0], team, found, lines, rows, out)
    total = 0.0
    for k in range(FACTS):
        total += values[k] * out[k]
    return total


@door
def note_facts(
    states: States,
    i: int,
    rules: RuleRecords,
    team: int,
    found: Integers,
    lines: IntegerRows,
    rows: RealRows,
    out: Reals,
) -> None:
    """Write a table's `FACTS` as a team (from 0) sees it, before a turn.

    found, lines, rows: scratch; rows: an array of shape (teams, FACTS).
    """
    _note(states[i], rules[0], team, found, lines, rows, out)


@kernel
def _note(s: State, r: Rules, team: int, found: Any, lines: Any, rows: Any, out: Any) -> None:
    score(s, r, lines)
    for t in range(r.teams):
        for k in range(_TEAM):
            rows[t][k] = 0.0
        _note_team(s, r, t, lines, rows[t])
    left = _stock_left(s, r)
    for k in range(_TEAM):
        others = 0.0
        for t in range(r.teams):
            if t != team:
                others += rows[t][k]
        out[k] = rows[team][k] - others / (int(r.teams) - 1)
        out[_TEAM + k] = out[k] * left
    _note_turn(s, r, team, left, found, out)


@kernel
def _stock_left(s: State, r: Rules) -> float:
    """Return the share of the pack that the stock still holds."""
    return stock_left(s) / int(r.deck_size)


@kernel
def _note_team(s: State, r: Rules, team: int, lines: Any, row: Any) -> None:
    for line in range(lines.shape[1]):
        if line != Line.HAND:
            row[_TABLE] += lines[team][line] / _HUNDRED
    row[_HAND] = lines[team][Line.HAND] / _HUNDRED
    least, wilds = _MANY, 0
    for seat in range(r.seats):
        if r.team_of[seat] == team:
            _note_hand(s, seat, row)
            held = int(s.held[seat]) + (_FOOT if s.feet_left[seat] > 0 else 0)
            least = min(least, held)
            wilds += wilds_of(s, seat)
            row[_FEET] += int(s.feet_left[seat] > 0)
    row[_WILDS] = wilds
    for slot in range(team, int(s.slots), int(r.teams)):
        if lies_open(r, s.melds[slot], team):
            _note_meld(s, r, team, s.melds[slot], wilds, row)
    melded = s.teams[team].melded != 0
    row[_MELDED] = int(melded)
    row[_MINIMUM] = 0.0 if melded else int(s.teams[team].minimum) / _HUNDRED
    row[_NEEDS] = int(needs_lie(s, r, team))
    row[_LEAST] = 1.0 / (1.0 + least)
    row[_LEAST_NEEDS] = row[_NEEDS] * row[_LEAST]


@kernel
def _note_hand(s: State, seat: int, row: Any) -> None:
    row[_CARDS] += int(s.held[seat])
    for rank in range(FOUR, ACE + 1):
        held = int(s.ranks[seat][rank])
        row[_PAIRS] += int(held == 2)
        row[_TRIPLES] += int(held >= 3)
    for suit in range(SUIT_COUNT):
        ranks = int(s.suits[seat][suit]) >> FOUR
        pairs = ranks & (ranks >> 1)
        row[_NEIGHBOURS] += bits(pairs)
        row[_THREE] += bits(pairs & (ranks >> 2))


@kernel
def _note_meld(s: State, r: Rules, team: int, m: Meld, wilds: int, row: Any) -> None:
    """Note what an open meld will bring, and the cards that its team holds for it."""
    item = item_of(r, m)
    if item < 0 or m.total < SMALLEST_MELD:
        return
    bonus = meld_bonus(r, item) / _HUNDRED
    at = int(m.total) - SMALLEST_MELD
    if m.form == Form.WILD:
        row[_WILD + at] += bonus
        return
    held = _held_for(s, r, team, m) / (r.complete_cards - int(m.total))
    if m.form == Form.SEQUENCE:
        row[_SEQUENCE + at] += bonus
        row[_HELD_RUN] += bonus * min(1.0, held)
        return
    row[_SET + at] += bonus
    row[_HELD_SET] += bonus * min(1.0, held)
    if wilds > 0 and most_wilds(r, int(m.which)) > m.wilds:
        row[_FOR_SETS] += bonus * min(1.0, wilds / _MANY_WILDS) * at / _LAST_OPEN


@kernel
def _held_for(s: State, r: Rules, team: int, m: Meld) -> float:
    """Count the naturals that a team's hands hold for an open meld."""
    count, reach = 0, int(r.complete_cards) - 1
    for seat in range(r.seats):
        if r.team_of[seat] != team:
            continue
        if m.form == Form.SET:
            count += int(s.ranks[seat][int(m.which)])
            continue
        for rank in range(max(FOUR, int(m.high) - reach), min(ACE, int(m.low) + reach) + 1):
            if rank < m.low or rank > m.high:
                count += int(s.hands[seat][kind_with(rank, int(m.which))] > 0)
    return float(count)


@kernel
def _note_turn(s: State, r: Rules, team: int, left: float, found: Any, out: Any) -> None:
    """Write what the turn is worth: 1 for this team, minus a share for another."""
    at = 2 * _TEAM
    sign = 1.0 if int(r.team_of[s.seat]) == team else -1.0 / (int(r.teams) - 1)
    cards, points = pile_brings(s, r), 0
    for k in range(cards):
        points += int(r.points[int(s.pile[int(s.pile_count) - 1 - k])])
    take = 0.0
    for k in range(legal(s, r, found)):
        op = codes.op_of(int(found[k]))
        if op == Op.TAKE_ALONE or op == Op.TAKE_WITH:
            take = 1.0
    out[at] = sign
    out[at + 1] = sign * left
    out[at + 2] = sign * cards * (0.0 if is_frozen(s, r) else 1.0)
    out[at + 3] = sign * take
    out[at + 4] = sign * take * cards
    out[at + 5] = sign * take * points / _HUNDRED
