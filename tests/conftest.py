"""Which engine the tests run.

A test's own process runs what Numba compiles, as test kernels are compiled together with the
engine's; the processes that it starts (terminals, servers) run what a player's run: the library.
"""

import importlib
import os

if "ESCALERA_ENGINE" not in os.environ:
    os.environ["ESCALERA_ENGINE"] = "jit"
    importlib.import_module("escalera.cards.jit")
    del os.environ["ESCALERA_ENGINE"]
