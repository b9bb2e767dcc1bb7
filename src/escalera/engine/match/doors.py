"""The compiled engine's doors: each takes (array, index) pairs, never record scalars.

``states`` is an array of `dtypes.STATE`, ``rules`` one of `dtypes.RULES` with one record.
"""

from typing import Any

from escalera.cards.jit import kernel
from escalera.cards.rng import Words, below
from escalera.engine.legal.listing import legal
from escalera.engine.legal.way_out import can_go_out
from escalera.engine.scoring.hand_score import score
from escalera.engine.scoring.worth import red_threes_worth, unlaid_count_as_laid, worth
from escalera.engine.state.enums import Phase
from escalera.engine.state.hand import gain
from escalera.engine.state.meld_slots import free_slot, lay, start
from escalera.engine.state.pile_cards import push_pile
from escalera.engine.topics import dispatch
from escalera.engine.topics.dealing import begin, clear, draw_dealer, shuffle_and_deal
from escalera.engine.topics.melds import set_takes_wilds
from escalera.engine.topics.needs import enough_scored
from escalera.engine.topics.pile import is_blocked, is_frozen, joined_slot


@kernel
def list_legal(states: Any, i: int, rules: Any, out: Any) -> int:
    """Write the legal actions' codes into out; return their number."""
    return legal(states[i], rules[0], out)


@kernel
def find_way_out(
    stack: Any, rules: Any, out: Any, steps: Any, notes: Any, seen: Any, most: int
) -> int:
    """Say whether the first state's player can go out in this turn (`way_out.can_go_out`)."""
    return can_go_out(stack, rules[0], out, steps, notes, seen, most)


@kernel
def check_action(states: Any, i: int, rules: Any, code: int) -> int:
    """Return the `Reason` against an action, 0 if it is legal."""
    return dispatch.check(states[i], rules[0], code) + 0


@kernel
def apply_action(states: Any, i: int, rules: Any, code: int) -> None:
    """Play an action known to be legal."""
    dispatch.apply(states[i], rules[0], code)


@kernel
def play_checked(states: Any, i: int, rules: Any, code: int) -> int:
    """Play an action if it is legal; return the `Reason` against it, 0 if it was played."""
    s, r = states[i], rules[0]
    reason = dispatch.check(s, r, code) + 0
    if reason == 0:
        dispatch.apply(s, r, code)
    return reason


@kernel
def clear_table(
    states: Any, i: int, rules: Any, dealer: int, hand_number: int, scores: Words
) -> None:
    """Make an empty table before a hand (`dealing.clear`)."""
    clear(states[i], rules[0], dealer, hand_number, scores)


@kernel
def begin_turns(states: Any, i: int, rules: Any, first: int) -> None:
    """Start the first turn of a table that was set up by hand (`dealing.begin`)."""
    begin(states[i], rules[0], first)


@kernel
def deal_hand(
    states: Any, i: int, rules: Any, words: Words, dealer: int, hand_number: int, scores: Words
) -> None:
    """Shuffle and deal a hand (`dealing.shuffle_and_deal`)."""
    shuffle_and_deal(states[i], rules[0], words, dealer, hand_number, scores)


@kernel
def first_dealer(states: Any, i: int, rules: Any, words: Words) -> int:
    """Draw for the first dealer, from 0 (R3)."""
    return draw_dealer(states[i], rules[0], words)


@kernel
def score_hand(states: Any, i: int, rules: Any, lines: Any) -> None:
    """Score an ended hand into lines (`scoring.score`)."""
    score(states[i], rules[0], lines)


@kernel
def worth_of(rules: Any, item: int) -> int:
    """Return what one of an `Item` scores (`worth.worth`)."""
    return worth(rules[0], item)


@kernel
def red_threes_score(rules: Any, count: int, melded: bool, complete: int) -> int:
    """Return what a team's red 3s score (`worth.red_threes_worth`)."""
    return red_threes_worth(rules[0], count, melded, complete)


@kernel
def unlaid_are_laid(rules: Any) -> bool:
    """Say whether a red 3 left in a hand scores as a laid one (`worth.unlaid_count_as_laid`)."""
    return unlaid_count_as_laid(rules[0])


@kernel
def enough_lies(rules: Any, melds: Any) -> bool:
    """Say whether so many complete melds are enough to go out; melds: a count by `Item`."""
    return enough_scored(rules[0], melds)


@kernel
def play_out(states: Any, i: int, rules: Any, words: Words, out: Any, most: int) -> int:
    """Play random legal actions until the hand is over or ``most`` were played; return how many."""
    s, r = states[i], rules[0]
    played = 0
    while s.phase != Phase.OVER and played < most:
        n = legal(s, r, out)
        dispatch.apply(s, r, int(out[below(words, n)]))
        played += 1
    return played


@kernel
def play_hands(
    states: Any, i: int, rules: Any, words: Words, out: Any, hands: int, scores: Words
) -> int:
    """Deal and play random hands one after the other; return the number of actions played."""
    played = 0
    for hand in range(hands):
        dealer = hand % int(rules[0].seats)
        shuffle_and_deal(states[i], rules[0], words, dealer, 1, scores)
        played += play_out(states, i, rules, words, out, 1 << 30)
    return played


@kernel
def take_joins(states: Any, i: int, rules: Any, code: int) -> int:
    """Return the slot of the meld that a take would join by itself, or -1."""
    return joined_slot(states[i], rules[0], code)


@kernel
def pile_is_frozen(states: Any, i: int, rules: Any) -> bool:
    """Say whether the pile is frozen."""
    return is_frozen(states[i], rules[0])


@kernel
def pile_is_blocked(states: Any, i: int, rules: Any) -> bool:
    """Say whether the pile's top card blocks it."""
    return is_blocked(states[i], rules[0])


@kernel
def put_in_hand(states: Any, i: int, seat: int, kind: int) -> None:
    """Put a card into a hand while a position is set up."""
    gain(states[i], seat, kind)


@kernel
def put_on_pile(states: Any, i: int, kind: int) -> None:
    """Put a card on the discard pile while a position is set up."""
    push_pile(states[i], kind)


@kernel
def set_limits(rules: Any, rank: int, naturals: int, wilds: int) -> int:
    """Return the `Reason` against a set of a rank with so many naturals and wilds."""
    return set_takes_wilds(rules[0], rank, naturals, wilds) + 0


@kernel
def place_meld(
    states: Any, i: int, rules: Any, team: int, number: int, form: int, which: int
) -> int:
    """Start a numbered meld while a position is set up; return its slot, for `place_card`."""
    s = states[i]
    slot = free_slot(s, rules[0], team)
    if slot < 0:
        return slot
    start(s, slot, team, form, which)
    s.melds[slot].number = number
    s.teams[team].next_number = max(int(s.teams[team].next_number) - 1, number + 1)
    s.teams[team].melded = 1
    return slot


@kernel
def place_card(states: Any, i: int, rules: Any, slot: int, kind: int, place: int) -> None:
    """Lay a card onto a meld while a position is set up."""
    lay(states[i], rules[0], slot, kind, place, 0)


@kernel
def roll(words: Words, limit: int) -> int:
    """Return a random number in 0..limit-1."""
    return below(words, limit)
