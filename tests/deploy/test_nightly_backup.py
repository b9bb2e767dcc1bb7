"""The nightly backup that docs/hosting/club.md tells for containers: a failure leaves the last."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCKER = """#!/bin/sh
echo "$WRITTEN"
exit "$STATUS"
"""


def _recipe() -> str:
    text = (ROOT / "docs/hosting/club.md").read_text("utf-8")
    (line,) = (one.strip() for one in text.splitlines() if "backup /tmp/club.bak" in one)
    return line


@pytest.mark.parametrize(("status", "kept"), [(0, "new\n"), (1, "old\n")])
def test_only_a_whole_backup_takes_the_place_of_the_last(
    tmp_path: Path, status: int, kept: str
) -> None:
    docker, backup = tmp_path / "docker", tmp_path / "club.bak"
    docker.write_text(DOCKER, "ascii")
    docker.chmod(0o755)
    backup.write_text("old\n", "ascii")
    path = f"{tmp_path}:{os.environ['PATH']}"
    given = {"PATH": path, "STATUS": str(status), "WRITTEN": "new"}
    done = subprocess.run(["sh", "-c", _recipe()], cwd=tmp_path, env=given, check=False)
    assert (done.returncode == 0) == (status == 0)
    assert backup.read_text("ascii") == kept
    if status == 0:
        assert oct(backup.stat().st_mode)[-3:] == "600"
