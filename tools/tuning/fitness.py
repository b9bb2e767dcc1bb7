"""How good weights are: points a hand above others, on the same deals with the teams swapped."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context

from escalera.arena.statistics import Estimate, clustered
from escalera.bots.planner.playout import duel
from escalera.bots.planner.value.weights import Weights
from escalera.rules import RuleSet

CHUNK = 250
"""How many deals one task of a long comparison has."""


@dataclass(frozen=True)
class Task:
    """Weights to compare on deals that follow from a seed."""

    rules: RuleSet
    one: Weights
    other: Weights
    seed: str
    deals: int


def lead(task: Task) -> list[float]:
    """Return, by deal, how many points a hand the first scores more than the second."""
    totals = duel(task.rules, task.one, task.other, task.seed, task.deals)
    return [float(one - other) for one, other in totals]


Player = Callable[[Sequence[Task]], list[list[float]]]
"""Plays tasks and returns each one's `lead`, in order."""


@contextmanager
def player(jobs: int) -> Iterator[Player]:
    """Yield a function that plays tasks: here for one job, else in processes; same result."""
    if jobs == 1:
        yield lambda tasks: [lead(task) for task in tasks]
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as executor:
        yield lambda tasks: list(executor.map(lead, tasks))


def compared(
    play: Player, rules: RuleSet, one: Weights, other: Weights, seed: str, deals: int
) -> Estimate:
    """Return how much more weights score than others over many deals, with the 95 % interval."""
    sizes = [min(CHUNK, deals - first) for first in range(0, deals, CHUNK)]
    tasks = [
        Task(rules, one, other, f"{seed}/check {number}", size)
        for number, size in enumerate(sizes, 1)
    ]
    return clustered([points for found in play(tasks) for points in found])
