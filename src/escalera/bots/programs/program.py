"""A bot that is a program of its own: for each choice it reads a line of JSON and writes a line.

    {"seed": "9f86...", "view": {...}, "plays": ["1 draw", ...], "legal": ["draw", "take"]}
    draw

`seed` tells nothing of the deal; `view_data` says what stands in `view`; `plays` are the hand's so
far, in order. A program runs once in a process, for all seats and deals that it plays there, and
ends when its input does.
"""

import json
import os
import shlex
import subprocess
from collections.abc import Sequence
from functools import cache
from queue import Empty, Queue
from threading import Thread
from typing import Final

from escalera.bots.bot import Bot, BotError
from escalera.bots.programs.others_bot import OthersBot
from escalera.bots.programs.view_data import view_data
from escalera.engine.match.view import View
from escalera.engine.state.action import Action

PATIENCE: Final = 60.0
"""Seconds after which a program that has not answered is given up."""


def program(label: str, command: str, seed: int | str) -> Bot:
    """Return a bot that asks a program: what it may see goes out, an action's text comes back.

    BotError if there is no command or it can't be started, and later if the program ends, or is
    silent for `PATIENCE` seconds.
    """
    if not command.strip():
        raise BotError("NO_COMMAND", bot=label)
    started = running(command)

    def answer(view: View, legal: Sequence[Action]) -> str:
        plays = [f"{seat} {play}" for seat, play in view.plays]
        asked = {"seed": str(seed), "view": view_data(view), "plays": plays}
        asked["legal"] = list(map(str, legal))
        line = started.ask(json.dumps(asked, separators=(",", ":")))
        if line is None:
            raise BotError("BOT_SILENT", bot=label)
        return line

    return OthersBot(label, answer)


def words_of(command: str, system: str = os.name) -> str | list[str]:
    """Return a command as its system takes it: Windows, where paths have backslashes, as it is."""
    return command if system == "nt" else shlex.split(command)


class Running:
    """A program that was started, and the lines that it has written."""

    def __init__(self, command: str) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            words_of(command), stdin=pipe, stdout=pipe, text=True, bufsize=1,
            encoding="utf-8", errors="replace",
        )  # fmt: skip
        self._lines: Queue[str] = Queue()
        Thread(target=self._read, daemon=True).start()

    def ask(self, line: str) -> str | None:
        """Send a line and return the next one that comes back; None if none does."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            return self._lines.get(timeout=PATIENCE) or None
        except (OSError, ValueError, Empty):
            return None

    def _read(self) -> None:
        """Pass the lines on; an empty one says that there are no more."""
        assert self._process.stdout is not None
        try:
            for line in self._process.stdout:
                self._lines.put(line)
        finally:
            self._lines.put("")


@cache
def running(command: str) -> Running:
    """Return the program of a command, started the first time; BotError if it can't be."""
    try:
        return Running(command)
    except (OSError, ValueError, IndexError) as error:
        raise BotError("NO_PROGRAM", command=command, why=str(error)) from error
