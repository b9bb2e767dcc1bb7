"""The sources that compiled code is made of, and a digest of them."""

import hashlib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[2]
_MARK: Final = re.compile(rb"^@(kernel|inlined|door|allocating)\b", re.MULTILINE)
_IMPORT: Final = re.compile(rb"^from (escalera[\w.]*) import ([^\n(]*|\([^)]*\))", re.MULTILINE)


def compiled_sources(packages: tuple[str, ...] = ("",)) -> list[str]:
    """Return the modules with compiled functions, and all that these import, as paths in `src`.

    packages: those with the functions, such as ``engine``; the modules may lie in others.
    """
    files = _modules()
    wanted = [
        name
        for name, path in files.items()
        if any(path.is_relative_to(PACKAGE / package) for package in packages)
        and _MARK.search(path.read_bytes())
    ]
    found: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name in files and name not in found:
            found.add(name)
            wanted += _imports(files[name].read_bytes())
    return sorted(files[name].relative_to(PACKAGE.parent).as_posix() for name in found)


def digest(paths: Iterable[str]) -> str:
    """Return a digest of sources, 16 digits; paths: as `compiled_sources` has them."""
    total = hashlib.sha256()
    for path in paths:
        total.update(path.encode() + b"\0" + (PACKAGE.parent / path).read_bytes())
    return total.hexdigest()[:16]


def _modules() -> dict[str, Path]:
    named = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        named[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return named


def _imports(source: bytes) -> list[str]:
    """Return what may be modules among the names that a module imports."""
    found = []
    for module, names in _IMPORT.findall(source):
        found.append(module.decode())
        found += [f"{module.decode()}.{name.decode()}" for name in re.findall(rb"\w+", names)]
    return found
