"""A disk so small that a test can fill it."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

BYTES = 64 << 20
FILLER = "filler"


class NoDiskError(RuntimeError):
    """Only root may mount a disk, and not everywhere."""


@dataclass(frozen=True)
class SmallDisk:
    """A disk in memory, mounted at a folder."""

    folder: Path

    def fill(self) -> None:
        """Leave no room: not one page more of a database can be written."""
        with (self.folder / FILLER).open("ab", buffering=0) as filler:
            for size in 1 << 20, 1 << 12, 1:
                with suppress(OSError):
                    while filler.write(bytes(size)) == size:
                        pass

    def free(self) -> None:
        """Give the room back."""
        (self.folder / FILLER).unlink()


@contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk]:
    """Yield a disk mounted at a new folder; NoDiskError where none can be mounted."""
    folder.mkdir()
    options = ["-t", "tmpfs", "-o", f"size={BYTES}", "tmpfs", str(folder)]
    try:
        subprocess.run(["mount", *options], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoDiskError("Nobody may mount a disk here: a full one was not tried.") from error
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
