"""`python -m tests.fuzz.library`: build the tests' own library if need be."""

from escalera.cards.compiling.choice import Engine, choice, machine
from tests.fuzz.compiled import DIGEST, LIBRARY, MODULES
from tools.ahead.code import code_of
from tools.ahead.library import build_library
from tools.ahead.targets import TARGETS

if __name__ == "__main__" and choice().engine is Engine.AHEAD and not LIBRARY.exists():
    build_library(code_of(DIGEST, *MODULES), TARGETS[machine()], LIBRARY, here=True)
