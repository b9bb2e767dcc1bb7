"""Write the books into build/books, for the client's build: `python -m tools.books`."""

import shutil
from pathlib import Path
from typing import Final

from tools.books.books import files

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "books"


def main() -> None:
    """Write every file; what lay there before goes."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
