"""How the search bot judges a hand that is cut short: a table's facts and their worth."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from escalera.bots.search.feature_values import NO_VALUES, values_for
from escalera.bots.search.features import FACTS, NAMES, OF_TEAM, OF_TURN
from escalera.bots.search.rollout import Bench
from escalera.cards.kinds import FIRST_NATURAL, JOKER
from escalera.cards.pack import pack
from escalera.engine.match.game import Game
from escalera.engine.match.view import MeldView
from escalera.engine.state.enums import Form, Phase
from escalera.rules import games, load
from tests.bots.test_search_worlds import moments


def facts_of(game: Game, team: int) -> dict[str, float]:
    """Return a table's facts by name, as a team (from 0) sees them."""
    bench = Bench()
    bench.put(game.position.states, 0)
    return dict(zip(NAMES, bench.facts(game.position.numbers, team).tolist(), strict=True))


@pytest.mark.parametrize(("game", "players"), [(game, 4) for game in games()])
def test_what_one_of_two_teams_has_the_other_lacks(game: str, players: int) -> None:
    for at in moments(load(game, players), Random(game)):
        one, other = facts_of(at, 0), facts_of(at, 1)
        assert all(one[name] == -other[name] for name in NAMES)


def test_with_three_the_others_count_by_their_mean() -> None:
    for at in moments(load("sambola", 3), Random("three")):
        shares = [facts_of(at, team) for team in range(3)]
        for name in OF_TEAM:
            assert sum(share[name] for share in shares) == pytest.approx(0.0, abs=1e-9)


def test_the_facts_of_a_table_counted_by_hand() -> None:
    game = Game.new("samba", seed="facts")
    before = facts_of(game, 0)
    hands = [game.hand(seat) for seat in range(1, 5)]
    wilds = [sum(kind < 4 or kind == JOKER for kind in hand) for hand in hands]
    pairs = [sum(n == 2 for n in ranks(hand).values()) for hand in hands]
    many = [sum(n > 2 for n in ranks(hand).values()) for hand in hands]
    assert before["cards"] == sum(len(hand) * (-1) ** seat for seat, hand in enumerate(hands))
    assert before["wilds"] == wilds[0] - wilds[1] + wilds[2] - wilds[3]
    assert before["pairs"] == pairs[0] - pairs[1] + pairs[2] - pairs[3]
    assert before["triples"] == many[0] - many[1] + many[2] - many[3]
    assert before["melded"] == before["needs"] == before["feet"] == before["set of 3"] == 0
    turn = 1 if game.view(0).turn in (1, 3) else -1
    stock = sum(game.view(0).stocks) / len(pack(3, 6))
    assert before["turn"] == turn
    assert before["turn by stock"] == pytest.approx(turn * stock)
    assert before["cards by stock"] == pytest.approx(before["cards"] * stock)


def ranks(hand: tuple[int, ...]) -> Counter[int]:
    """Count a hand's naturals from the fours up, by rank."""
    return Counter(kind >> 2 for kind in hand if FIRST_NATURAL <= kind < JOKER)


def test_an_open_meld_counts_by_its_bonus_and_the_cards_held_for_it() -> None:
    """These come up in play; the test counts them again from what the players see."""
    seen = 0
    for at in moments(load("bolivia"), Random("open")):
        facts, view = facts_of(at, 0), at.view(0)
        for size in range(3, 7):
            sets = [m for m in view.melds if m.form == Form.SET and len(m.cards) == size]
            worth = sum((-1) ** (m.team - 1) * bonus(m) for m in sets)
            assert facts[f"set of {size}"] == worth
            seen += len(sets)
    assert seen > 10


def bonus(meld: MeldView) -> float:
    """Return what a set will bring in Bolivia, in hundreds: 500 without wilds, 300 with."""
    if meld.rank < 2:
        return 0.0
    return 3.0 if any(card.kind < 4 or card.kind == JOKER for card in meld.cards) else 5.0


def test_a_promise_is_what_the_facts_are_worth() -> None:
    values, bench = np.arange(FACTS) / 7.0, Bench()
    for at in moments(load("bolivia"), Random("promise")):
        if at.position.phase == Phase.OVER:
            continue
        bench.put(at.position.states, 0)
        found = bench.points(at.position.numbers, 1, values)
        assert found == pytest.approx(float(np.dot(list(facts_of(at, 1).values()), values)))


def test_without_values_a_hand_is_judged_as_it_stands() -> None:
    game, bench = Game.new("samba", seed=3), Bench()
    bench.put(game.position.states, 0)
    numbers: Any = game.position.numbers
    assert bench.points(numbers, 0, NO_VALUES) == bench.points(numbers, 0)
    assert len(values_for(load("samba", 4, {"packs": "4"}))) == FACTS  # house rules: the game's


def test_every_game_has_values() -> None:
    for game in games():
        values = values_for(load(game))
        assert values.shape == (FACTS,)
        table = values[NAMES.index("table")]
        assert table > 0  # points on the table are worth something


def test_names_are_in_order() -> None:
    assert len(NAMES) == FACTS == 2 * len(OF_TEAM) + len(OF_TURN)
    assert len(set(NAMES)) == FACTS
