"""The faults that a written hand can have: a name and a sentence each, as refusals have."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from escalera.pad.errors import PadError
from escalera.rules import RuleSet
from escalera.rules.sources import cited
from escalera.texts import LANGUAGES, Values, texts


class Level(StrEnum):
    """How bad a finding is: a doubtful hand can be kept, an impossible one can't be written."""

    IMPOSSIBLE = "impossible"
    DOUBTFUL = "doubtful"


class Check(StrEnum):
    """The faults, by name."""

    TWO_WENT_OUT = "TWO_WENT_OUT"
    CONCEALED_NOT_OUT = "CONCEALED_NOT_OUT"
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


CHECKS: Final[dict[Check, tuple[Level, str]]] = {
    Check.TWO_WENT_OUT: (Level.IMPOSSIBLE, "R7"),
    Check.CONCEALED_NOT_OUT: (Level.IMPOSSIBLE, "concealed_bonus"),
    Check.SETS_NEEDED: (Level.IMPOSSIBLE, "need_any; R7"),
    Check.OUT_WITH_CARDS: (Level.IMPOSSIBLE, "R7"),
    Check.TOO_MANY_RED_THREES: (Level.IMPOSSIBLE, "packs"),
    Check.TOO_MANY_BLACK_THREES: (Level.IMPOSSIBLE, "packs"),
    Check.TOO_MANY_SEVENS: (Level.IMPOSSIBLE, "packs; R19d"),
    Check.TOO_MANY_MELDS: (Level.IMPOSSIBLE, "packs; sets_combine"),
    Check.TOO_MANY_WILDS: (Level.IMPOSSIBLE, "packs; jokers; R16"),
    Check.TOO_MANY_CARDS: (Level.IMPOSSIBLE, "packs; jokers"),
    Check.TOO_MANY_CUTS: (Level.IMPOSSIBLE, "cut_points; R19i"),
    Check.TOO_MANY_OF_A_VALUE: (Level.IMPOSSIBLE, "points_low"),
    Check.TOO_FEW_POINTS: (Level.IMPOSSIBLE, "points_low"),
    Check.TOO_MANY_POINTS: (Level.IMPOSSIBLE, "points_low"),
    Check.NO_SUCH_SUM: (Level.IMPOSSIBLE, "points_low"),
    Check.NOBODY_OUT: (Level.DOUBTFUL, "R8"),
    Check.NO_CARDS_LEFT: (Level.DOUBTFUL, "R6"),
    Check.SHORT_OF_MINIMUM: (Level.DOUBTFUL, "minimums; R5"),
    Check.AFTER_THE_END: (Level.DOUBTFUL, "R21"),
}
"""How bad each is, and what it rests on: parameters and rulings, `; ` between."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding: what is wrong, how bad, for which team (0: all of them) and field ("": none).

    figures: the numbers of the sentence, in its order. words: what else it names, in each
    language.
    """

    check: Check
    level: Level
    sentence: str
    rule: str
    team: int = 0
    field: str = ""
    figures: tuple[int, ...] = ()
    words: tuple[str, ...] = ()

    @property
    def values(self) -> dict[str, str]:
        """What the sentence names: its figures as a, b and c, and its words, also as words_es."""
        first, *others = LANGUAGES
        spoken = dict(zip(LANGUAGES, self.words, strict=False))
        own = {f"words_{one}": spoken[one] for one in others if spoken.get(one)}
        return _values(self.figures, spoken.get(first, "")) | own

    def said(self, language: str) -> str:
        """Return the sentence in a language; ValueError for one without texts."""
        return _sentence(self.check, self.figures, self.words, language)

    def __str__(self) -> str:
        return not_possible("", self).sentence


def not_possible(where: str, finding: Finding) -> PadError:
    """Return the error of a hand that can't be written, from what was found in it."""
    values: Values = {"check": finding.check, "team": finding.team, "rule": finding.rule}
    return PadError(where, "FINDING", **values, why=finding)


def found(
    rules: RuleSet,
    check: Check,
    team: int = 0,
    field: str = "",
    figures: tuple[int, ...] = (),
    words: tuple[str, ...] = (),
) -> Finding:
    """Return a finding with its sentence filled in and the section behind it."""
    level, rests_on = CHECKS[check]
    sentence, rule = _sentence(check, figures, words, LANGUAGES[0]), cited(rests_on, rules)
    return Finding(check, level, sentence, rule, team, field, figures, words)


def _sentence(check: Check, figures: tuple[int, ...], words: tuple[str, ...], language: str) -> str:
    say = texts(language, "padchecks").say
    own = words[LANGUAGES.index(language)] if words else ""
    return say(f"padcheck-{check}", _values(figures, own))


def _values(figures: tuple[int, ...], words: str) -> dict[str, str]:
    return dict(zip("abc", map(str, figures), strict=False)) | {"words": words}
