"""`python -m tools.ahead.wasm`: the doors as WebAssembly, into build/wasm/escalera.wasm.

A door takes what it takes in a library; its scratch memory begins at `__heap_base`. The module
imports nothing.
"""

import gzip
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.ahead.code import portable_code
from tools.ahead.exports import exported, is_for_page
from tools.ahead.library import object_code
from tools.ahead.scratch import EXPORTED, SCRATCH
from tools.ahead.targets import WASM

PLACE: Final = Path("build/wasm/escalera.wasm")
LINKER: Final = Path("web/dev/linking.mjs")
_OPTIONS: Final = ("--no-entry", "-O2", "--strip-all", "-z", f"stack-size={1 << 22}")
_DECLARED: Final = re.compile(r"^declare .*@(malloc|free)\(.*$", re.MULTILINE)


def build_wasm(path: Path) -> None:
    """Write the module, unless it is there already; CalledProcessError if a symbol is missing."""
    code = portable_code()
    doors = [name for name in exported(code) if is_for_page(name)]
    code = _DECLARED.sub("", code) + SCRATCH
    with TemporaryDirectory() as folder:
        made, linked = Path(folder) / "escalera.o", Path(folder) / "escalera.wasm"
        made.write_bytes(object_code(code, WASM, {*doors, *EXPORTED}))
        names = [f"--export={name}" for name in (*doors, "__heap_base")]
        subprocess.run(["node", LINKER, made, linked, *_OPTIONS, *names], check=True)
        _put(linked.read_bytes(), path)


def _put(module: bytes, path: Path) -> None:
    """Write a module only where it differs, so that what is built from it is not built again."""
    if not path.exists() or path.read_bytes() != module:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(module)


def main() -> None:
    """Build the module, and print its size."""
    build_wasm(PLACE)
    made = PLACE.read_bytes()
    sys.stdout.write(f"{PLACE}: {len(made)} bytes, {len(gzip.compress(made, 9))} gzipped\n")


if __name__ == "__main__":
    main()
