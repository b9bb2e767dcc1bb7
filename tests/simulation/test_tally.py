"""What is counted in hands is what a view tells."""

import pytest

from escalera.rules import load
from escalera.simulation.match import played_hands
from escalera.simulation.tally import MELDS, Tally

OPEN = MELDS[-3:]


@pytest.mark.parametrize("whole", [5, 6, 7])
def test_complete_melds_are_those_of_the_game(whole: int) -> None:
    rules = load("samba", 4, {"complete_cards": str(whole)})
    tally, complete, still_open = Tally(), 0, 0
    for game in played_hands(rules, ["greedy"] * 4, 1, hands=3):
        tally.count_hand(game)
        melds = [meld.complete for meld in game.view(0).melds]
        complete, still_open = complete + sum(melds), still_open + len(melds) - sum(melds)
    assert sum(tally.melds[name] for name in OPEN) == still_open
    assert sum(tally.melds[name] for name in MELDS) - still_open == complete > 0
