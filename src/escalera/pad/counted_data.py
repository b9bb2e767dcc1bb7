"""A counted pad as plain data: everything that a screen shows of it."""

from typing import Any

from escalera.pad.checking.findings import Finding
from escalera.pad.match.pad import Pad
from escalera.pad.match.standing import ScoredHand, Standing
from escalera.pad.pad_data import write_pad


def told(pad: Pad) -> dict[str, Any]:
    """Return the pad as it is written, its hands counted, and how the match stands."""
    stand = pad.standing
    return {
        "pad": write_pad(pad),
        "hands": [_hand(hand) for hand in stand.hands],
        **_standing(stand),
    }


def _hand(hand: ScoredHand) -> dict[str, Any]:
    return {
        "number": hand.number,
        "dealer": hand.dealer,
        "starter": hand.starter,
        "minimums": list(hand.minimums),
        "fields": list(hand.fields),
        "lines": list(hand.lines),
        "totals": list(hand.totals),
        "scores": list(hand.after),
        "counts": hand.counts,
        "findings": [told_finding(finding) for finding in hand.findings],
    }


def told_finding(finding: Finding) -> dict[str, Any]:
    """Return a finding as plain data."""
    return {
        "check": finding.check.value,
        "level": finding.level.value,
        "sentence": finding.sentence,
        "values": finding.values,
        "rule": finding.rule,
        "team": finding.team,
        "field": finding.field,
    }


def _standing(stand: Standing) -> dict[str, Any]:
    """Return the scores and the hand to come, which is left out once the match is over."""
    scores: dict[str, Any] = {"scores": list(stand.scores)}
    if stand.outcome:
        return {**scores, "winners": list(stand.outcome.winners)}
    coming = {
        "number": stand.hand_number,
        "dealer": stand.dealer,
        "starter": stand.starter,
        "minimums": list(stand.minimums),
    }
    if stand.to_target is not None:
        scores["to_target"] = list(stand.to_target)
    if stand.hands_left is not None:
        scores["hands_left"] = stand.hands_left
    return {**scores, "winners": [], "next": coming}
