"""Write the books into build/books, for the client's build: `python -m tools.books`."""

import shutil
from pathlib import Path
from typing import Final

from tools.books.books import files

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "books"


def main() -> None:
    """Write all files anew, unless they lie there as they are."""
    made = files()
    if _lying() == made:
        return
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for name, text in made.items():
        (FOLDER / name).write_text(text, encoding="utf-8")


def _lying() -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}


if __name__ == "__main__":
    main()
