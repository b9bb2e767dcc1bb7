"""`escalera doctor` says which engine runs, and why."""

import os
import subprocess
import sys

import pytest


def doctor(engine: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "escalera", "doctor"],
        env={**os.environ, "ESCALERA_ENGINE": engine},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("engine", ["ahead", "jit", "python"])
def test_the_engine_that_was_asked_for(engine: str) -> None:
    done = doctor(engine)
    assert done.returncode == 0, done.stderr
    assert f"{engine}: " in done.stdout
    assert f"ESCALERA_ENGINE={engine}." in done.stdout
    assert ("Library" in done.stdout) == (engine == "ahead")


def test_an_engine_that_does_not_exist() -> None:
    done = doctor("steam")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "ESCALERA_ENGINE=steam: it takes ahead, jit or python.\n"
