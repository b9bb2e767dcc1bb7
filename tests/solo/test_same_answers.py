"""Lessons and the referee in the page answer, byte for byte, what a server answers: in Node."""

import json
from pathlib import Path

import pytest

from escalera.rules import games, load
from tests.server.http.guests import guests_of
from tests.solo.answers import Arguer, Learner
from tests.solo.in_node import in_node
from tests.solo.matches import SEED

COUNTS = {"samba": 2, "sambola": 6, "black-samba": 5, "bolivia": 3, "villages-samba": 6}
"""How many play besides four."""


@pytest.mark.asyncio
@pytest.mark.parametrize("game", games())
async def test_every_answer_is_the_servers(game: str, tmp_path: Path) -> None:
    cases = []
    async with guests_of(tmp_path) as guests:
        guest = guests.guest()
        for players in (4, COUNTS[game]):
            rules, seed = load(game, players), f"{game}/{players}/{SEED}"
            for somebody in Learner(guest, rules, seed), Arguer(guest, rules, seed):
                cases += [case async for case in somebody.cases()]
    file = tmp_path / "answers.json"
    file.write_text(json.dumps({"cases": cases}), encoding="utf-8")
    done = in_node("same-answers", ESCALERA_ANSWERS=file)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-3000:]
    assert f"{len(cases)} answers" in done.stdout
