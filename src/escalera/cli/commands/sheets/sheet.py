"""`escalera sheet GAME -o FILE.pdf`: a score sheet on paper."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from escalera.cli.console import say
from escalera.cli.errors import CommandError
from escalera.cli.files import check_free, trouble
from escalera.cli.language import check_language, chosen, complaint
from escalera.cli.pads import nameless, pad_in
from escalera.cli.table_rules import check_game
from escalera.pad import Pad, PadError, agreed, start
from escalera.rules import RuleError, settings_of
from escalera.texts import NamedError


@dataclass(frozen=True, slots=True)
class Order:
    """Which sheet is wanted: of a game and its settings, or of a score pad's file."""

    game: str
    players: int | None
    settings: tuple[str, ...]
    names: str
    filled: Path | None
    paper: str
    large: bool
    language: str
    out: Path
    force: bool


def run(order: Order) -> int:
    """Write the sheet."""
    check_language(order.language)
    check_free(order.out, force=order.force)
    score_sheet = _maker()
    pad, named = _pad(order)
    try:
        look = {"paper": order.paper, "large": order.large, "language": order.language}
        made = score_sheet(pad, named=named, **look)
    except NamedError as error:
        raise CommandError(error.said(chosen())) from None
    try:
        order.out.write_bytes(made)
    except OSError as error:
        raise CommandError(trouble(order.out, error)) from None
    say(complaint("command-written", path=str(order.out)))
    return 0


def _maker() -> Callable[..., bytes]:
    """Return what makes sheets; CommandError where fpdf2 is not installed."""
    try:
        from escalera.paper import score_sheet
    except ImportError:
        raise CommandError(complaint("command-no-paper")) from None
    return score_sheet


def _pad(order: Order) -> tuple[Pad, bool]:
    """Return the pad to print, and whether its names are known."""
    if order.filled is not None:
        if order.game or order.players or order.settings or order.names:
            raise CommandError(complaint("command-filled"))
        return pad_in(order.filled), True
    if not order.game:
        raise CommandError(complaint("command-sheet-game"))
    check_game(order.game)
    names = tuple(name.strip() for name in order.names.split(",")) if order.names else ()
    players = len(names) if names and order.players is None else order.players
    try:
        rules = agreed(order.game, players, settings_of(order.settings))
        return start(rules, names=names, nameless=nameless), bool(names)
    except RuleError as error:
        raise CommandError(error.said(chosen())) from None
    except PadError as error:
        raise CommandError(error.said(chosen())) from None
