"""Random melds on the table, for positions near a hand's end.

They keep the rules' limits, and take their cards out of ``left``, a count by kind.
"""

from typing import Any

from escalera.cards.kinds import JOKER, SEVEN
from escalera.cards.rng import Words, below
from escalera.engine.match import doors
from escalera.engine.state.dtypes import Rules, State
from escalera.engine.state.enums import Form, WildMelds
from tests.fuzz.checks.melds import may_be_set
from tests.fuzz.compiled import kernel


@kernel
def _wild(words: Words, left: Any) -> int:
    """Return a random wild kind that is left, -1 if there is none."""
    first = below(words, 5)
    for step in range(5):
        i = (first + step) % 5
        kind = JOKER if i == 4 else i
        if left[kind] > 0:
            return kind
    return -1


@kernel
def _put(states: Any, i: int, rules: Any, left: Any, slot: int, kind: int, place: int) -> None:
    left[kind] -= 1
    doors.place_card(states, i, rules, slot, kind, place)


@kernel
def _start(states: Any, i: int, rules: Any, team: int, form: int, which: int) -> int:
    number = int(states[i].teams[team].next_number)
    return doors.place_meld(states, i, rules, team, number, form, which)


@kernel
def _lies(s: State, team: int, form: int, which: int, most: int) -> bool:
    """Say whether a team has a meld of a form and rank or suit with at most so many cards."""
    for slot in range(int(s.slots)):
        m = s.melds[slot]
        if m.team == team + 1 and m.form == form and m.which == which and m.total <= most:
            return True
    return False


@kernel
def _size(r: Rules, words: Words) -> int:
    """Return a number of cards from 3 to those of a complete meld, often that or one less."""
    whole = int(r.complete_cards)
    return whole - below(words, 2) if below(words, 2) else 3 + below(words, whole - 2)


@kernel
def _naturals_left(left: Any, rank: int) -> int:
    return int(left[rank * 4] + left[rank * 4 + 1] + left[rank * 4 + 2] + left[rank * 4 + 3])


@kernel
def _wilds_left(left: Any) -> int:
    return int(left[0] + left[1] + left[2] + left[3] + left[JOKER])


@kernel
def _lay_naturals(
    states: Any, i: int, rules: Any, words: Words, left: Any, slot: int, rank: int, count: int
) -> None:
    suit = below(words, 4)
    while count > 0:
        kind = rank * 4 + suit
        if left[kind] > 0:
            _put(states, i, rules, left, slot, kind, 0)
            count -= 1
        suit = (suit + 1 + below(words, 2)) % 4


@kernel
def _lay_set(
    states: Any,
    i: int,
    rules: Any,
    words: Words,
    left: Any,
    team: int,
    rank: int,
    naturals: int,
    wilds: int,
) -> bool:
    """Lay a set if the cards for it are left and the team may have it; say whether it was laid."""
    r = rules[0]
    enough = _naturals_left(left, rank) >= naturals and _wilds_left(left) >= wilds
    if not enough or not may_be_set(rules[0], rank, naturals, wilds):
        return False
    if (
        naturals + wilds < r.complete_cards
        and r.sets_combine
        and _lies(states[i], team, Form.SET, rank, int(r.complete_cards) - 1)
    ):
        return False
    slot = _start(states, i, rules, team, Form.SET, rank)
    _lay_naturals(states, i, rules, words, left, slot, rank, naturals)
    for _ in range(wilds):
        _put(states, i, rules, left, slot, _wild(words, left), 0)
    return True


@kernel
def _set(states: Any, i: int, rules: Any, words: Words, left: Any, team: int) -> None:
    """Lay a set of a random rank and size."""
    r = rules[0]
    rank = 2 + below(words, 11)
    total = _size(r, words)
    wilds = below(words, 4) if below(words, 2) else 0
    naturals = total - wilds
    if total == r.complete_cards and r.add_to_complete and below(words, 4) == 0:
        naturals += 1
    _lay_set(states, i, rules, words, left, team, rank, naturals, wilds)


@kernel
def _canastas(
    states: Any, i: int, rules: Any, words: Words, left: Any, team: int, number: int, wilds: int
) -> None:
    """Lay complete sets other than of 7s."""
    whole = int(rules[0].complete_cards)
    tries = 0
    while number > 0 and tries < 50:
        rank = 2 + below(words, 11)
        if rank != SEVEN and _lay_set(
            states, i, rules, words, left, team, rank, whole - wilds, wilds
        ):
            number -= 1
        tries += 1


