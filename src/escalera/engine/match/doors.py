"""The compiled engine's doors: each takes (array, index) pairs, never record scalars.

``states`` is an array of `dtypes.STATE`, ``rules`` one of `dtypes.RULES` with one record.
"""

from typing import Final

from escalera.cards.compiling.arrays import IntegerRows, Integers
from escalera.cards.jit import door
from escalera.cards.rng import below
from escalera.engine.legal.listing import legal
from escalera.engine.legal.way_out import can_go_out
from escalera.engine.record.written_position import begin_meld
from escalera.engine.scoring.hand_score import score
from escalera.engine.scoring.worth import red_threes_worth, unlaid_count_as_laid, worth
from escalera.engine.state.dtypes import RuleRecords, States
from escalera.engine.state.enums import Phase
from escalera.engine.state.hand import gain
from escalera.engine.state.meld_slots import lay
from escalera.engine.state.pile_cards import push_pile
from escalera.engine.topics import dispatch
from escalera.engine.topics.dealing import begin, clear, draw_dealer, shuffle_and_deal
from escalera.engine.topics.melds import set_takes_wilds
from escalera.engine.topics.needs import enough_scored
from escalera.engine.topics.pile import is_blocked, is_frozen

_UNTIL_THE_END: Final = 1 << 30
"""More actions than any hand has."""


@door
def list_legal(states: States, i: int, rules: RuleRecords, out: Integers) -> int:
    """Write the legal actions' codes into out; return their number."""
    return legal(states[i], rules[0], out)


@door
def find_way_out(
    stack: States,
    rules: RuleRecords,
    out: Integers,
    steps: IntegerRows,
    notes: IntegerRows,
    seen: Integers,
    most: int,
) -> int:
    """Say whether the first state's player can go out in this turn (`way_out.can_go_out`)."""
    return can_go_out(stack, rules[0], out, steps, notes, seen, most)


@door
def check_action(states: States, i: int, rules: RuleRecords, code: int) -> int:
    """Return the `Reason` against an action, 0 if it is legal."""
    return dispatch.check(states[i], rules[0], code) + 0


@door
def apply_action(states: States, i: int, rules: RuleRecords, code: int) -> None:
    """Play an action known to be legal."""
    dispatch.apply(states[i], rules[0], code)


@door
def play_checked(states: States, i: int, rules: RuleRecords, code: int) -> int:
    """Play an action if it is legal; return the `Reason` against it, 0 if it was played."""
    s, r = states[i], rules[0]
    reason = dispatch.check(s, r, code) + 0
    if reason == 0:
        dispatch.apply(s, r, code)
    return reason


@door
def clear_table(
    states: States, i: int, rules: RuleRecords, dealer: int, hand_number: int, scores: Integers
) -> None:
    """Make an empty table before a hand (`dealing.clear`)."""
    clear(states[i], rules[0], dealer, hand_number, scores)


@door
def begin_turns(states: States, i: int, rules: RuleRecords, first: int) -> None:
    """Start the first turn of a table that was set up by hand (`dealing.begin`)."""
    begin(states[i], rules[0], first)


@door
def deal_hand(
    states: States,
    i: int,
    rules: RuleRecords,
    words: Integers,
    dealer: int,
    hand_number: int,
    scores: Integers,
) -> None:
    """Shuffle and deal a hand (`dealing.shuffle_and_deal`)."""
    shuffle_and_deal(states[i], rules[0], words, dealer, hand_number, scores)


@door
def first_dealer(states: States, i: int, rules: RuleRecords, words: Integers) -> int:
    """Draw for the first dealer, from 0 (R3)."""
    return draw_dealer(states[i], rules[0], words)


@door
def score_hand(states: States, i: int, rules: RuleRecords, lines: IntegerRows) -> None:
    """Score an ended hand into lines (`scoring.score`)."""
    score(states[i], rules[0], lines)


@door
def worth_of(rules: RuleRecords, item: int) -> int:
    """Return what one of an `Item` scores (`worth.worth`)."""
    return worth(rules[0], item)


@door
def red_threes_score(rules: RuleRecords, count: int, melded: bool, complete: int) -> int:
    """Return what a team's red 3s score (`worth.red_threes_worth`)."""
    return red_threes_worth(rules[0], count, melded, complete)


@door
def unlaid_are_laid(rules: RuleRecords) -> bool:
    """Say whether a red 3 left in a hand scores as a laid one (`worth.unlaid_count_as_laid`)."""
    return unlaid_count_as_laid(rules[0])


@door
def enough_lies(rules: RuleRecords, melds: Integers) -> bool:
    """Say whether these complete melds are enough to go out; melds: a count by `Item`."""
    return enough_scored(rules[0], melds)


@door
def play_out(
    states: States, i: int, rules: RuleRecords, words: Integers, out: Integers, most: int
) -> int:
    """Play random legal actions until the hand is over or ``most`` were played; return how many."""
    s, r = states[i], rules[0]
    played = 0
    while s.phase != Phase.OVER and played < most:
        n = legal(s, r, out)
        dispatch.apply(s, r, int(out[below(words, n)]))
        played += 1
    return played


@door
def play_hands(
    states: States,
    i: int,
    rules: RuleRecords,
    words: Integers,
    out: Integers,
    hands: int,
    scores: Integers,
) -> int:
    """Deal and play random hands one after the other; return the number of actions played."""
    played = 0
    for hand in range(hands):
        dealer = hand % int(rules[0].seats)
        shuffle_and_deal(states[i], rules[0], words, dealer, 1, scores)
        played += play_out(states, i, rules, words, out, _UNTIL_THE_END)
    return played


@door
def pile_is_frozen(states: States, i: int, rules: RuleRecords) -> bool:
    """Say whether the pile is frozen."""
    return is_frozen(states[i], rules[0])


@door
def pile_is_blocked(states: States, i: int, rules: RuleRecords) -> bool:
    """Say whether the pile's top card blocks it."""
    return is_blocked(states[i], rules[0])


@door
def put_in_hand(states: States, i: int, seat: int, kind: int) -> None:
    """Put a card into a hand while a position is set up."""
    gain(states[i], seat, kind)


@door
def put_on_pile(states: States, i: int, kind: int) -> None:
    """Put a card on the discard pile while a position is set up."""
    push_pile(states[i], kind)


@door
def set_limits(rules: RuleRecords, rank: int, naturals: int, wilds: int) -> int:
    """Return the `Reason` against a set of a rank with these numbers of naturals and wilds."""
    return set_takes_wilds(rules[0], rank, naturals, wilds) + 0


@door
def place_meld(
    states: States, i: int, rules: RuleRecords, team: int, number: int, form: int, which: int
) -> int:
    """Start a numbered meld while a position is set up; return its slot, for `place_card`."""
    return begin_meld(states[i], rules[0], team, number, form, which)


@door
def place_card(
    states: States, i: int, rules: RuleRecords, slot: int, kind: int, place: int
) -> None:
    """Lay a card onto a meld while a position is set up."""
    lay(states[i], rules[0], slot, kind, place, 0)


@door
def roll(words: Integers, limit: int) -> int:
    """Return a random number in 0..limit-1."""
    return below(words, limit)
