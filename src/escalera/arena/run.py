"""A comparison from its order to its report, in one process, several, or on a Ray cluster."""

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from pathlib import Path

from escalera.arena.duplicate import Done, Task, play
from escalera.arena.order import ArenaError, Order
from escalera.arena.report import Report
from escalera.arena.state import opened
from escalera.arena.summing import report_of
from escalera.simulation.pool import spread

Progress = Callable[[int], None]
"""Called with how many deals and matches are done."""

STATE = "arena.jsonl"
"""The state file's name in a folder of records."""


def compare(
    order: Order,
    *,
    jobs: int = 1,
    ray: str = "",
    resume: Path | None = None,
    records: Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Let bots meet on the same deals and report; the number of jobs changes nothing but times.

    ray: the address of a Ray cluster that plays instead of processes here. resume: a state file
    from which the run goes on, or a new one. records: a folder for the records and the state
    file. ArenaError and BotError say what can't be done.
    """
    order.check()
    if jobs < 1:
        raise ArenaError("ARENA_JOBS", given=jobs)
    if resume is not None and records is not None:
        raise ArenaError("OWN_STATE", file=STATE)
    start = time.perf_counter()
    tasks = tasks_of(order, recorded=records is not None)
    with opened(order, records / STATE if records else resume) as state:
        left = [task for task in tasks if task.key not in state.done]
        with closing(_played(left, jobs, ray)) as source:
            for number, done in enumerate(source, 1 + len(tasks) - len(left)):
                if records is not None:
                    _keep_records(records, done)
                state.keep(done)
                if progress is not None:
                    progress(number)
        played = [state.done[task.key] for task in tasks]
    return report_of(order, played, time.perf_counter() - start)


def tasks_of(order: Order, *, recorded: bool = False) -> list[Task]:
    """Return the tasks to play: the deals, then the matches."""
    deals = [Task(order, "deal", number, recorded) for number in range(1, order.deals + 1)]
    matches = [Task(order, "match", number, recorded) for number in range(1, order.matches + 1)]
    return deals + matches


def _played(tasks: Sequence[Task], jobs: int, ray: str) -> Generator[Done, None, None]:
    """Return the tasks played, in order."""
    if not ray:
        return spread(play, iter(tasks), jobs)
    from escalera.arena.on_ray import spread_on_ray  # Ray is an extra

    return spread_on_ray(play, tasks, ray)


def _keep_records(folder: Path, done: Done) -> None:
    """Write a task's records into the folder before the state file says that it is done."""
    for name, text in done.records.items():
        (folder / name).write_text(text, encoding="utf-8", newline="")
