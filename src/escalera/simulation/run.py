"""Many matches, in one process or several: the same seed gives the same games either way."""

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

from escalera.bots import make_bot
from escalera.notation.write import write
from escalera.rules import RuleSet
from escalera.simulation.match import SimulationError, played_hands, seated
from escalera.simulation.pool import spread
from escalera.simulation.summary import Summary, summary_of
from escalera.simulation.tally import Tally

Progress = Callable[[int, int], None]
"""Called with how many matches and hands are done."""


@dataclass(frozen=True)
class Task:
    """One match to play: the `number`-th, of at most `hands` hands."""

    rules: RuleSet
    bots: tuple[str, ...]
    seed: int | str
    number: int
    hands: int | None
    recorded: bool


@dataclass(frozen=True)
class Played:
    """A match that was played: its counts, and its record's text if it was asked for."""

    task: Task
    tally: Tally
    record: str


def simulate(
    rules: RuleSet,
    bots: Sequence[str],
    *,
    seed: int | str = 0,
    hands: int | None = None,
    matches: int | None = None,
    jobs: int = 1,
    records: Path | None = None,
    progress: Progress | None = None,
) -> Summary:
    """Let bots play a number of matches to their end (one by default), or of hands in all.

    With `hands`, they play match after match, and the last one is cut short. A match depends only
    on the seed and its own number. `bots` are repeated around the table. `records`: a folder, made
    if need be, for a record of each match, `000001.rec` and so on; it has no record in it yet.
    SimulationError and BotError say what can't be done.
    """
    names = seated(bots, rules.seats)
    _check(names, hands, matches, jobs)
    if records is not None:
        _make(records)
    first = Task(rules, names, seed, 1, hands, records is not None)
    most = None if hands is not None else matches or 1
    total, start = Tally(), time.perf_counter()
    for played in _cut(_played(first, most, jobs), hands):
        total.add(played.tally)
        if records is not None:
            _keep(records, played)
        if progress is not None:
            progress(total.matches, total.hands)
    return summary_of(total, rules, names, seed, time.perf_counter() - start)


def _check(names: tuple[str, ...], hands: int | None, matches: int | None, jobs: int) -> None:
    """Refuse impossible numbers and unknown bots before any play."""
    if hands is not None and matches is not None:
        raise SimulationError("HANDS_OR_MATCHES")
    for what, number in (("hands", hands), ("matches", matches), ("jobs", jobs)):
        if number is not None and number < 1:
            raise SimulationError("TOO_FEW", what=what, given=number)
    for name in names:
        make_bot(name)


def _make(folder: Path) -> None:
    """Make a folder for records, and refuse one with another run's in it."""
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.glob("*.rec")):
        raise SimulationError("RECORDS_THERE", path=str(folder))


def play_task(task: Task) -> Played:
    """Play one match; one process does this at a time."""
    tally = Tally()
    for game in played_hands(task.rules, task.bots, f"{task.seed}/{task.number}", task.hands):
        tally.count_hand(game)
        last = game
    tally.count_match(last, task.bots)
    return Played(task, tally, write(last.record()) if task.recorded else "")


def _played(first: Task, most: int | None, jobs: int) -> Generator[Played, None, None]:
    """Return the matches in the order of their numbers: `most` of them, or endlessly many."""
    numbers = count(1) if most is None else iter(range(1, most + 1))
    tasks = (replace(first, number=number) for number in numbers)
    return spread(play_task, tasks, jobs)


def _cut(matches: Generator[Played, None, None], hands: int | None) -> Iterator[Played]:
    """Yield matches until they have enough hands; the last one is played again, cut short."""
    if hands is None:
        yield from matches
        return
    left = hands
    with closing(matches) as source:
        for whole in source:
            short = whole.tally.hands > left
            played = play_task(replace(whole.task, hands=left)) if short else whole
            left -= played.tally.hands
            yield played
            if left == 0:
                return


def _keep(folder: Path, played: Played) -> None:
    """Write a match's record into the folder."""
    path = folder / f"{played.task.number:06d}.rec"
    path.write_text(played.record, encoding="utf-8", newline="")
