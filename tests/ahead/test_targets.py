"""The libraries of all kinds of machines: every symbol is there, and aarch64's plays as here."""

import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import lief
import pytest

from tools.ahead.code import portable_code
from tools.ahead.exports import exported
from tools.ahead.library import build_library
from tools.ahead.targets import TARGETS
from tools.debian import install

pytestmark = pytest.mark.slow

RUNNER: Final = Path(__file__).parent / "runner.c"
NEEDED: Final = {"malloc", "free", "memcpy", "memmove", "memset", "memset_pattern16", "bzero"}
"""What a library may ask of the system; the last two are macOS's."""
LOADER: Final = "dyld_stub_binder"
WINDOWS: Final = "api-ms-win-crt-"
"""Where a library on Windows finds `malloc`, `memcpy` and the like."""
SYSTEM: Final = Path("/usr/aarch64-linux-gnu")


@pytest.fixture(scope="module")
def code() -> str:
    return portable_code()


def named(functions: object) -> set[str]:
    """Return the names that a library has or needs, as C would write them."""
    return {str(one.name).lstrip("_") for one in functions}  # type: ignore[attr-defined]


@pytest.fixture(scope="module")
def built(code: str, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Return what gives the library of a target, made once."""

    @cache
    def library(name: str) -> Path:
        path = tmp_path_factory.mktemp(name) / "library"
        build_library(code, TARGETS[name], path, here=False)
        return path

    return library


@pytest.mark.parametrize("name", TARGETS)
def test_every_symbol_is_there(name: str, code: str, built: Callable[[str], Path]) -> None:
    path = built(name)
    found = lief.parse(path)
    assert isinstance(found, lief.PE.Binary | lief.ELF.Binary | lief.MachO.Binary)
    assert set(exported(code)) <= named(found.exported_functions)
    if isinstance(found, lief.PE.Binary):
        assert all(str(one.name).startswith(WINDOWS) for one in found.imports)
    else:
        assert named(found.imported_functions) <= NEEDED | {LOADER}
    assert str(path.parent).encode() not in path.read_bytes()


def test_aarch64_plays_as_this_machine(
    built: Callable[[str], Path], noted: Path, tmp_path: Path
) -> None:
    name, runner = "linux-aarch64", tmp_path / "runner"
    library, target = built(name), TARGETS[name]
    compiler: list[str | Path] = [sys.executable, "-m", "ziglang", "cc", "-target", target.zig]
    subprocess.run([*compiler, "-O1", RUNNER, "-ldl", "-o", runner], check=True)
    command: list[str | Path] = [*emulator(), runner, library]
    with (noted / "calls").open("rb") as calls:
        played = subprocess.run(command, stdin=calls, stdout=subprocess.PIPE, check=True)
    assert played.stdout == (noted / "answers").read_bytes()


def emulator() -> list[str | Path]:
    """Return the command that runs programs for aarch64; MissingError if it can't be installed."""
    if not Path("/usr/bin/qemu-aarch64").exists() or not (SYSTEM / "lib").exists():
        install("qemu-user", "libc6-arm64-cross")
    return ["qemu-aarch64", "-L", SYSTEM]
