"""Does the same work on a Ray cluster; its machines have Escalera installed."""

from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import chain

from escalera.arena.order import ArenaError
from escalera.simulation.pool import Done, Task, in_order

CHUNK = 4
"""How many deals go out together: enough that sending them costs little next to playing them."""


def spread_on_ray(
    work: Callable[[Task], Done], tasks: Sequence[Task], address: str
) -> Generator[Done, None, None]:
    """Yield the result of each task, in order, from the cluster at an address.

    address: what `ray.init` takes: "auto", "local" (a cluster on this machine, for this run only),
    HOST:PORT or ray://HOST:PORT. ArenaError if Ray is not installed or does not answer.
    """
    try:
        import ray
    except ImportError:
        raise ArenaError("NO_RAY") from None
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ArenaError("NO_CLUSTER", address=address) from error
    try:
        errand = ray.remote(_many)
        ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        done = in_order(lambda chunk: errand.remote(work, chunk), ray.get, _chunks(tasks), ahead)
        yield from chain.from_iterable(done)
    finally:
        ray.shutdown()


def _many(work: Callable[[Task], Done], tasks: Sequence[Task]) -> list[Done]:
    return [work(task) for task in tasks]


def _chunks(tasks: Sequence[Task]) -> Iterator[Sequence[Task]]:
    return (tasks[at : at + CHUNK] for at in range(0, len(tasks), CHUNK))
