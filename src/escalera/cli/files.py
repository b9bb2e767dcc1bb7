"""Game records in files, with one clear line for anything wrong with them."""

from pathlib import Path

from escalera.cli.errors import CommandError
from escalera.cli.language import chosen, complaint
from escalera.cli.sentences import system_fault
from escalera.cli.words import phrase
from escalera.engine.match.game import Game
from escalera.notation.verify import Fault, replayed


def game_in(path: Path, *, seed: str = "0") -> Game:
    """Return the match that a file's record tells; CommandError with the line if it is wrong.

    seed: for the hands dealt after the record's last one.
    """
    found = replayed(content(path), seed=seed)
    if isinstance(found, Game):
        return found
    raise CommandError(at_its_place(path, found))


def at_its_place(path: Path, fault: Fault) -> str:
    """Return what is wrong with a file's record: `FILE:LINE: what (rule)`."""
    return f"{path}:{fault.line}: {fault.said(chosen())} ({fault.rule})"


def content(path: Path) -> bytes:
    """Return a file's bytes; CommandError if it can't be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise CommandError(trouble(path, error)) from None


def keep(path: Path, text: str) -> None:
    """Write a text into a file; CommandError if that can't be done."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandError(trouble(path, error)) from None


def check_folder(path: Path) -> None:
    """Raise CommandError, before the work, if a file can't be written for want of its folder."""
    if not path.absolute().parent.is_dir():
        raise CommandError(complaint("command-no-folder", path=str(path.parent)))
    if path.is_dir():
        raise CommandError(phrase("file-folder", path=str(path)))


def check_free(path: Path, *, force: bool) -> None:
    """Raise CommandError, before the work, if a file can't be written, or is there already.

    force: one that is there may be written over.
    """
    check_folder(path)
    if path.is_file() and not force:
        raise CommandError(complaint("command-file-there", path=str(path)))


def trouble(path: Path, error: OSError) -> str:
    """Return what went wrong with a file, in a sentence."""
    if isinstance(error, FileNotFoundError):
        folder = path.absolute().parent
        if folder.is_dir():
            return phrase("file-missing", path=str(path))
        return complaint("command-no-folder", path=str(path.parent))
    if isinstance(error, IsADirectoryError):
        return phrase("file-folder", path=str(path))
    if isinstance(error, FileExistsError):  # where a folder was to be made
        return phrase("file-no-folder", path=str(path))
    return system_fault(error, str(path))
