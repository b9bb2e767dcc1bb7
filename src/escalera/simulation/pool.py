"""Does work side by side and gives the results in the order of the tasks."""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

Task = TypeVar("Task")
Pending = TypeVar("Pending")
Done = TypeVar("Done")


def in_order(
    submit: Callable[[Task], Pending],
    result: Callable[[Pending], Done],
    tasks: Iterator[Task],
    ahead: int,
) -> Iterator[Done]:
    """Yield the tasks' results in order, with a number of tasks submitted ahead."""
    waiting: deque[Pending] = deque()
    for task in tasks:
        waiting.append(submit(task))
        if len(waiting) >= ahead:
            yield result(waiting.popleft())
    while waiting:
        yield result(waiting.popleft())


def spread(
    work: Callable[[Task], Done], tasks: Iterator[Task], jobs: int
) -> Generator[Done, None, None]:
    """Yield each task's result in order; with one job the work is done here, else in processes.

    `work`, the tasks and the results travel between processes, so they must be picklable.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), _leave_with_parent)

    def submit(task: Task) -> Future[Done]:
        return executor.submit(work, task)

    try:
        yield from in_order(submit, Future.result, tasks, 2 * jobs)
    finally:
        executor.shutdown(cancel_futures=True)


def _leave_with_parent() -> None:
    """End this process when the one that started it is gone, however it was killed."""
    Thread(target=_wait_and_leave, daemon=True).start()


def _wait_and_leave() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(1)
