"""A report's figures as words in a language, for the terminal and the picture alike."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from escalera.arena.report import Report
from escalera.arena.statistics import Estimate
from escalera.book.wording.catalogue import Catalogue
from escalera.book.wording.phrases import Counted, Value, say
from escalera.texts import LANGUAGES, texts

_SWAPPED: Final = str.maketrans(",.", ".,")


@dataclass(frozen=True, slots=True)
class Words:
    """What a report says in a language; its numbers are written as that language writes them."""

    language: str = LANGUAGES[0]

    def say(self, key: str, **values: Value) -> str:
        """Return a message of the arena's."""
        return _catalogue(self.language).text(say(key, **values))

    def heading(self, report: Report) -> str:
        """Return what was played, in one line."""
        played: Value = Counted(report.deals, "deal-played")
        if report.matches:
            matches = Counted(report.matches, "match-played")
            played = say("arena-played", deals=played, matches=matches)
        return self.say(
            "arena-heading",
            game=report.game,
            players=str(report.players),
            settings="".join(f", {key} {value}" for key, value in report.settings.items()),
            played=played,
            seed=report.seed,
        )

    def number(self, written: str) -> str:
        """Return a number that Python wrote as the language writes it: `1.210,5` in Spanish."""
        return written if self.language == LANGUAGES[0] else written.translate(_SWAPPED)

    def signed(self, points: float) -> str:
        """Return points with their sign."""
        return self.number(f"{points:+,.1f}")

    def points_of(self, mean: float, high: float | None) -> str:
        """Return points with half their interval."""
        half = "" if high is None else self.number(f" ± {high - mean:,.1f}")
        return self.signed(mean) + half

    def rating(self, elo: float) -> str:
        """Return an Elo rating."""
        return self.number(f"{elo:+,.0f}")

    def interval(self, low: float | None, high: float | None) -> str:
        """Return an interval; a dash if there is none."""
        if low is None or high is None:
            return "-"
        return self.say("arena-interval", low=self.rating(low), high=self.rating(high))

    def share(self, found: Estimate | None) -> str:
        """Return a share in per cent with half its interval; a dash if there is none."""
        if found is None:
            return "-"
        half = "" if found.high is None else f" ± {found.high - found.mean:.1%}"
        return self.number(f"{found.mean:.1%}{half}")

    def milliseconds(self, seconds: float) -> str:
        """Return a short time."""
        return self.number(f"{seconds * 1000:.3f}")


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(texts(language, "arena"))
