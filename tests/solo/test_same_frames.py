"""A table in the page tells, byte for byte, what a server's table tells: in Node."""

import os
import subprocess
from pathlib import Path

import pytest

from escalera.rules import games
from tests.solo.matches import tables_for, write_matches

WEB = Path(__file__).resolve().parents[2] / "web"
CONFIG = ("--config", "dev/same-frames.config.ts")


def repeated(folder: Path) -> subprocess.CompletedProcess[str]:
    """Play the matches again in the page's table, in Node."""
    command = ["npx", "--no-install", "vitest", "run", "same-frames", *CONFIG]
    more = {"ESCALERA_MATCHES": str(folder)}
    return subprocess.run(
        command, cwd=WEB, env=os.environ | more, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("kind", [*games(), "house rules"])
def test_whole_matches_frame_by_frame(kind: str, tmp_path: Path) -> None:
    tables = tables_for(kind)
    write_matches(tables, tmp_path)
    done = repeated(tmp_path)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    assert f"{len(tables)} matches" in done.stdout
