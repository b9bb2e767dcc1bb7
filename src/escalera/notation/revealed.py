"""Checks revealed hands: was the deck made from what the table had committed to?"""

from itertools import pairwise

from escalera.engine.match.dealt import DealtHand, deal_from, first_dealer
from escalera.engine.record.match_record import HandRecord, Record
from escalera.engine.record.statements import Commit, Cuts, Reveal
from escalera.notation.shuffle import Revealed, commitment
from escalera.rules import RuleSet


class ShuffleError(ValueError):
    """A hand is not what its `commit` promised: the ``line`` at fault and a ``sentence``."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}")
        self.line = line
        self.sentence = sentence


def check_shuffles(record: Record, rules: RuleSet) -> None:
    """Check every revealed hand of a record that follows the rules; ShuffleError at a fault.

    A hand without a `commit` promised nothing. A promise must be kept before the next hand starts.
    """
    for hand in record.hands:
        if hand.commit is not None and hand.reveal is not None:
            _check_hand(hand, rules, hand.commit, hand.reveal)
    for hand, following in pairwise(record.hands):
        if hand.commit is not None and hand.reveal is None:
            sentence = f"Hand {hand.number} has a `commit` that was never revealed."
            raise ShuffleError(following.start.line, sentence)


def _check_hand(hand: HandRecord, rules: RuleSet, commit: Commit, reveal: Reveal) -> None:
    try:
        revealed = Revealed.parse(reveal.text)
    except ValueError as error:
        raise ShuffleError(reveal.line, str(error)) from None
    if commitment(revealed.secret) != commit.digest:
        raise ShuffleError(reveal.line, "The SHA-256 of the secret is not the hand's `commit`.")
    seed = revealed.seed(hand.number)
    if hand.number == 1:
        _check_dealer(hand, first_dealer(rules, seed))
    dealt = deal_from(rules, seed, dealer=hand.dealer, hand_number=hand.number, scores=hand.scores)
    _check_cards(hand, dealt, reveal)
    _check_cuts(hand.cuts, dealt.cuts, reveal)


def _check_dealer(hand: HandRecord, seat: int) -> None:
    if hand.dealing is not None and hand.dealer != seat:
        sentence = f"The secret and the numbers make seat {seat} the first dealer."
        raise ShuffleError(hand.dealing.line, sentence)


def _check_cards(hand: HandRecord, dealt: DealtHand, reveal: Reveal) -> None:
    """Compare the lines of a deal, which may come in any order."""
    right = set(dealt.setup)
    for line in hand.setup:
        if line not in right:
            raise ShuffleError(line.line, "The secret and the numbers deal other cards here.")
    if len(hand.setup) < len(right):
        raise ShuffleError(reveal.line, "The secret and the numbers deal more than was written.")


def _check_cuts(written: Cuts | None, right: Cuts | None, reveal: Reveal) -> None:
    if written == right:
        return
    line = written.line if written else reveal.line
    what = f"`{right}`" if right else "no `cut`"
    raise ShuffleError(line, f"By the secret and the numbers there is {what}.")
