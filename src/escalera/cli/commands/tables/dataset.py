"""`escalera dataset GAME -o DIR`: what the planner decides, as Parquet, for programs that learn."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from escalera.cli.commands.tables.progress import progress
from escalera.cli.console import say
from escalera.cli.errors import CommandError
from escalera.cli.files import trouble
from escalera.cli.language import complaint
from escalera.cli.patience import patient
from escalera.cli.table_rules import agreed
from escalera.envs.dataset import Order, played


@dataclass(frozen=True, slots=True)
class Wishes:
    """What to write and where, as it was typed."""

    game: str
    players: int | None
    settings: Sequence[str]
    hands: int
    seed: str
    folder: Path
    processes: int


@patient()
def run(wishes: Wishes) -> int:
    """Write, with a progress bar on standard error; CommandError without the extra."""
    rules = agreed(wishes.game, wishes.players, wishes.settings)
    try:
        from escalera.envs.dataset.folder import write
    except ModuleNotFoundError:
        raise CommandError(complaint("command-no-dataset")) from None
    if wishes.processes > 1:
        next(played(Order(rules, hands=1)))  # so that the other processes find it all compiled
    order, path = Order(rules, wishes.hands, wishes.seed), str(wishes.folder)
    try:
        with progress("bar-hands", wishes.hands) as told:
            counted = write(order, wishes.folder, wishes.processes, told)
    except OSError as error:
        full = isinstance(error, FileExistsError) and wishes.folder.is_dir()
        there = complaint("command-dataset-there", path=path) if full else ""
        raise CommandError(there or trouble(wishes.folder, error)) from None
    say(complaint("command-dataset-written", path=path, rows=counted.rows, hands=counted.hands))
    return 0
