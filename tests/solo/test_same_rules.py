"""The page judges settings as a server does, and lists the same house rules: in Node."""

import json
import os
from pathlib import Path

import pytest

from escalera.rules import games
from tests.server.http.guests import guests_of
from tests.solo.drawn_rules import drawn, told
from tests.solo.in_node import in_node
from tests.solo.matches import SEED

COUNT = int(os.environ.get("ESCALERA_RULES_DRAWN", "400"))
"""So many settings of each game."""
FAULTS = {
    "MINIMUM_FOR_EACH_STEP", "NEEDS_CARDS", "NEEDS_WILDS", "NEED_TOO_HIGH", "NO_END", "NO_VALUE",
    "PACK_TOO_SMALL", "PILE_NEVER_HOLDS", "PLAYERS_NO_SETTING", "SCORES_IN_ORDER", "TEAMS_IN_ORDER",
    "TEAMS_OF_WHOM", "TWO_ENDS", "VALUE_FOR_OTHERS", "MINIMUMS_BY_HAND", "MINIMUM_FOR_EACH_HAND",
    "NO_SUCH_SETTING",
}  # fmt: skip
"""All that can be wrong with settings."""


@pytest.mark.asyncio
async def test_settings_are_judged_and_listed_alike(tmp_path: Path) -> None:
    cases, lists = [], []
    async with guests_of(tmp_path) as guests:
        guest = guests.guest()
        for game in games():
            for players, settings in drawn(game, COUNT, f"{game}/{SEED}"):
                cases.append(await told(guest, game, players, settings))
            for players in range(2, 7):
                asked = {"players": players}
                answer = await guest.get(f"/api/games/{game}/house-rules", params=asked)
                lists.append({"game": game, **asked, "rules": answer.json()})
    file = tmp_path / "rules.json"
    file.write_text(json.dumps({"cases": cases, "lists": lists}), encoding="utf-8")
    done = in_node("same-rules", ESCALERA_RULES=file)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-3000:]
    assert f"{len(cases)} settings" in done.stdout
    found = {one["fault"]["name"] for one in cases if "fault" in one}
    assert found == FAULTS, "the cases must hold every fault"
    assert sum("rules" in one for one in cases) > len(cases) / 4
