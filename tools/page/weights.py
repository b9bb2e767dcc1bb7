"""The planner's weights and the levels' mistakes, as the page keeps them."""

from dataclasses import asdict
from typing import Any

from escalera.bots.planner.levels import EASY, MEDIUM
from escalera.bots.planner.value.weights import NAMES, weights_for
from escalera.rules import games, load
from escalera.rules.errors import RuleError


def weights_data() -> dict[str, Any]:
    """Return the levels, and for each game and number of players the weights in order."""
    weights = {game: {str(n): _weights(game, n) for n in range(2, 7)} for game in games()}
    return {"levels": {"easy": asdict(EASY), "medium": asdict(MEDIUM)}, "weights": weights}


def _weights(game: str, players: int) -> list[float]:
    try:
        found = weights_for(load(game, players))
    except RuleError:
        return []
    return [getattr(found, name) for name in NAMES]
