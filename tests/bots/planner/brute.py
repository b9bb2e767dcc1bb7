"""Every way to lay a small hand out, tried one by one: the slow twin of the planner's arrangements.

It gets the same prices and shares no code with the search: it deals the cards one by one to melds
or to the hand, in every possible way, and values each result.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

from escalera.cards.kinds import ACE, FOUR, JOKER, is_wild
from escalera.rules import RuleSet

Hand = tuple[int, ...]


@dataclass(frozen=True)
class Lying:
    """A meld that is on the table already."""

    form: str
    which: int
    total: int
    wilds: int
    low: int = 0
    high: int = 0


@dataclass(frozen=True)
class Task:
    """A hand, the team's melds, the rules, and what an arrangement must keep to."""

    rules: RuleSet
    hand: Hand
    melds: tuple[Lying, ...]
    prices: Any
    points: tuple[int, ...]
    least: int
    most: int
    short: int


def best(task: Task) -> float | None:
    """Return the value of the best arrangement, None if there is none."""
    found = [value for value in _values(task) if value is not None]
    return max(found) if found else None


def _values(task: Task) -> Iterator[float | None]:
    naturals = Counter(kind for kind in task.hand if not is_wild(kind))
    wilds = sorted((k for k in task.hand if is_wild(k)), key=lambda k: (k != JOKER, k))
    for runs in _run_choices(task, tuple(naturals.elements()), len(wilds)):
        used: Counter[int] = Counter()
        for run in runs:
            used.update(run.needs)
        if used - naturals:
            continue
        spent = sum(run.wilds for run in runs)
        if spent <= len(wilds):
            gain = sum(run.gain for run in runs)
            yield from _with_sets(task, naturals - used, wilds, spent, gain)


@dataclass(frozen=True)
class Run:
    needs: Hand
    wilds: int
    gain: float
    at: int
    suit: int


def _run_choices(task: Task, naturals: Hand, wilds: int) -> Iterator[tuple[Run, ...]]:
    """Yield groups of pieces: at most two of a suit, and no meld grown twice."""
    runs = list(_runs(task, set(naturals), wilds))
    for count in range(5):
        for chosen in combinations(runs, count):
            suits = [run.suit for run in chosen]
            grown = [run.at for run in chosen if run.at >= 0]
            fresh = [run.suit for run in chosen if run.at < 0]
            single = task.rules.one_sequence_per_suit and len(set(fresh)) < len(fresh)
            crowded = any(suits.count(suit) > 2 for suit in suits)
            if not (single or crowded) and len(set(grown)) == len(grown):
                yield chosen


def _runs(task: Task, held: set[int], wilds: int) -> Iterator[Run]:
    for suit in range(4):
        started = False
        for at, meld in enumerate(task.melds):
            if meld.form == "sequence" and meld.which == suit:
                started = True
                if meld.total < 7:
                    yield from _pieces(task, held, wilds, suit, at)
        if not (started and task.rules.one_sequence_per_suit):
            yield from _pieces(task, held, wilds, suit, -1)


def _pieces(task: Task, held: set[int], wilds: int, suit: int, at: int) -> Iterator[Run]:
    lying = task.melds[at] if at >= 0 else None
    for low in range(FOUR, ACE + 1):
        for high in range(low + 2, min(ACE, low + 6) + 1):
            if lying and (low > lying.low or high < lying.high or lying.total == high - low + 1):
                continue
            ranks = [
                k for k in range(low, high + 1) if not lying or not lying.low <= k <= lying.high
            ]
            yield from _wilded(task, held, wilds, suit, (low, high, at), ranks)


def _wilded(
    task: Task, held: set[int], wilds: int, suit: int, span: tuple[int, int, int], ranks: list[int]
) -> Iterator[Run]:
    low, high, at = span
    lie = task.melds[at].wilds if at >= 0 else 0
    missing = {rank for rank in ranks if rank * 4 + suit not in held}
    for count in range(min(wilds, task.rules.wilds_in_sequence - lie) + 1):
        for places in combinations(ranks, count):
            naturals = [rank for rank in ranks if rank not in places]
            if missing - set(places) or (at < 0 and len(naturals) < 2):
                continue
            worth = _run_worth(task, suit, low, high, lie + count)
            if at >= 0:
                meld = task.melds[at]
                worth -= _run_worth(task, suit, meld.low, meld.high, lie)
            needs = tuple(rank * 4 + suit for rank in naturals)
            points = sum(task.points[kind] for kind in needs) * task.prices.laid
            yield Run(needs, count, worth + points, at, suit)


