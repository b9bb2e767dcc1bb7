"""Checks revealed hands: was the deck made from what the table had committed to?"""

from itertools import pairwise

from escalera.engine.match.dealt import DealtHand, deal_from, first_dealer
from escalera.engine.record.line_error import LineError
from escalera.engine.record.match_record import HandRecord, Record
from escalera.engine.record.statements import Commit, Cuts, Reveal
from escalera.notation.errors import ShuffleWordError
from escalera.notation.shuffle import OF_SECRET, Revealed, hand_commitment
from escalera.rules import RuleSet


class ShuffleError(LineError):
    """A hand is not what its `commit` promised."""


def check_shuffles(record: Record, rules: RuleSet) -> None:
    """Check every revealed hand of a record that follows the rules; ShuffleError at a fault.

    A hand without a `commit` promised nothing. A promise must be kept before the next hand starts.
    """
    for hand in record.hands:
        if hand.commit is not None and hand.reveal is not None:
            _check_hand(hand, rules, hand.commit, hand.reveal)
    _check_secrets(record)
    for hand, following in pairwise(record.hands):
        if hand.commit is not None and hand.reveal is None:
            raise ShuffleError(following.start.line, "NEVER_REVEALED", hand=str(hand.number))


def _check_secrets(record: Record) -> None:
    """Refuse a secret that an earlier hand had: whoever saw that one knows it.

    Records of the first method are verified as they always were.
    """
    known: set[str] = set()
    for hand in record.hands:
        if hand.commit is not None and hand.reveal is not None:
            secret = hand.reveal.text.partition(" ")[0]
            if secret in known and hand.commit.method != OF_SECRET:
                raise ShuffleError(hand.reveal.line, "SECRET_AGAIN")
            known.add(secret)


def _check_hand(hand: HandRecord, rules: RuleSet, commit: Commit, reveal: Reveal) -> None:
    try:
        revealed = Revealed.parse(reveal.text)
    except ShuffleWordError as error:
        raise ShuffleError(reveal.line, error.name) from None
    made = hand_commitment(revealed.secret, revealed.table, hand.number, commit.method)
    if made != commit.digest:
        raise ShuffleError(reveal.line, "OTHER_COMMIT")
    seed = revealed.seed(hand.number)
    if hand.number == 1:
        _check_dealer(hand, first_dealer(rules, seed, commit.method))
    dealt = _dealt(hand, rules, seed, commit.method)
    _check_cards(hand, dealt, reveal)
    _check_cuts(hand.cuts, dealt.cuts, reveal)


def _dealt(hand: HandRecord, rules: RuleSet, seed: str, method: str) -> DealtHand:
    return deal_from(
        rules,
        seed,
        method=method,
        dealer=hand.dealer,
        hand_number=hand.number,
        scores=hand.scores,
    )


def _check_dealer(hand: HandRecord, seat: int) -> None:
    if hand.dealing is not None and hand.dealer != seat:
        raise ShuffleError(hand.dealing.line, "OTHER_DEALER", seat=seat)


def _check_cards(hand: HandRecord, dealt: DealtHand, reveal: Reveal) -> None:
    """Compare the lines of a deal, which may come in any order."""
    right = set(dealt.setup)
    for line in hand.setup:
        if line not in right:
            raise ShuffleError(line.line, "OTHER_CARDS")
    if len(hand.setup) < len(right):
        raise ShuffleError(reveal.line, "MORE_CARDS")


def _check_cuts(written: Cuts | None, right: Cuts | None, reveal: Reveal) -> None:
    if written == right:
        return
    line = written.line if written else reveal.line
    raise ShuffleError(line, "OTHER_CUT", cut=str(right or "none"))
