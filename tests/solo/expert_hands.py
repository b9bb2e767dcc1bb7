"""Hands of Python's experts, with what a page needs to deal them again."""

from typing import Any

from escalera.bots.search import SearchBot
from escalera.bots.search.player import PAGE
from escalera.engine.match.game import Game
from escalera.rules import load
from tests.solo.matches import SEED

SETTINGS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "samba": [(2, {}), (4, {"self_policed": "yes"})],
    "sambola": [(3, {})],
    "bolivia": [(6, {})],
}
"""What is played besides the games by their documents, among four."""


def played(game: str) -> list[dict[str, Any]]:
    """Return a game's hands."""
    return [_hand(game, *table) for table in [(4, {}), *SETTINGS.get(game, [])]]


def _hand(game: str, players: int, settings: dict[str, str]) -> dict[str, Any]:
    # The second hand: all kinds of plays, and it ends sooner than the first.
    seed = f"{game}/{players}/{SEED + 1}"
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
