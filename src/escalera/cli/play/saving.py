"""Keeping a match in a file."""

import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from escalera.cli.errors import CommandError
from escalera.cli.files import trouble
from escalera.cli.language import chosen
from escalera.cli.words import phrase
from escalera.engine.match.game import Game
from escalera.notation.write import write
from escalera.texts import LANGUAGES


def place_of(typed: str) -> Path:
    """Return the path of a file that was typed; CommandError if there can be none of that name."""
    try:
        path = Path(typed).expanduser()
        path.exists()
    except OSError as error:
        raise _not_saved(trouble(Path(typed), error)) from None
    except (RuntimeError, ValueError) as error:
        raise _not_saved(f"{typed}: {error}") from None
    return path


def save(game: Game, path: Path) -> None:
    """Write a match's record; CommandError if the file can't be written."""
    try:
        path.write_text(write(game.record()), encoding="utf-8", newline="")
    except OSError as error:
        raise _not_saved(trouble(path, error)) from None


def _not_saved(why: str) -> CommandError:
    return CommandError(f"{phrase('answer-not-saved')} {why}")


def how_to_resume(path: Path, seed: str) -> str:
    """Return the command that goes on with a saved match, as a shell takes it."""
    language = [] if chosen() == LANGUAGES[0] else ["--language", chosen()]
    return _typed(["escalera", "play", "--resume", str(path), "--seed", seed, *language])


def _typed(words: Sequence[str]) -> str:
    """Return words as they are typed into a shell, in the quotes of its system."""
    if sys.platform == "win32":
        return subprocess.list2cmdline(words)
    return shlex.join(words)
