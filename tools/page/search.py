"""What the expert of the page's tables plays by: its budget, its judgement of tables, sizes."""

from dataclasses import asdict
from typing import Any, Final

from escalera.bots.planner.observe.knowledge import RANKS
from escalera.bots.search.feature_values import values_for
from escalera.bots.search.features import FACTS
from escalera.bots.search.observe.known_cards import NOTES, PLACES
from escalera.bots.search.player import PAGE
from escalera.cards.kinds import KINDS
from escalera.rules import games, load
from escalera.rules.errors import RuleError

_SEATS: Final = range(2, 7)
_NOT_HERE: Final = ("seconds", "cores")
"""What only Python's player has: a clock and threads."""


def search_data() -> dict[str, Any]:
    """Return the budget, the sizes of scratch arrays, and by game and players the facts' worth."""
    budget = {name: value for name, value in asdict(PAGE).items() if name not in _NOT_HERE}
    sizes = {"places": PLACES, "notes": NOTES, "facts": FACTS, "kinds": KINDS, "ranks": RANKS}
    values = {game: {str(n): _values(game, n) for n in _SEATS} for game in games()}
    return {"budget": budget, "sizes": sizes, "values": values}


def _values(game: str, players: int) -> list[float]:
    try:
        return [float(value) for value in values_for(load(game, players))]
    except RuleError:
        return []
