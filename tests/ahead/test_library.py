"""The library gives what Numba's compiler gives, to the byte."""

from pathlib import Path

import pytest

from tests.ahead.repeating import doors
from tests.another_python import run

pytestmark = pytest.mark.slow


def test_numba_gives_the_same_answers(noted: Path) -> None:
    words = "-m", "tests.ahead.repeating", str(noted)
    seen = set(run(*words, ESCALERA_ENGINE="jit").split())
    for part in ("play_hands", "attempt_action", "decide", "try_plans", "write_public"):
        assert any(name.endswith(f"_{part}") for name in seen)
    assert seen <= set(doors())
