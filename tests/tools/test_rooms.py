"""A file has one concept and a folder is one room: neither grows too large."""

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/escalera", "tools", "tests")
MOST_LINES = 300
MOST_MODULES = 15
LONG: set[str] = set()
"""Files that are longer for now; a name goes as soon as its file is split."""
FULL: set[str] = set()
"""Folders with more modules for now; a name goes as soon as its folder has rooms."""


def modules() -> dict[str, int]:
    """Return how many lines each module has, by its path in the project."""
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    return {path.relative_to(ROOT).as_posix(): _lines(path) for path in paths}


def _lines(path: Path) -> int:
    return path.read_text("utf-8").count("\n")


def long_ones(lines: dict[str, int]) -> set[str]:
    return {path for path, count in lines.items() if count > MOST_LINES}


def full_folders(paths: list[str]) -> set[str]:
    """Return the folders with too many modules; `__init__` is the folder itself."""
    folders = (path.rpartition("/")[0] for path in paths if not path.endswith("/__init__.py"))
    return {folder for folder, count in Counter(folders).items() if count > MOST_MODULES}


def test_no_module_is_long() -> None:
    lines = modules()
    assert len(lines) > 700
    assert long_ones(lines) == LONG


def test_no_folder_holds_many_modules() -> None:
    assert full_folders(list(modules())) == FULL


def test_what_is_too_large_is_found() -> None:
    assert long_ones({"a/short.py": 300, "a/long.py": 301}) == {"a/long.py"}
    names = [f"a/{number}.py" for number in range(15)]
    assert full_folders(["a/__init__.py", *names]) == set()
    assert full_folders(["a/b/c.py", "a/one_more.py", *names]) == {"a"}
