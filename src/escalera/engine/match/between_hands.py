"""The compiled engine's doors between two hands: the cut, the deal's places, the match's end."""

from escalera.cards.compiling.arrays import Integers
from escalera.cards.jit import door
from escalera.engine.scoring.outcome import decided
from escalera.engine.state.dtypes import RuleRecords, States
from escalera.engine.topics.dealing import cut, place_dealt
from escalera.engine.topics.initial_meld import minimum_for


@door
def cut_deck(states: States, i: int, rules: RuleRecords, words: Integers) -> int:
    """Let each seat cut, right after the deal; return a bit for each that cut 30 cards (R19i)."""
    return cut(states[i], rules[0], words)


@door
def where_dealt(states: States, i: int, rules: RuleRecords, places: Integers) -> int:
    """Write, right after a deal, the `Place` of each card of the deck; return how many."""
    return place_dealt(states[i], rules[0], places)


@door
def minimum_of(rules: RuleRecords, score: int, hand_number: int) -> int:
    """Return a team's minimum for a hand (`initial_meld.minimum_for`); score: before the hand."""
    return minimum_for(rules[0], score, hand_number) + 0


@door
def is_decided(rules: RuleRecords, hand_number: int, scores: Integers) -> bool:
    """Say whether the match is over after a hand (`outcome.decided`); scores: by team."""
    return decided(rules[0], hand_number, scores, int(rules[0].teams))
