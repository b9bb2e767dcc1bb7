"""Lessons and the referee in the page answer, byte for byte, what a server answers: in Node."""

from pathlib import Path

import pytest

from escalera.rules import games
from tests.solo.in_node import in_node
from tests.solo.telling import told


@pytest.mark.parametrize("game", games())
def test_every_answer_is_the_servers(game: str, tmp_path: Path) -> None:
    file = tmp_path / "answers.json"
    cases = told("answers", file, game)["cases"]
    done = in_node("same-answers", ESCALERA_ANSWERS=file)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-3000:]
    assert f"{len(cases)} answers" in done.stdout
