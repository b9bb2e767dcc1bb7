"""The figures of a simulation."""

import json
from collections import Counter
from dataclasses import asdict, dataclass

from escalera.rules import RuleSet
from escalera.simulation.tally import ENDINGS, MELDS, SOURCES, Tally


@dataclass(frozen=True)
class Summary:
    """Figures of a simulation.

    endings: the share of the hands by how they ended. points: a team's mean points in a hand, by
    line of the score sheet and their "total". melds: the mean number of melds on the table at a
    hand's end, of all teams, by class. wins: matches won, by bot name, once for each name in the
    team; nobody wins a tie, or a match cut short by a number of hands.
    """

    game: str
    players: int
    settings: dict[str, str]
    bots: tuple[str, ...]
    seed: int | str
    matches: int
    hands: int
    seconds: float
    hands_per_second: float
    endings: dict[str, float]
    points: dict[str, float]
    melds: dict[str, float]
    wins: dict[str, int]
    ties: int

    def to_json(self) -> str:
        """Return the figures as a JSON object."""
        return json.dumps(asdict(self), indent=2)


def summary_of(
    tally: Tally, rules: RuleSet, bots: tuple[str, ...], seed: int | str, seconds: float
) -> Summary:
    """Return the figures of a tally; `bots` by seat."""
    points = _means(tally.points, SOURCES, tally.team_hands)
    hands = tally.hands
    return Summary(
        game=rules.game,
        players=rules.seats,
        settings=dict(rules.settings),
        bots=bots,
        seed=seed,
        matches=tally.matches,
        hands=hands,
        seconds=round(seconds, 3),
        hands_per_second=round(hands / seconds, 3) if seconds > 0 else 0.0,
        endings={name: round(tally.endings[name] / max(1, hands), 4) for name in ENDINGS.values()},
        points={**points, "total": round(sum(tally.points.values()) / max(1, tally.team_hands), 2)},
        melds=_means(tally.melds, MELDS, hands),
        wins={name: tally.wins[name] for name in dict.fromkeys(bots)},
        ties=tally.ties,
    )


def _means(sums: Counter[str], names: tuple[str, ...], count: int) -> dict[str, float]:
    return {name: round(sums[name] / max(1, count), 2) for name in names if sums[name]}
