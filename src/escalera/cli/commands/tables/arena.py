"""`escalera arena BOT BOT`: bots against each other on the same deals, and what came of it."""

from dataclasses import dataclass
from pathlib import Path

from escalera.arena import ArenaError, Order, Report, compare
from escalera.arena.picture import picture
from escalera.bots import BotError
from escalera.bots.programs import our_name
from escalera.cli.commands.tables.progress import Told, progress
from escalera.cli.console import output, say_line
from escalera.cli.errors import CommandError
from escalera.cli.files import check_free, keep, trouble
from escalera.cli.language import chosen
from escalera.cli.pages.comparison import comparison_tables
from escalera.cli.patience import patient, warm_up
from escalera.cli.table_rules import agreed


@dataclass(frozen=True, slots=True)
class Wishes:
    """What to compare and how, as it was typed."""

    game: str
    players: int | None
    bots: tuple[str, ...]
    settings: tuple[str, ...]
    deals: int
    matches: int
    crossed: bool
    seed: str
    jobs: int
    ray: str
    resume: Path | None
    records: Path | None
    picture: Path | None
    force: bool
    json: bool


@patient()
def run(wishes: Wishes) -> int:
    """Compare, with a progress bar on standard error, and print the report."""
    rules = agreed(wishes.game, wishes.players, wishes.settings)
    order = Order(rules, wishes.bots, wishes.seed, wishes.deals, wishes.matches, wishes.crossed)
    if wishes.picture is not None:
        check_free(wishes.picture, force=wishes.force)
    with progress("bar-deals", wishes.deals + wishes.matches) as told:
        report = _compared(order, wishes, told)
    if wishes.json:
        say_line(report.to_json())
    else:
        output().print(comparison_tables(report))
    if wishes.picture is not None:
        keep(wishes.picture, picture(report, chosen()))
    return 0


def _compared(order: Order, wishes: Wishes, told: Told) -> Report:
    try:
        if wishes.jobs > 1 and not wishes.ray:
            warm_up(order.rules, list(filter(None, map(our_name, order.bots))))
        return compare(
            order,
            jobs=wishes.jobs,
            ray=wishes.ray,
            resume=wishes.resume,
            records=wishes.records,
            progress=told,
        )
    except (ArenaError, BotError) as error:
        raise CommandError(error.said(chosen())) from None
    except OSError as error:
        raise CommandError(trouble(wishes.records or wishes.resume or Path(), error)) from None
