"""The machines that a library is built for."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final


@dataclass(frozen=True)
class Target:
    """A machine: what LLVM and the linker call it, and the tag of a wheel for it.

    needs: what else Zig is told when it links.
    """

    triple: str
    zig: str
    cpu: str
    wheel: str
    needs: tuple[str, ...] = ()


# Of C's library only a few functions are called, and every system has them. Without this, Zig would
# build its own start of a library, and on Windows all of MinGW beside it, for a minute.
_LINUX: Final = ("-nostdlib", "-lc")
_MACOS: Final = ("-nostdlib", "-lSystem")
_WINDOWS: Final = (
    "-nostdlib",
    "-Wl,--no-entry",
    *(f"-lapi-ms-win-crt-{part}-l1-1-0" for part in ("heap", "private", "string")),
)


TARGETS: Final = {
    "linux-x86_64": Target(
        "x86_64-unknown-linux-gnu", "x86_64-linux-gnu.2.17", "x86-64",
        "manylinux_2_17_x86_64", _LINUX,
    ),
    "linux-aarch64": Target(
        "aarch64-unknown-linux-gnu", "aarch64-linux-gnu.2.17", "generic",
        "manylinux_2_17_aarch64", _LINUX,
    ),
    "darwin-arm64": Target(
        "arm64-apple-macosx11.0.0", "aarch64-macos.11.0", "apple-m1", "macosx_11_0_arm64",
        _MACOS,
    ),
    "darwin-x86_64": Target(
        "x86_64-apple-macosx10.13.0", "x86_64-macos.10.13", "core2", "macosx_10_13_x86_64",
        _MACOS,
    ),
    "win32-amd64": Target(
        "x86_64-pc-windows-gnu", "x86_64-windows-gnu", "x86-64", "win_amd64", _WINDOWS
    ),
}  # fmt: skip

WASM: Final = Target("wasm32-unknown-unknown", "", "generic", "")
"""The browser, which needs no wheel."""
LIKE: Final[dict[Target, Target]] = dict.fromkeys(TARGETS.values(), TARGETS["linux-x86_64"])
"""The target whose optimised code serves another one: all with wheels have 64 bits."""
EVERYWHERE: Final = Path("build/native")
"""Where the libraries of all targets go, each in a folder with its target's name."""


def has_gpus(name: str) -> bool:
    """Say whether NVIDIA has a driver for a target."""
    return not name.startswith("darwin")
