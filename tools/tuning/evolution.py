"""The evolution of weights by CMA-ES, stored line by line so that it can go on after a stop.

The state file holds what was asked and each generation's fitness. It need not hold the optimiser:
the same seed and the same fitness lead it the same way again.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from cmaes import CMA

from escalera.bots.planner.value.weights import Weights
from tools.tuning.space import Point, Space

Fitness = Callable[[int, list[Weights]], list[float]]
"""Returns the worth of a generation's weights, in points a hand; generations count from 1."""


class TuneError(ValueError):
    """A run can't be made as asked; the message is a sentence."""


@dataclass(frozen=True)
class Generation:
    """A finished generation: the points of its candidates, and where the search is now."""

    number: int
    points: tuple[float, ...]
    spread: float
    weights: Weights


@dataclass(frozen=True)
class Run:
    """What decides a run besides the fitness; asked: what else its state file names."""

    space: Space
    seed: int
    population: int
    sigma: float
    asked: dict[str, Any]

    def header(self) -> str:
        """Return the state file's first line."""
        head = {
            "tune": 1,
            **self.asked,
            "seed": self.seed,
            "population": self.population,
            "sigma": self.sigma,
            "names": self.space.names,
            "start": vars(self.space.start),
        }
        return json.dumps(head) + "\n"

    def optimiser(self) -> CMA:
        """Return the optimiser as it is before the first generation."""
        return CMA(
            mean=np.zeros(len(self.space.names)),
            sigma=self.sigma,
            seed=self.seed,
            population_size=self.population,
        )


def evolve(run: Run, fitness: Fitness, generations: int, state: Path) -> Iterator[Generation]:
    """Yield every generation; those in the state file come at once.

    TuneError if the file is another run's.
    """
    known = _read(run, state)
    optimiser = run.optimiser()
    with state.open("a", encoding="utf-8", newline="") as stream:
        if not known:
            stream.truncate(0)
            stream.write(run.header())
        for number in range(1, generations + 1):
            points = [optimiser.ask() for _ in range(run.population)]
            if number <= len(known) - 1:
                found = known[number]
            else:
                found = fitness(number, [run.space.weights(point) for point in points])
                stream.write(json.dumps(found) + "\n")
                stream.flush()
            yield _told(run, optimiser, number, points, found)


def _told(
    run: Run, optimiser: CMA, number: int, points: list[Point], found: list[float]
) -> Generation:
    """Tell the optimiser what a generation is worth; it looks for the least."""
    optimiser.tell([(point, -worth) for point, worth in zip(points, found, strict=True)])
    spread = float(np.linalg.norm(np.std(points, axis=0)) / len(run.space.names) ** 0.5)
    return Generation(number, tuple(found), spread, run.space.weights(optimiser.mean))


def _read(run: Run, state: Path) -> list[Any]:
    """Return the whole lines of a state file, the header first; cut off a half-written line."""
    if not state.exists():
        state.parent.mkdir(parents=True, exist_ok=True)
        return []
    content = state.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    head, *lines = whole.decode("utf-8").splitlines(keepends=True) or [""]
    if head and head != run.header():
        raise TuneError(f"{state} belongs to another run.")
    if len(whole) < len(content):
        state.write_bytes(whole)
    return [head, *map(json.loads, lines)] if head else []
