"""Hands dealt from a pack that lies in a given order."""

import pytest

from escalera.cards.pack import pack
from escalera.engine.match.dealt import deal_from, deal_pack
from escalera.rules import games, load


@pytest.mark.parametrize("game", games())
def test_a_pack_is_dealt_in_its_order(game: str) -> None:
    rules = load(game, 4)
    shuffled = deal_from(rules, "a pack", dealer=3, hand_number=1, scores=(0,) * rules.teams)
    order = shuffled.position.state.deck[: len(pack(rules.packs, rules.jokers))].tolist()
    assert deal_pack(rules, order, dealer=3).states.tobytes() == shuffled.position.states.tobytes()


def test_another_pack_is_refused() -> None:
    rules = load("samba", 4)
    whole = pack(rules.packs, rules.jokers)
    for wrong in (whole[1:], [*whole, 0], [0] * 162):
        with pytest.raises(ValueError, match="not the whole pack"):
            deal_pack(rules, wrong, dealer=1)
