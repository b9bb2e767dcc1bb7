"""A table for tests: what is typed comes from a list or a function, what is shown is kept."""

import io
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from escalera.cli.commands.tables.play import play_at
from escalera.cli.drawing.cards import Faces
from escalera.cli.drawing.seats import Seats
from escalera.cli.play.bots import made
from escalera.cli.play.leaving import Leaving
from escalera.cli.play.match import Match
from escalera.cli.play.pace import Pace
from escalera.cli.play.session import Session
from escalera.cli.play.start import Wishes
from escalera.engine.match.game import Game
from escalera.notation.read import read

SAMBA = Path(__file__).parent / "samba.rec"
"""Seat 1 to act, before its draw: melds, a pile of three, all kinds of cards in hand."""


class Script:
    """Types lines one after the other, and leaves the table after the last."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)
        self.prompts: list[str] = []

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        for line in self._lines:
            return line
        raise Leaving


class Typist:
    """Types what a function answers to the output since it last typed, and the prompt."""

    def __init__(self, answer: Callable[[str, str], str], output: io.StringIO) -> None:
        self._answer = answer
        self._output = output

    def ask(self, prompt: str) -> str:
        shown = self._output.getvalue()
        self._output.seek(0)
        self._output.truncate()
        return self._answer(shown, prompt)


def console(output: io.StringIO, width: int = 80) -> Console:
    return Console(file=output, width=width, highlight=False, markup=False)


def played(wishes: Wishes, lines: Iterable[str], width: int = 80) -> str:
    """Return what is shown while lines are typed at a table."""
    output = io.StringIO()
    status = play_at(replace(wishes, fast=True), console(output, width), Script(lines))
    assert status == 0
    return output.getvalue()


def session_at(text: str, lines: Iterable[str] = (), symbols: bool = True) -> Session:
    """Return a session at the end of a record, seat 1 the player's, greedy bots in the others."""
    game = Game.from_record(read(text))
    bots = dict.fromkeys(range(2, game.rules.seats + 1), "greedy")
    seats = Seats(game.rules, 1, bots)
    match = Match(game, seats, made(bots, "1"), made({1: "greedy"}, "1")[1], Faces(symbols))
    screen = console(io.StringIO())
    return Session(match, screen, Script(lines), Pace(screen, fast=True), "1")


def shown(session: Session) -> str:
    """Return what a session has shown since this was last asked."""
    output = session.console.file
    assert isinstance(output, io.StringIO)
    text = output.getvalue()
    output.seek(0)
    output.truncate()
    return text
