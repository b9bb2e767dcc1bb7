"""`escalera simulate GAME`: bots play each other, and what came of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from escalera.bots import BotError
from escalera.cli.console import errors, output, say_line
from escalera.cli.errors import CommandError
from escalera.cli.files import trouble
from escalera.cli.language import chosen
from escalera.cli.pages.summary import summary_tables
from escalera.cli.patience import patient, warm_up
from escalera.cli.table_rules import agreed
from escalera.cli.words import phrase
from escalera.rules import RuleSet
from escalera.simulation import SimulationError, Summary, simulate
from escalera.simulation.run import Progress as Report


@dataclass(frozen=True, slots=True)
class Order:
    """What to simulate: a number of hands, or of matches."""

    game: str
    players: int | None
    bots: tuple[str, ...]
    settings: tuple[str, ...]
    hands: int | None
    matches: int | None
    seed: str
    records: Path | None
    jobs: int
    json: bool


@patient()
def run(order: Order) -> int:
    """Simulate, with a progress bar on standard error, and print the summary."""
    rules = agreed(order.game, order.players, order.settings)
    with _progress(order) as report:
        summary = _simulated(rules, order, report)
    if order.json:
        say_line(summary.to_json())
    else:
        output().print(summary_tables(summary))
    return 0


def _simulated(rules: RuleSet, order: Order, report: Report) -> Summary:
    try:
        if order.jobs > 1:
            warm_up(rules, order.bots)
        return simulate(
            rules,
            order.bots,
            seed=order.seed,
            hands=order.hands,
            matches=order.matches,
            jobs=order.jobs,
            records=order.records,
            progress=report,
        )
    except (SimulationError, BotError) as error:
        raise CommandError(error.said(chosen())) from None
    except OSError as error:
        raise CommandError(trouble(order.records or Path(), error)) from None


@contextmanager
def _progress(order: Order) -> Iterator[Report]:
    """Show a bar that the report moves: by hands if hands were asked for, else by matches."""
    by_hands = order.hands is not None
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    console = errors()
    off = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=off) as bar:
        total = order.hands if by_hands else order.matches or 1
        task = bar.add_task(phrase("bar-hands" if by_hands else "bar-matches"), total=total)
        yield lambda matches, hands: bar.update(task, completed=hands if by_hands else matches)
