"""`python -m tools.wheels`: a wheel for each target, with its library from `build/native`."""

import os
import subprocess
import sys
from typing import Final

from tools.ahead.targets import EVERYWHERE, TARGETS

_BUILD: Final = (sys.executable, "-m", "hatchling", "build", "--target", "wheel")


def main() -> None:
    """Write the wheels into dist; CalledProcessError, with hatchling's words, if one fails."""
    for name, target in TARGETS.items():
        wanted = {"ESCALERA_NATIVE": str(EVERYWHERE / name), "ESCALERA_PLATFORM": target.wheel}
        subprocess.run([*_BUILD, "--directory", "dist"], env=os.environ | wanted, check=True)


if __name__ == "__main__":
    main()
