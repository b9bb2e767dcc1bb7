"""A group's season: figures over several pads, and the same as CSV."""

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from escalera.pad.match.pad import Pad
from escalera.pad.match.standing import Standing

BEST = 10


@dataclass(frozen=True, slots=True)
class Match:
    """One match: tuples are by team; `winners` are teams from 1, none while it goes on."""

    number: int
    played: str
    title: str
    game: str
    players: tuple[tuple[str, ...], ...]
    teams: tuple[str, ...]
    hands: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BestHand:
    """A team's points in one hand of a match."""

    points: int
    team: str
    match: int
    hand: int


@dataclass(frozen=True, slots=True)
class Player:
    """A person's figures, by the name written on the pads.

    finished: matches that were decided; `won` and `tied` are among them. A hand's points are the
    team's: their sum, mean, best and worst; `out`: hands in which the team went out.
    """

    name: str
    matches: int
    finished: int
    won: int
    tied: int
    hands: int
    out: int
    points: int
    mean: float
    best: int
    worst: int


@dataclass(frozen=True)
class Season:
    """Several matches of a group: each match, each player (most wins first), the best hands."""

    matches: tuple[Match, ...]
    players: tuple[Player, ...]
    best: tuple[BestHand, ...]

    def data(self) -> dict[str, Any]:
        """Return the figures as plain data, for JSON."""
        return asdict(self)


def season(pads: Sequence[Pad]) -> Season:
    """Return the figures of several pads, in the order given; hands after an end don't count."""
    stands = [pad.standing for pad in pads]
    both = list(zip(pads, stands, strict=True))
    names = dict.fromkeys(name for pad in pads for name in pad.names)
    players = sorted((_player(name, both) for name in names), key=_rank)
    best = sorted(_team_hands(both), key=lambda hand: -hand.points)
    matches = tuple(_match(number, *one) for number, one in enumerate(both, 1))
    return Season(matches, tuple(players), tuple(best[:BEST]))


def _rank(player: Player) -> tuple[int, int, float]:
    return -player.won, -player.tied, -player.mean


def _match(number: int, pad: Pad, stand: Standing) -> Match:
    return Match(
        number,
        pad.played,
        pad.title,
        pad.rules.game,
        tuple(pad.players_of(team) for team in range(1, pad.rules.teams + 1)),
        pad.teams,
        sum(hand.counts for hand in stand.hands),
        stand.scores,
        stand.outcome.winners if stand.outcome else (),
    )


def _team_hands(both: Iterable[tuple[Pad, Standing]]) -> Iterable[BestHand]:
    for number, (pad, stand) in enumerate(both, 1):
        for hand in stand.hands:
            for team, points in zip(pad.teams, hand.totals, strict=True):
                if hand.counts:
                    yield BestHand(points, team, number, hand.number)


def _player(name: str, both: Iterable[tuple[Pad, Standing]]) -> Player:
    points: list[int] = []
    matches = finished = won = tied = out = 0
    for pad, stand in both:
        if name not in pad.names:
            continue
        team = pad.rules.team_of(pad.names.index(name) + 1)
        winners = stand.outcome.winners if stand.outcome else ()
        matches += 1
        finished += bool(winners)
        won += winners == (team,)
        tied += team in winners and len(winners) > 1
        for written, hand in zip(pad.hands, stand.hands, strict=True):
            if hand.counts:
                points.append(hand.totals[team - 1])
                out += written.teams[team - 1].get("out")
    mean = round(sum(points) / max(1, len(points)), 1)
    best, worst = max(points, default=0), min(points, default=0)
    hands = len(points)
    return Player(name, matches, finished, won, tied, hands, out, sum(points), mean, best, worst)


# ------------------------------------------------------------------ CSV


def players_csv(found: Season) -> str:
    """Return a line for each player, as CSV."""
    return _csv([asdict(player) for player in found.players], Player.__dataclass_fields__)


def hands_csv(pads: Sequence[Pad]) -> str:
    """Return a line for each hand and team, as CSV: who, the points, the score after it."""
    rows = [
        {
            "match": number,
            "played": pad.played,
            "title": pad.title,
            "game": pad.rules.game,
            "hand": hand.number,
            "team": pad.teams[team],
            "players": ", ".join(pad.players_of(team + 1)),
            "points": hand.totals[team],
            "score": hand.after[team],
        }
        for number, pad in enumerate(pads, 1)
        for hand in pad.standing.hands
        for team in range(pad.rules.teams)
    ]
    names = ("match", "played", "title", "game", "hand", "team", "players", "points", "score")
    return _csv(rows, names)


def _csv(rows: Iterable[dict[str, Any]], names: Iterable[str]) -> str:
    made = io.StringIO()
    writer = csv.DictWriter(made, list(names), lineterminator="\r\n")
    writer.writeheader()
    writer.writerows({name: _plain(value) for name, value in row.items()} for row in rows)
    return made.getvalue()


def _plain(value: object) -> object:
    """Return a cell that no spreadsheet reads as a formula."""
    formula = isinstance(value, str) and value[:1] in ("=", "+", "-", "@")
    return f"'{value}" if formula else value
