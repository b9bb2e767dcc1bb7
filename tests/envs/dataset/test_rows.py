"""Rows are what the planner decided, and what a seat could know then; the same for every seed."""

from collections import Counter
from math import nan

import numpy as np
import pytest

from escalera.bots.planner import Plan, PlannerBot, plans
from escalera.cards.kinds import is_wild, rank_of
from escalera.engine.match.game import Game
from escalera.engine.state.action import Action, Verb
from escalera.envs import Hands
from escalera.envs.dataset import COLUMNS, HandRows, Order, played
from escalera.envs.dataset.card import Counted, card
from escalera.envs.dataset.columns import OF_A_DECISION, OF_A_HAND, Shape
from escalera.rules import RuleSet, games, load

WAYS = ("table what fits", "hold everything back", "go out")


def rows(game: str, hands: int, players: int = 4, processes: int = 1) -> list[HandRows]:
    return list(played(Order(load(game, players), hands, 5), processes))


def written(hand: HandRows) -> list[object]:
    """Return all that a hand's rows hold."""
    said = [getattr(hand, one.name) for one in OF_A_HAND]
    arrays = [hand.counts, *(hand.columns[one.name] for one in OF_A_DECISION)]
    return [*said, *(array.tobytes() for array in arrays)]


def lists(hand: HandRows, row: int) -> tuple[list[int], list[list[int]], list[float]]:
    """Return the legal list of a row: codes, features and values."""
    end = int(hand.counts[: row + 1].sum())
    there = slice(end - int(hand.counts[row]), end)
    columns = hand.columns
    return (
        columns["codes"][there].tolist(),
        columns["features"][there].tolist(),
        columns["values"][there].tolist(),
    )


def cards(action: Action) -> Counter[tuple[int, int]]:
    """Return an action's cards, a wild one with the rank that it stands for."""
    return Counter(
        (card.kind, rank_of(max(0, card.stands_for)) if is_wild(card.kind) else 0)
        for card in action.cards
    )


def begins(action: Action, plan: Plan) -> bool:
    """Say whether a plan may begin with an action."""
    first = plan.actions[0]
    if plan.word not in WAYS or first.verb == Verb.DISCARD or action.verb == Verb.ASK:
        return action == first
    return action.verb in (Verb.MELD, Verb.ADD) and any(
        (one.verb, one.meld) == (action.verb, action.meld) and cards(action) <= cards(one)
        for one in plan.actions
    )


def best(action: Action, found: list[Plan]) -> float:
    """Return what the best plan that begins with an action is worth, NaN if there is none."""
    return max((plan.value for plan in found if begins(action, plan)), default=nan)


def compare(hand: HandRows, row: int, game: Game, shown: Hands) -> None:
    """Compare a row with the position that it is of."""
    view, legal, columns = game.view(game.seat_to_act), game.legal_actions(), hand.columns
    shown.put(0, game.position.states)
    codes, features, values = lists(hand, row)
    n = int(shown.count[0])
    assert codes == shown.codes[0, :n].tolist()
    assert features == shown.features[0, :n].tolist()
    assert (columns["obs"][row] == shown.obs[0]).all()
    assert columns["seat"][row] == game.seat_to_act - 1
    choice = int(columns["choice"][row])
    bot = PlannerBot(0)
    assert game.position.action(codes[choice]) == bot.choose(view, legal)
    found = plans(view, legal)
    assert values[choice] == np.float32(found[0].value)
    expected = [best(game.position.action(code), found) for code in codes]
    assert np.array_equal(np.array(expected, dtype=np.float32), values, equal_nan=True)


@pytest.mark.parametrize("game", games())
def test_rows_say_what_the_planner_decided(game: str) -> None:
    hand = rows(game, 1)[0]
    table = Game.waiting(load(game))
    table.seed = "5/1"
    table.next_hand()
    shown, row, play = Hands(game, 1), 0, 0
    while not table.hand_over:
        legal = table.legal_codes()
        code = legal[0]
        if len(legal) > 1:
            assert hand.columns["play"][row] == play
            compare(hand, row, table, shown)
            code = lists(hand, row)[0][hand.columns["choice"][row]]
            row += 1
        table.play_code(code)
        play += 1
    assert row == len(hand)
    end = table.hand_end
    assert end is not None
    team = [table.rules.team_of(int(seat) + 1) - 1 for seat in hand.columns["seat"]]
    assert hand.columns["points"].tolist() == [end.points[one] for one in team]


def test_the_seed_alone_decides() -> None:
    one = [written(hand) for hand in rows("sambola", 12, players=2)]
    assert [written(hand) for hand in rows("sambola", 12, players=2, processes=2)] == one
    assert [written(hand) for hand in rows("sambola", 3, players=2)] == one[:3]
    assert one[0] != one[1]


def test_matches_go_on_with_their_scores_and_the_last_is_cut_short() -> None:
    hands = rows("samba", 12)
    numbers = [(hand.match, hand.hand) for hand in hands]
    assert len(numbers) == 12
    assert numbers == sorted(set(numbers))
    assert numbers[0] == (1, 1)
    assert max(number for _, number in numbers) > 2
    assert [hand.seed for hand in hands] == [f"5/{match}/{number}" for match, number in numbers]


def test_columns_have_the_types_that_they_say() -> None:
    hand = rows("villages-samba", 1, players=6)[0]
    assert [one.name for one in OF_A_DECISION] == list(dict.fromkeys(one.name for one in COLUMNS))[
        len(OF_A_HAND) :
    ]
    for column in OF_A_DECISION:
        array = hand.columns[column.name]
        assert str(array.dtype) == column.type
        listed = column.shape in (Shape.LISTED, Shape.DESCRIBED)
        assert len(array) == (hand.counts.sum() if listed else len(hand))


def made(rules: RuleSet, hands: int = 20, matches: int = 3) -> str:
    counted = Counted(rows=2000, hands=hands, matches=matches, listed=60_000)
    return card(Order(rules, hands, "a seed"), counted)


def test_the_card_tells_how_it_was_made() -> None:
    told = made(load("samba", 3, {"jokers": "4"}))
    assert "escalera dataset samba --players 3 --set jokers=4 --hands 20 --seed 'a seed'" in told
    assert "30.0 on average" in told
    assert "2,000 decisions of Escalera's planner in 20 hands of 3 matches" in told
    assert "in 1 hand of 1 match," in made(load("samba"), 1, 1)
    for column in COLUMNS:
        assert f"| `{column.name}` | {column.type} |" in told
