"""`from escalera import Game` works, and importing the package alone loads nothing."""

import subprocess
import sys

import escalera


def test_the_public_names_are_there() -> None:
    for name in escalera.__all__:
        assert callable(getattr(escalera, name))
        assert name in dir(escalera)


def test_another_name_is_none() -> None:
    assert not hasattr(escalera, "Gamme")


def test_importing_alone_loads_no_engine() -> None:
    asked = "import sys, escalera; print('numba' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
