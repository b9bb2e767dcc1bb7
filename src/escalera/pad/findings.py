"""The faults that a written hand can have: a name and a sentence each, as refusals have."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from escalera.rules import RuleSet
from escalera.rules.sources import cited


class Level(StrEnum):
    """How bad a finding is: a doubtful hand can be kept, an impossible one can't be written."""

    IMPOSSIBLE = "impossible"
    DOUBTFUL = "doubtful"


class Check(StrEnum):
    """The faults, by name."""

    TWO_WENT_OUT = "TWO_WENT_OUT"
    SETS_NEEDED = "SETS_NEEDED"
    OUT_WITH_CARDS = "OUT_WITH_CARDS"
    TOO_MANY_RED_THREES = "TOO_MANY_RED_THREES"
    TOO_MANY_BLACK_THREES = "TOO_MANY_BLACK_THREES"
    TOO_MANY_SEVENS = "TOO_MANY_SEVENS"
    TOO_MANY_MELDS = "TOO_MANY_MELDS"
    TOO_MANY_WILDS = "TOO_MANY_WILDS"
    TOO_MANY_CARDS = "TOO_MANY_CARDS"
    TOO_MANY_CUTS = "TOO_MANY_CUTS"
    TOO_MANY_OF_A_VALUE = "TOO_MANY_OF_A_VALUE"
    TOO_FEW_POINTS = "TOO_FEW_POINTS"
    TOO_MANY_POINTS = "TOO_MANY_POINTS"
    NO_SUCH_SUM = "NO_SUCH_SUM"
    NOBODY_OUT = "NOBODY_OUT"
    NO_CARDS_LEFT = "NO_CARDS_LEFT"
    SHORT_OF_MINIMUM = "SHORT_OF_MINIMUM"
    AFTER_THE_END = "AFTER_THE_END"


SENTENCES: Final[dict[Check, tuple[Level, str, str]]] = {
    Check.TWO_WENT_OUT: (
        Level.IMPOSSIBLE,
        "One team at most goes out in a hand, not {count}.",
        "R7",
    ),
    Check.SETS_NEEDED: (Level.IMPOSSIBLE, "Going out needs {needs}.", "need_any; R7"),
    Check.OUT_WITH_CARDS: (
        Level.IMPOSSIBLE,
        "Who goes out has no card left, and here nobody else is in the team.",
        "R7",
    ),
    Check.TOO_MANY_RED_THREES: (
        Level.IMPOSSIBLE,
        "The pack has {there} red 3s, but {count} are written.",
        "packs",
    ),
    Check.TOO_MANY_BLACK_THREES: (
        Level.IMPOSSIBLE,
        "The pack has {there} black 3s, but {count} are written.",
        "packs",
    ),
    Check.TOO_MANY_SEVENS: (
        Level.IMPOSSIBLE,
        "The pack has {cards} sevens, enough for {there} canastas of 7s, but {count} are written.",
        "packs; R19d",
    ),
    Check.TOO_MANY_MELDS: (
        Level.IMPOSSIBLE,
        "{melds}: {there} at most can be made, but {count} are written.",
        "packs; sets_combine",
    ),
    Check.TOO_MANY_WILDS: (
        Level.IMPOSSIBLE,
        "The complete melds need at least {count} {cards}, but the pack has {there}.",
        "packs; jokers; R16",
    ),
    Check.TOO_MANY_CARDS: (
        Level.IMPOSSIBLE,
        "The complete melds need {count} cards, but only {there} of the pack can be melded.",
        "packs; jokers",
    ),
    Check.TOO_MANY_CUTS: (
        Level.IMPOSSIBLE,
        "Each player cuts once: {there} in this team, but {count} are written.",
        "cut_points; R19i",
    ),
    Check.TOO_MANY_OF_A_VALUE: (
        Level.IMPOSSIBLE,
        "The pack has {there} cards of {value} points, but {count} are written.",
        "points_low",
    ),
    Check.TOO_FEW_POINTS: (
        Level.IMPOSSIBLE,
        "The complete melds alone hold {there} card points or more, but {count} are written.",
        "points_low",
    ),
    Check.TOO_MANY_POINTS: (
        Level.IMPOSSIBLE,
        "All cards together are worth {there} points, but {count} are written.",
        "points_low",
    ),
    Check.NO_SUCH_SUM: (Level.IMPOSSIBLE, "No cards make {count} points.", "points_low"),
    Check.NOBODY_OUT: (Level.DOUBTFUL, "Nobody went out: did the stock run out?", "R8"),
    Check.NO_CARDS_LEFT: (
        Level.DOUBTFUL,
        "This team did not go out, but no cards are left in its hands.",
        "R6",
    ),
    Check.SHORT_OF_MINIMUM: (
        Level.DOUBTFUL,
        "A team that has melded has its initial meld of {there} points on the table, not {count}.",
        "minimums; R5",
    ),
    Check.AFTER_THE_END: (
        Level.DOUBTFUL,
        "The match was over before this hand, which no longer counts.",
        "R21",
    ),
}

"""How bad each is, its sentence, and what it rests on: parameters and rulings, `; ` between."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding: what is wrong, how bad, for which team (0: all of them) and field ("": none)."""

    check: Check
    level: Level
    sentence: str
    rule: str
    team: int = 0
    field: str = ""

    def __str__(self) -> str:
        where = f"team {self.team}: " if self.team else ""
        return f"{self.check}: {where}{self.sentence} ({self.rule})"


def found(rules: RuleSet, check: Check, team: int = 0, field: str = "", **words: object) -> Finding:
    """Return a finding with its sentence filled in, and where the game's document has its rule."""
    level, sentence, rests_on = SENTENCES[check]
    return Finding(check, level, sentence.format_map(words), cited(rests_on, rules), team, field)
