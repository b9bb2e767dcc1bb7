"""The peers' figures, if their environment was built (`make bench-peers-env`)."""

import json
import os
import subprocess
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[3]
_PYTHON = _ROOT / "bench" / ".venv-peers" / "bin" / "python"
_MODULES = ("openspiel_peer", "rlcard_peer", "pgx_peer")


def measured() -> bool:
    """Say whether the peers' environment exists."""
    return _PYTHON.exists()


def peer_figures(seconds: float) -> dict[str, dict[str, object]]:
    """Return each peer's game, version and actions a second, by its name."""
    found: dict[str, dict[str, object]] = {}
    for module in _MODULES if measured() else ():
        for line in _lines(module, seconds):
            figures = json.loads(line)
            found[str(figures["name"])] = figures
    return found


def _lines(module: str, seconds: float) -> list[str]:
    """Run one peer; a peer that can't be run gives no lines."""
    command = [str(_PYTHON), "-m", f"bench.peers.{module}", "--seconds", str(seconds)]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run(
        [*command, "--repeat", "3"],
        cwd=_ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return [line for line in ran.stdout.splitlines() if line.startswith("{")]
