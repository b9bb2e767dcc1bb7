"""What processes use: CPU time, memory, and the cores they may run on."""

import os
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path


def cpu_seconds(process: int) -> float:
    """Return the CPU time that a process has used."""
    if not process:
        return 0.0
    return sum(_times(process)[:2])


def memory_kb(process: int) -> int:
    """Return a process's memory."""
    if not process:
        return 0
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def cpu_of(processes: Iterable[int]) -> float:
    """Return the CPU time that some processes have used together."""
    return sum(map(cpu_seconds, processes))


def family_cpu_seconds(process: int) -> float:
    """Return the CPU time of a process and all its children, the ended ones too."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    used = cpu_seconds(process) + _of_ended(process)
    for child in children:
        with suppress(FileNotFoundError):  # it has just ended
            used += cpu_seconds(int(child))
    return used


def _times(process: int) -> list[float]:
    """Return the CPU times of a process, in user and system mode, then those of ended children."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return [int(field) / os.sysconf("SC_CLK_TCK") for field in fields[11:15]]


def _of_ended(process: int) -> float:
    return sum(_times(process)[2:])


@cache
def halves() -> tuple[set[int], set[int]]:
    """Return the servers' cores and the clients': half of this machine's each."""
    cores = sorted(os.sched_getaffinity(0))
    middle = max(1, len(cores) // 2)
    return set(cores[:middle]), set(cores[middle:] or cores)


def pin(process: int, cores: set[int]) -> None:
    """Let a process with all its threads run on these cores only."""
    for task in Path(f"/proc/{process}/task").iterdir():
        os.sched_setaffinity(int(task.name), cores)
