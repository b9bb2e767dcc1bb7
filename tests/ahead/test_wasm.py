"""The doors as WebAssembly: the same bytes in Node, nothing imported, small enough to send."""

import gzip
import json
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tools.ahead.wasm import build_wasm

pytestmark = pytest.mark.slow

REPEAT: Final = Path(__file__).parent / "repeat.mjs"
LARGEST: Final = 150_000
"""Bytes, gzipped: what a browser may have to fetch."""
IMPORTS: Final = """
const module = new WebAssembly.Module(require("fs").readFileSync(process.argv[1]));
console.log(JSON.stringify(WebAssembly.Module.imports(module)));
"""


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("wasm") / "escalera.wasm"
    build_wasm(path)
    return path


def node(*words: str | Path) -> bytes:
    return subprocess.run(["node", *words], stdout=subprocess.PIPE, check=True).stdout


def test_it_imports_nothing_and_is_small(module: Path) -> None:
    assert json.loads(node("-e", IMPORTS, module)) == []
    assert len(gzip.compress(module.read_bytes(), 9)) <= LARGEST


def test_it_plays_as_the_library(module: Path, noted: Path) -> None:
    assert node(REPEAT, module, noted / "calls") == (noted / "answers").read_bytes()
