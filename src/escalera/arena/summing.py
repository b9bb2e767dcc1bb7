"""From what was played to the report."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

import numpy as np

from escalera.arena.duplicate import Done, Hand, Match
from escalera.arena.order import Order
from escalera.arena.rating import ratings
from escalera.arena.report import Pace, Pair, Rating, Report, Took, Turns
from escalera.arena.seating import Pairing, Seating, names_of, pairings
from escalera.arena.statistics import Estimate, Numbers, clustered, middle
from escalera.arena.times import added, quantile
from escalera.simulation.tally import ENDINGS, SOURCES

Tables = Sequence[Sequence[Hand]]
"""The hands of two sides: by deal, then by seating."""


def report_of(order: Order, done: Sequence[Done], seconds: float) -> Report:
    """Return the report on the finished tasks, which come in the order of their numbers."""
    deals = [each for each in done if each.key[0] == "deal"]
    matches = [each for each in done if each.key[0] == "match"]
    met = pairings(order)
    return Report(
        game=order.rules.game,
        players=order.rules.seats,
        settings=dict(order.rules.settings),
        bots=order.labels,
        seed=str(order.seed),
        deals=len(deals),
        matches=len(matches),
        pairs=tuple(_pair(order, number, deals, matches) for number in range(len(met))),
        elo=_elo(order, deals),
        points=_points(order, deals),
        times=_took(order, done, seconds),
    )


def hands_of(done: Sequence[Done], pair: int) -> list[list[Hand]]:
    """Return a pairing's hands, by deal and seating."""
    return [[each for each in one.tables[pair] if isinstance(each, Hand)] for one in done]


def differences(pairing: Pairing, tables: Tables) -> list[float]:
    """Return how much more side 0 scores than side 1, by deal: the mean over the seatings."""
    return [
        fmean(
            place.mean(hand.points, 0) - place.mean(hand.points, 1)
            for place, hand in zip(pairing.seatings, table, strict=True)
        )
        for table in tables
    ]


def hands_won(pairing: Pairing, tables: Tables) -> list[float]:
    """Return the share of hands that side 0 wins, by deal."""
    return [
        fmean(place.wins(hand.points) for place, hand in zip(pairing.seatings, table, strict=True))
        for table in tables
    ]


def matches_won(pairing: Pairing, tables: Sequence[Sequence[Match]]) -> list[float]:
    """Return the share of matches that side 0 wins, by match number."""
    return [
        fmean(place.wins(match.won) for place, match in zip(pairing.seatings, table, strict=True))
        for table in tables
    ]


def _pair(order: Order, number: int, deals: Sequence[Done], matches: Sequence[Done]) -> Pair:
    pairing, names = pairings(order)[number], names_of(order)
    tables = hands_of(deals, number)
    played = [[m for m in one.tables[number] if isinstance(m, Match)] for one in matches]
    hands = [hand for table in tables for hand in table]
    a, b = (names[side] for side in pairing.sides)
    points = _rounded(clustered(differences(pairing, tables)), 2)
    ends = Counter(hand.ending for hand in hands)
    return Pair(
        a=a,
        b=b,
        mean=points.mean,
        low=points.low,
        high=points.high,
        deals=len(tables),
        hands=len(hands),
        hands_won=_rounded(clustered(hands_won(pairing, tables)), 4),
        matches=sum(map(len, played)),
        matches_won=_rounded(clustered(matches_won(pairing, played)), 4) if played else None,
        hands_a_match=round(fmean(m.hands for each in played for m in each), 2) if played else None,
        endings={name: round(ends[name] / len(hands), 4) for name in ENDINGS.values()},
        turns=_turns([hand.turns for hand in hands]),
    )


def _rounded(found: Estimate, digits: int) -> Estimate:
    low = None if found.low is None else round(found.low, digits)
    high = None if found.high is None else round(found.high, digits)
    return Estimate(round(found.mean, digits), low, high)


def _turns(turns: Sequence[int]) -> Turns:
    tenth, half, most = (middle(turns, share) for share in (0.1, 0.5, 0.9))
    return Turns(round(fmean(turns), 2), tenth, half, most)


def _elo(order: Order, deals: Sequence[Done]) -> tuple[Rating, ...]:
    names = names_of(order)
    found = [_rounded(each, 1) for each in ratings(_wins(order, deals), order.seed)]
    return tuple(
        Rating(name, each.mean, each.low, each.high)
        for name, each in zip(names, found, strict=True)
    )


def _wins(order: Order, deals: Sequence[Done]) -> Numbers:
    """Return the hands won, (deal, side, side)."""
    sides = len(names_of(order))
    wins = np.zeros((len(deals), sides, sides))
    for number, pairing in enumerate(pairings(order)):
        one, other = pairing.sides
        share = np.array(hands_won(pairing, hands_of(deals, number)))
        wins[:, one, other] += share * len(pairing.seatings)
        wins[:, other, one] += (1 - share) * len(pairing.seatings)
    return wins


def _points(order: Order, deals: Sequence[Done]) -> dict[str, dict[str, float]]:
    """Return each side's mean points for a hand by line of the score sheet, and their total."""
    names = names_of(order)
    sheets: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for number, pairing in enumerate(pairings(order)):
        for table in hands_of(deals, number):
            for place, hand in zip(pairing.seatings, table, strict=True):
                for side, who in enumerate(pairing.sides):
                    sheets[names[who]].append(_sheet(place, hand, side))
    return {name: _means(sheets[name]) for name in names}


def _sheet(place: Seating, hand: Hand, side: int) -> dict[str, float]:
    """Return a side's points by line; a mean over its seats."""
    lines = {**hand.lines, "total": hand.points}
    return {line: place.mean(points, side) for line, points in lines.items()}


def _means(sheets: Sequence[dict[str, float]]) -> dict[str, float]:
    found = {line: sum(sheet.get(line, 0) for sheet in sheets) for line in (*SOURCES, "total")}
    return {line: round(total / len(sheets), 2) for line, total in found.items() if total}


def _took(order: Order, done: Sequence[Done], seconds: float) -> Took:
    totals = [added(each.times[bot] for each in done) for bot in range(len(order.bots))]
    return Took(
        round(seconds, 3),
        tuple(
            Pace(label, sum(times.values()), *(round(quantile(times, q), 7) for q in (0.5, 0.99)))
            for label, times in zip(order.labels, totals, strict=True)
        ),
    )
