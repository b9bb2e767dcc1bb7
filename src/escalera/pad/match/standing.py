"""How a match on a pad stands: every hand's points, the scores, what comes next, who has won."""

from dataclasses import dataclass

from escalera.engine.scoring.outcome import Outcome, minimums, outcome_of
from escalera.pad.checking.checks import check_hand
from escalera.pad.checking.findings import Check, Finding, found
from escalera.pad.sheet.entry import Hand
from escalera.pad.sheet.points import field_points, line_points
from escalera.rules import RuleSet


@dataclass(frozen=True)
class ScoredHand:
    """A hand on the pad, counted. Seats and hands count from 1, tuples are by team.

    fields, lines: points by the name of the field, or of the sheet's line. before, after: the
    scores. counts: False for a hand after the match's end, which doesn't change the scores.
    """

    number: int
    dealer: int
    starter: int
    minimums: tuple[int, ...]
    fields: tuple[dict[str, int], ...]
    lines: tuple[dict[str, int], ...]
    totals: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]
    findings: tuple[Finding, ...]
    counts: bool


@dataclass(frozen=True)
class Standing:
    """How a match stands after its last hand, and the hand to come.

    minimums: each team's initial meld in that hand. to_target: the points that each team lacks,
    None in a match of a fixed number of hands; hands_left: those, None in a match to a target.
    The hand to come means nothing once there is an `outcome`.
    """

    hands: tuple[ScoredHand, ...]
    scores: tuple[int, ...]
    hand_number: int
    dealer: int
    starter: int
    minimums: tuple[int, ...]
    to_target: tuple[int, ...] | None
    hands_left: int | None
    outcome: Outcome | None


def standing(
    rules: RuleSet,
    hands: tuple[Hand, ...],
    *,
    dealer: int = 1,
    scores: tuple[int, ...] | None = None,
    first_hand: int = 1,
) -> Standing:
    """Return how a match stands.

    dealer: the seat that dealt the first of these hands. scores: before it; all 0 by default.
    first_hand: its number, where hands were played before the pad began.
    """
    now = scores or (0,) * rules.teams
    number, outcome = first_hand, None
    scored: list[ScoredHand] = []
    for hand in hands:
        one = _scored(rules, hand, number, dealer, now, over=outcome is not None)
        scored.append(one)
        now, dealer, number = one.after, rules.left_of(dealer), number + 1
        outcome = outcome or outcome_of(rules, one.number, now)
    return Standing(
        hands=tuple(scored),
        scores=now,
        hand_number=number,
        dealer=dealer,
        starter=rules.left_of(dealer),
        minimums=minimums(rules, now, number),
        to_target=tuple(max(0, rules.target - score) for score in now) if rules.target else None,
        hands_left=max(0, rules.hands - number + 1) if rules.hands else None,
        outcome=outcome,
    )


def _scored(
    rules: RuleSet, hand: Hand, number: int, dealer: int, before: tuple[int, ...], *, over: bool
) -> ScoredHand:
    needed = minimums(rules, before, number)
    of_lines = tuple(line_points(rules, team) for team in hand.teams)
    totals = tuple(sum(points.values()) for points in of_lines)
    after = tuple(score + total for score, total in zip(before, totals, strict=True))
    findings = check_hand(rules, hand, needed)
    return ScoredHand(
        number=number,
        dealer=dealer,
        starter=rules.left_of(dealer),
        minimums=needed,
        fields=tuple(field_points(rules, team) for team in hand.teams),
        lines=of_lines,
        totals=totals,
        before=before,
        after=before if over else after,
        findings=(*findings, found(rules, Check.AFTER_THE_END)) if over else findings,
        counts=not over,
    )
