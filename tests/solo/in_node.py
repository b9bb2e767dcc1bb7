"""What a server told, once more in the page's code: a file of `web/dev`, run in Node."""

import os
import subprocess
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"


def in_node(name: str, **told: Path) -> subprocess.CompletedProcess[str]:
    """Run `web/dev/NAME`; `told`: where it finds what a server told, by a name of its own."""
    # Not by npx, which takes longer to start than vitest.
    command = ["node", "node_modules/vitest/vitest.mjs"]
    command += ["run", name, "--config", "dev/same-frames.config.ts"]
    places = {key: str(place) for key, place in told.items()}
    return subprocess.run(
        command, cwd=WEB, env=os.environ | places, capture_output=True, text=True, check=False
    )
