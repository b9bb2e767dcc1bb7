"""The report of a comparison."""

import json
from dataclasses import asdict, dataclass

from escalera.arena.statistics import Estimate


@dataclass(frozen=True)
class Turns:
    """The turns of a hand, of all players: the mean, and the 10 %, 50 % and 90 % quantiles."""

    mean: float
    p10: int
    p50: int
    p90: int


@dataclass(frozen=True)
class Pair:
    """Two sides: how much more `a` scores than `b` in a hand (`mean`, 95 % interval), and the rest.

    hands_won, matches_won: `a`'s share, with a tie as half; None if no match was played.
    endings: the share of the hands by how they ended.
    """

    a: str
    b: str
    mean: float
    low: float | None
    high: float | None
    deals: int
    hands: int
    hands_won: Estimate
    matches: int
    matches_won: Estimate | None
    hands_a_match: float | None
    endings: dict[str, float]
    turns: Turns


@dataclass(frozen=True)
class Rating:
    """A side's Elo; the mean of all is 0."""

    side: str
    elo: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Pace:
    """How long a bot's decisions took, in seconds, if it had more than one legal action."""

    bot: str
    decisions: int
    p50: float
    p99: float


@dataclass(frozen=True)
class Took:
    """The one part that differs from run to run: this run's seconds, and the bots' pace."""

    seconds: float
    bots: tuple[Pace, ...]


@dataclass(frozen=True)
class Report:
    """All figures of a comparison; `points`: a side's mean for a hand, by score-sheet line."""

    game: str
    players: int
    settings: dict[str, str]
    bots: tuple[str, ...]
    seed: str
    deals: int
    matches: int
    pairs: tuple[Pair, ...]
    elo: tuple[Rating, ...]
    points: dict[str, dict[str, float]]
    times: Took

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the sides, in the order given."""
        return tuple(rating.side for rating in self.elo)

    def to_json(self) -> str:
        """Return the figures as a JSON object; all but `times` depend only on the order."""
        return json.dumps(asdict(self), indent=2)
