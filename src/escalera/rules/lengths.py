"""How long a match may be: the whole one, half of it, or a single hand, as settings of a game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from escalera.rules.errors import RuleError
from escalera.rules.loader import DEFAULT_PLAYERS, define, load
from escalera.rules.ruleset import RuleSet

FULL: Final = "full"


@dataclass(frozen=True)
class Length:
    """A length with the settings that make it.

    The match ends at `target` points or after `hands` hands, the other one is 0. `minutes` says
    how long about; 0 where nobody has measured the game.
    """

    name: str
    settings: dict[str, str]
    target: int
    hands: int
    minutes: int


def lengths(game: str, players: int = DEFAULT_PLAYERS) -> tuple[Length, ...]:
    """Return the lengths that a game offers, the shortest first.

    RuleError (`game`) for an unknown game; a length that the rules don't allow is left out.
    """
    return tuple(_lengths(game, players))


def _lengths(game: str, players: int) -> Iterator[Length]:
    whole = load(game, players)
    shorter = {"quick": _hands(whole, 1), "medium": _half(whole), FULL: {}}
    for name, settings in shorter.items():
        try:
            rules = load(game, players, settings)
        except RuleError:
            continue
        minutes = _minutes(game, whole, rules)
        yield Length(name, settings, rules.target, rules.hands, minutes)


def _half(whole: RuleSet) -> dict[str, str]:
    if whole.hands:
        return _hands(whole, max(1, whole.hands // 2))
    return {"target": str(whole.target // 2)}


def _hands(whole: RuleSet, hands: int) -> dict[str, str]:
    """Return the settings of a match of so many hands, each with its initial meld's minimum."""
    settings = {"hands": str(hands)}
    if whole.target:
        settings["target"] = "0"
    if whole.minimum_by == "hand":
        settings["minimums"] = "/".join(map(str, whole.minimums[:hands]))
    return settings


def _minutes(game: str, whole: RuleSet, rules: RuleSet) -> int:
    """Return the minutes that a match takes; half of the target takes half of the hands."""
    pace = define(game).pace
    if pace is None:
        return 0
    played = rules.hands or pace.hands * rules.target / (whole.target or rules.target)
    return round(played * pace.minutes)
