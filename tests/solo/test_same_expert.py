"""The page's expert plays what Python's plays at the same count of deals, play by play: in Node."""

import json
from pathlib import Path
from typing import Any

import pytest

from escalera.bots.search import SearchBot
from escalera.bots.search.player import PAGE
from escalera.engine.match.game import Game
from escalera.rules import games, load
from tests.solo.in_node import in_node
from tests.solo.matches import SEED

SETTINGS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "samba": [(2, {}), (4, {"self_policed": "yes"})],
    "sambola": [(3, {})],
    "bolivia": [(6, {})],
}
"""What is played besides the games by their documents, among four."""


def hand(game: str, players: int, settings: dict[str, str]) -> dict[str, Any]:
    """Return a hand of experts, with what a page needs to deal it again."""
    seed = f"{game}/{players}/{SEED}"
    table = Game.waiting(load(game, players, settings))
    table.next_hand(seed)
    plays: list[tuple[int, str]] = []
    while not table.hand_over:
        seat = table.seat_to_act
        expert = SearchBot(f"{seed}/{seat}/{len(plays)}", PAGE)
        action = expert.choose(table.view(seat), table.legal_actions())
        plays.append((seat, str(action)))
        table.play(action)
    return {"game": game, "players": players, "settings": settings, "seed": seed, "plays": plays}


@pytest.mark.parametrize("game", games())
def test_whole_hands_play_by_play(game: str, tmp_path: Path) -> None:
    hands = [hand(game, *table) for table in [(4, {}), *SETTINGS.get(game, [])]]
    file = tmp_path / "hands.json"
    file.write_text(json.dumps(hands), encoding="utf-8")
    done = in_node("same-expert", ESCALERA_HANDS=file)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-3000:]
    assert f"{sum(len(one['plays']) for one in hands)} plays" in done.stdout
