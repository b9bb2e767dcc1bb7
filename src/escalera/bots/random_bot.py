"""L0: any legal action, all equally likely. For tests, and to be beaten."""

from collections.abc import Sequence

from escalera.bots.bot import BotError
from escalera.cards.rng import below, seed_words
from escalera.engine.match.view import View
from escalera.engine.state.action import Action


class RandomBot:
    """Chooses evenly among the legal actions, by its seed and the plays so far."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Return a legal action; BotError if there is none."""
        if not legal:
            raise BotError("NO_LEGAL_ACTION")
        moment = f"{self._seed}/{view.hand_number}/{view.actor}/{len(view.plays)}"
        return legal[below(seed_words(moment), len(legal))]
