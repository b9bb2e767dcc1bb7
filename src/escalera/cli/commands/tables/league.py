"""`escalera league BOT BOT`: any bots over deals that nobody knew, and the league's page."""

from dataclasses import dataclass
from pathlib import Path

from escalera.arena import ArenaError
from escalera.arena.league import League, page, played
from escalera.bots import BotError
from escalera.cli.commands.tables.progress import progress
from escalera.cli.console import say, say_line
from escalera.cli.errors import CommandError
from escalera.cli.files import check_free, keep
from escalera.cli.language import chosen, complaint
from escalera.cli.patience import patient
from escalera.cli.table_rules import agreed


@dataclass(frozen=True, slots=True)
class Wishes:
    """Who plays what and how, as it was typed."""

    game: str
    players: int | None
    bots: tuple[str, ...]
    settings: tuple[str, ...]
    reference: str
    deals: int
    seed: str
    secret: str
    promise: str
    jobs: int
    out: Path | None
    force: bool


@patient()
def run(wishes: Wishes) -> int:
    """Play the league, with a progress bar on standard error, and print or write its page."""
    rules = agreed(wishes.game, wishes.players, wishes.settings)
    league = League(
        rules, wishes.bots, wishes.reference, wishes.deals, wishes.seed, wishes.secret,
        wishes.promise,
    )  # fmt: skip
    if wishes.out is not None:
        check_free(wishes.out, force=wishes.force)
    rounds = 2 if league.with_strangers else 1
    try:
        with progress("bar-deals", rounds * wishes.deals) as told:
            text = page(played(league, wishes.jobs, told))
    except (ArenaError, BotError) as error:
        raise CommandError(error.said(chosen())) from None
    if wishes.out is None:
        say_line(text)
        return 0
    keep(wishes.out, text)
    say(complaint("command-league-written", path=str(wishes.out)))
    return 0
