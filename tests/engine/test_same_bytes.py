"""The same seeds give the same bytes: compiled ahead, by Numba, interpreted on records and objects.

Interpreted runs treat warnings as errors (a small integer that overflows), and check every index;
`make fuzz` compiles once more with such checks, and plays many more hands.
"""

import json

import pytest

from escalera.cards import jit
from tests.another_python import run
from tests.contracts.digests import Compiled, digests


def in_process(*words: str, **variables: str) -> dict[str, str]:
    """Return the digests that another Python gives, with warnings as errors."""
    found: dict[str, str] = json.loads(run("-m", "tests.contracts.digests", *words, **variables))
    return found


@pytest.fixture(scope="module")
def compiled() -> dict[str, str]:
    """Return the digests that this process gives: by the library."""
    assert jit.AHEAD
    return digests(Compiled)


def test_hands_differ(compiled: dict[str, str]) -> None:
    assert len(set(compiled.values())) == len(compiled)


@pytest.mark.slow
def test_compiled_by_numba(compiled: dict[str, str]) -> None:
    assert in_process(ESCALERA_ENGINE="jit") == compiled


@pytest.mark.slow
def test_interpreted_on_records(compiled: dict[str, str]) -> None:
    assert in_process(ESCALERA_ENGINE="python") == compiled


@pytest.mark.slow
def test_interpreted_on_plain_objects(compiled: dict[str, str]) -> None:
    assert in_process("plain", ESCALERA_ENGINE="python") == compiled
