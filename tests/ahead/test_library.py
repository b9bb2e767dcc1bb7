"""The library gives what Numba's compiler gives, to the byte."""

from pathlib import Path

import pytest

from tests.ahead.repeating import answers, doors

pytestmark = pytest.mark.slow


def test_numba_gives_the_same_answers(noted: Path) -> None:
    seen = set()
    with (noted / "calls").open("rb") as calls, (noted / "answers").open("rb") as expected:
        for name, answer in answers(calls):
            assert expected.read(len(answer)) == answer, name
            seen.add(name)
        assert expected.read() == b""
    for part in ("play_hands", "attempt_action", "decide", "try_plans", "write_public"):
        assert any(name.endswith(f"_{part}") for name in seen)
    assert seen <= set(doors())
