"""Setting the table: from the command line's words to a session."""

import secrets
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from escalera.cli.console import has_symbols
from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.screen import Look
from escalera.cli.drawing.seats import Seats
from escalera.cli.play.bots import HELPER, made, named, seated
from escalera.cli.play.match import Match
from escalera.cli.play.pace import Pace
from escalera.cli.play.resuming import resumed, seats_of
from escalera.cli.play.session import Session
from escalera.cli.play.typed_lines import Lines
from escalera.cli.table_rules import agreed
from escalera.cli.words import phrase
from escalera.engine.match.game import Game
from escalera.texts import LANGUAGES


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the player asked for on the command line."""

    game: str = ""
    players: int | None = None
    bots: str = ""
    settings: Sequence[str] = ()
    seed: str = ""
    hands: int = 0
    resume: Path | None = None
    fast: bool = False
    language: str = LANGUAGES[0]


def set_table(wishes: Wishes, console: Console, lines: Lines) -> Session:
    """Return the session asked for; CommandError if there can't be one."""
    seed = wishes.seed or secrets.token_hex(3)
    with _patience(console):
        game, seats = _resumed(wishes, seed) if wishes.resume else _new(wishes, seed)
        _warm_up(game)
        faces = Faces(has_symbols(console))
        helper = made({seats.you: HELPER}, seed)[seats.you]
        match = Match(game, seats, made(seats.bots, seed), helper, faces)
    pace = Pace(console, fast=wishes.fast)
    console.print(_welcome(seats, seed))
    return Session(match, console, lines, pace, seed, wishes.hands, Look(faces))


def _new(wishes: Wishes, seed: str) -> tuple[Game, Seats]:
    rules = agreed(wishes.game, wishes.players, wishes.settings)
    bots = seated(named(wishes.bots), range(2, rules.seats + 1))
    names = (phrase("seat-you"), *(f"bot:{bot}" for bot in bots.values()))
    return Game.new(rules, seed=seed, names=names), Seats(rules, 1, bots)


def _resumed(wishes: Wishes, seed: str) -> tuple[Game, Seats]:
    assert wishes.resume is not None
    game = resumed(wishes.resume, seed)
    return game, seats_of(game, wishes.bots)


def _warm_up(game: Game) -> None:
    """Use the engine once, on a copy, so that it is compiled now and not in the first turn."""
    trial = game.copy()
    for action in trial.legal_actions()[:1]:
        trial.play(action)


def _patience(console: Console) -> AbstractContextManager[Any]:
    """Show that work is going on."""
    if not console.is_terminal:
        return nullcontext()
    return console.status(phrase("start-setting"))


def _welcome(seats: Seats, seed: str) -> Text:
    every = range(1, seats.rules.seats + 1)
    others = ", ".join(_described(seats, seat) for seat in every if seat != seats.you)
    said = phrase("start-welcome", seat=str(seats.you), others=others, seed=seed)
    return Text(f"{said}\n{phrase('start-help')}")


def _described(seats: Seats, seat: int) -> str:
    key = "start-partner" if seats.role(seat) else "start-other"
    return phrase(key, name=seats.name(seat), seat=str(seat), bot=seats.bots[seat])