def _run_worth(task: Task, suit: int, low: int, high: int, wilds: int) -> float:
    """Return a sequence's worth, as `prices.run_worth` has it (this much is the prices' word)."""
    p, pure, mixed = task.prices, 0.0, 0.0
    for first in range(max(FOUR, high - 6), min(low, ACE - 6) + 1):
        missing = [r for r in range(first, first + 7) if not low <= r <= high]
        comes = [float(p.comes[rank * 4 + suit]) for rank in missing]
        chance = 1.0
        for one in comes:
            chance *= one
        helped = chance
        if comes and wilds < task.rules.wilds_in_sequence and min(comes) < p.wild_comes:
            helped = chance / max(min(comes), 1e-9) * float(p.wild_comes)
        pure, mixed = max(pure, chance), max(mixed, helped)
    if wilds:
        return mixed * float(p.run_mixed)
    return pure * float(p.run_pure) + max(0.0, mixed - pure) * float(p.run_mixed)


def _with_sets(
    task: Task, left: Counter[int], wilds: list[int], spent: int, gain: float
) -> Iterator[float | None]:
    """Yield the value of every choice of sets and a wild meld that may go with the sequences."""
    p = task.prices
    ranks = sorted({kind >> 2 for kind in left if kind >= 8})
    ranks = sorted(set(ranks) | {m.which for m in task.melds if m.form == "set"})
    laid_before = len(task.hand) - sum(left.values()) - len(wilds) + spent
    points_before = sum(task.points[k] for k in task.hand if not is_wild(k))
    points_before -= sum(task.points[k] * n for k, n in left.items())

    def walk(at: int, used: int, cards: int, points: int, value: float) -> Iterator[float | None]:
        if at < len(ranks):
            for naturals, more, worth in _choices(task, left, ranks[at], len(wilds) - used):
                each = task.points[ranks[at] * 4]
                yield from walk(
                    at + 1, used + more, cards + naturals + more, points + naturals * each,
                    value + worth,
                )  # fmt: skip
            return
        for more, worth in _wild_choices(task, len(wilds) - used):
            total = used + more
            laid = sum(task.points[kind] for kind in wilds[:total])
            if not task.least <= cards + more <= task.most or points + laid < task.short:
                continue
            end = value + worth + laid * float(p.laid) + float(p.wild_hold[len(wilds) - total])
            yield end

    yield from walk(0, spent, laid_before, points_before, gain)


def _choices(
    task: Task, left: Counter[int], rank: int, wilds: int
) -> Iterator[tuple[int, int, float]]:
    """Yield naturals, wilds and worth of each way to lay a rank."""
    p, rules = task.prices, task.rules
    held = sorted(float(p.side[k]) for k in left.elements() if k >> 2 == rank)
    open_sets = [m for m in task.melds if m.form == "set" and m.which == rank and m.total < 7]
    full = any(m.form == "set" and m.which == rank and m.total >= 7 for m in task.melds)
    limit = rules.wilds_in_set if rank != 5 or rules.wilds_with_sevens else 0
    for naturals in range(len(held) + 1):
        kept = float(p.hold[rank][len(held) - naturals]) + sum(held[naturals:])
        kept += naturals * task.points[rank * 4] * float(p.laid)
        for more in range(wilds + 1):
            if naturals + more == 0:
                yield 0, 0, kept
                continue
            meld = max(open_sets, key=lambda m: m.total) if open_sets else Lying("set", rank, 0, 0)
            total, both = meld.total + naturals + more, meld.wilds + more
            pure = total - both
            fits = total >= 3 and pure >= 2 and (more == 0 or both <= limit)
            fits &= more == 0 or not rules.naturals_outnumber or pure > both
            if total > 7:
                fits &= rules.add_to_complete and meld.total + more <= 7
            if fits and (open_sets or naturals >= 2):
                worth = p.set_worth[rank][min(7, total)][both]
                yield (
                    naturals,
                    more,
                    kept + float(worth - p.set_worth[rank][meld.total][meld.wilds]),
                )
            if full and not open_sets and rules.add_to_complete and more == 0:
                yield naturals, 0, kept


def _wild_choices(task: Task, wilds: int) -> Iterator[tuple[int, float]]:
    yield 0, 0.0
    if task.rules.wild_melds == "none":
        return
    lie = max((m.total for m in task.melds if m.form == "wild" and m.total < 7), default=0)
    for more in range(1, wilds + 1):
        if 3 <= lie + more <= 7:
            yield more, float(task.prices.wild_worth[lie + more] - task.prices.wild_worth[lie])


@cache
def points_by_kind(rules: RuleSet) -> tuple[int, ...]:
    """Return the card points by kind, red 3s none."""
    from escalera.engine.state.rule_record import points_of

    return tuple(points_of(rules, kind) for kind in range(53))
