"""How a hand ended, when a match is decided, and who has won (R21)."""

from dataclasses import dataclass
from typing import Any, Final

from escalera.cards.jit import interpreted, kernel
from escalera.engine.state.dtypes import Rules
from escalera.engine.state.enums import Ending
from escalera.engine.state.rule_record import numbers
from escalera.engine.topics.initial_meld import minimum_for
from escalera.rules import RuleSet

_minimum_for = interpreted(minimum_for)


@dataclass(frozen=True, slots=True)
class HandEnd:
    """How a hand ended: `ending`, the seat that went out (0: nobody) and the points by team."""

    ending: Ending
    seat: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the winning teams (more than one: a tie) and the final scores."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


def outcome_of(rules: RuleSet, hand_number: int, scores: tuple[int, ...]) -> Outcome | None:
    """Return the outcome after a hand, None if the match goes on (`decided`)."""
    if not _decided(numbers(rules)[0], hand_number, scores, len(scores)):
        return None
    best = max(scores)
    winners = tuple(team for team, score in enumerate(scores, 1) if score == best)
    return Outcome(winners, scores)


@kernel
def decided(r: Rules, hand_number: int, scores: Any, teams: int) -> bool:
    """Say whether a match is over after a hand.

    To a target: the highest score at or past it wins, a tie for the highest plays on. By hands:
    the highest score after the last hand, ties stand.
    """
    if r.hands:
        return bool(hand_number >= r.hands)
    best, winners = scores[0], 0
    for team in range(teams):
        best = max(best, scores[team])
    for team in range(teams):
        winners += int(scores[team] == best)
    return bool(best >= r.target) and winners == 1


_decided: Final = interpreted(decided)


def minimums(rules: RuleSet, scores: tuple[int, ...], hand_number: int) -> tuple[int, ...]:
    """Return what each team's initial meld must be worth in a hand, by the scores before it."""
    r = numbers(rules)[0]
    return tuple([int(_minimum_for(r, score, hand_number)) for score in scores])