@kernel
def _run_is_there(r: Rules, left: Any, suit: int, low: int, total: int) -> bool:
    """Say whether the naturals are left, or wilds, as far as allowed, for those that are not."""
    lacking = 0
    for rank in range(low, low + total):
        lacking += int(left[rank * 4 + suit] == 0)
    return lacking <= r.wilds_in_sequence and lacking <= _wilds_left(left) and total - lacking >= 2


@kernel
def _sequence(states: Any, i: int, rules: Any, words: Words, left: Any, team: int) -> None:
    """Lay a sequence of a random suit if the cards for it are left and the team may have it."""
    _lay_run(states, i, rules, words, left, team, _size(rules[0], words))


@kernel
def _lay_run(
    states: Any, i: int, rules: Any, words: Words, left: Any, team: int, total: int
) -> None:
    r = rules[0]
    suit = below(words, 4)
    low = 2 + below(words, 12 - total)
    if not r.sequences:
        return
    if r.one_sequence_per_suit and _lies(states[i], team, Form.SEQUENCE, suit, 7):
        return
    if not _run_is_there(rules[0], left, suit, low, total):
        return
    spare = min(_wilds_left(left), int(r.wilds_in_sequence), total - 2)
    for rank in range(low, low + total):
        spare -= int(left[rank * 4 + suit] == 0)
    slot = _start(states, i, rules, team, Form.SEQUENCE, suit)
    for rank in range(low, low + total):
        kind = rank * 4 + suit
        if left[kind] > 0 and (spare <= 0 or below(words, 4) > 0):
            _put(states, i, rules, left, slot, kind, 0)
        else:
            spare -= int(left[kind] > 0)
            _put(states, i, rules, left, slot, _wild(words, left), rank)


@kernel
def _wilds_together(states: Any, i: int, rules: Any, words: Words, left: Any, team: int) -> None:
    """Lay a wild meld if the game has them."""
    _lay_wilds(states, i, rules, words, left, team, _size(rules[0], words))


@kernel
def _lay_wilds(
    states: Any, i: int, rules: Any, words: Words, left: Any, team: int, total: int
) -> None:
    r = rules[0]
    if r.wild_melds == WildMelds.NONE or _wilds_left(left) < total:
        return
    single = r.wild_melds == WildMelds.ONE_OPEN
    if (
        total < r.complete_cards
        and single
        and _lies(states[i], team, Form.WILD, 0, int(r.complete_cards) - 1)
    ):
        return
    slot = _start(states, i, rules, team, Form.WILD, 0)
    for _ in range(total):
        _put(states, i, rules, left, slot, _wild(words, left), 0)


@kernel
def _needed(states: Any, i: int, rules: Any, words: Words, left: Any, team: int) -> None:
    """Lay what a team needs to go out, or nearly: one sort at a time."""
    r = rules[0]
    whole = int(r.complete_cards)
    for _ in range(int(r.need_wild)):
        _lay_wilds(states, i, rules, words, left, team, whole)
    for _ in range(int(r.need_sevens)):
        _lay_set(states, i, rules, words, left, team, SEVEN, whole, 0)
    for _ in range(2 * int(r.need_samba)):
        _lay_run(states, i, rules, words, left, team, whole)
    red = max(int(r.need_any), int(r.need_red), int(r.need_red_canasta))
    _canastas(states, i, rules, words, left, team, red, 0)
    black = max(int(r.need_black), int(r.need_black_canasta))
    _canastas(states, i, rules, words, left, team, black, 1 + below(words, 2))


@kernel
def lay_melds(
    states: Any, i: int, rules: Any, words: Words, left: Any, team: int, most: int
) -> None:
    """Lay some melds of a team; for half of the teams, also those they need to go out."""
    if below(words, 2):
        _needed(states, i, rules, words, left, team)
    for _ in range(most):
        which = below(words, 8)
        if which < 4:
            _set(states, i, rules, words, left, team)
        elif which < 7:
            _sequence(states, i, rules, words, left, team)
        else:
            _wilds_together(states, i, rules, words, left, team)
