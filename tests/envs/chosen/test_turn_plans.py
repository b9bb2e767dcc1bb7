"""A batch's plans are those that the planner tells at a table, and are played as a table plays.

`python -m tests.envs.chosen.test_turn_plans` (`make fuzz`) plays a hundred times as many hands.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from escalera.bots.planner import Plan, plans
from escalera.engine.match.game import Game
from escalera.engine.match.position import Position
from escalera.engine.match.refusals import IllegalAction
from escalera.engine.state.action import Action, TabledCard, Verb
from escalera.engine.state.enums import Phase
from escalera.envs import Hands
from escalera.envs.plans import TurnPlans
from escalera.envs.plans.turn_plans import PLANS
from escalera.rules import games, load
from tests.bots.reshuffle import reshuffled
from tests.envs.batches import generator

ROWS = 6
FIRST = np.zeros(ROWS, dtype=np.int64)


def tables(hands: Hands) -> dict[int, Game]:
    """Deal the batch's first hands at tables, where the same seat deals."""
    found = {}
    for row in range(hands.n):
        game = Game.waiting(hands.rules)
        game.next_hand(f"{hands.seed}/{row}/1")
        if game.dealer == 1 + row % hands.rules.seats:
            found[row] = game
    return found


def batch(game: str, seed: int = 3) -> tuple[Hands, TurnPlans]:
    hands = Hands(game, ROWS, seed=f"plans {seed}")
    hands.autoreset = False
    return hands, TurnPlans(hands)


Table = tuple[object, ...]


def seen(game: Game) -> Table:
    """Return all of a table but which cards may be taken back: cards that come settle them."""
    view, hands = game.view(0), [game.hand(seat + 1) for seat in range(game.rules.seats)]
    melds = [(meld.team, meld.number, meld.form, meld.cards) for meld in view.melds]
    told = view.phase, view.turn, view.asked, view.penalties, view.pile, view.stocks, view.feet
    return *told, hands, melds


def planned(game: Game, plan: Plan) -> Table:
    """Return a table as a plan leaves it: where its turn ends, or there is something new."""
    table = game.copy()
    seat = table.position.seat
    for action in plan.actions:
        held = len(table.hand(seat + 1)) - len(action.cards)
        table.play(action)
        same = table.position.phase == Phase.PLAY and table.position.seat == seat
        if not same or len(table.hand(seat + 1)) != held:
            break
    return seen(table)


def codes(chosen: TurnPlans, row: int, plan: int) -> list[int]:
    return [int(code) for code in chosen.steps[row, plan, : chosen.lengths[row, plan]]]


def carried_on(game: Game, steps: list[int], plan: Plan) -> Table:
    """Play steps at a table, and the rest of the plan's action that they stopped in, if any.

    They stop in the midst of one where a card of it brings others into the hand.
    """
    table, laid = game.copy(), Counter[tuple[bool, TabledCard]]()
    for code in steps:
        action = table.position.action(code)
        laid.update((action.verb == Verb.DISCARD, card) for card in action.cards)
        table.play_code(code)
    for action in plan.actions:
        wanted = Counter((action.verb == Verb.DISCARD, card) for card in action.cards)
        if laid >= wanted:
            laid -= wanted
        elif laid:
            own = table.rules.team_of(table.seat_to_act)
            numbers = [meld.number for meld in table.view(0).melds if meld.team == own]
            newest = max(numbers, default=1)
            rest = tuple(card for _, card in (wanted - laid).elements())
            table.play(Action(Verb.ADD, rest, action.meld or newest))
            laid -= wanted
    return () if laid else seen(table)


def compare(game: Game, chosen: TurnPlans, row: int) -> None:
    """Hold a row's plans against what the planner tells of a view: the same, each once."""
    count, found = int(chosen.count[row]), 0
    steps = [codes(chosen, row, plan) for plan in range(count)]
    for plan in plans(game.view(game.seat_to_act), game.legal_actions()):
        whole = planned(game, plan)
        if any(same(game, one, plan, whole) for one in steps[:found]):
            continue
        if found == PLANS:
            break
        assert same(game, steps[found], plan, whole)
        assert chosen.worth[row, found] == plan.value
        found += 1
    assert found == count
    assert not chosen.steps[row, count:].any()
    assert not chosen.lengths[row, count:].any()


def same(game: Game, steps: list[int], plan: Plan, whole: Table) -> bool:
    """Say whether steps play a plan, which leaves a table so."""
    try:
        return carried_on(game, steps, plan) == whole
    except IllegalAction:
        return False  # another plan's steps


def follow(tables: dict[int, Game], chosen: TurnPlans, choice: npt.NDArray[np.int64]) -> None:
    """Play the batch's plans at the tables, step by step."""
    for row, game in tables.items():
        if not chosen.hands.done[row]:
            for code in codes(chosen, row, int(choice[row])):
                game.play_code(code)


def play_by_plans(game: str, seed: int, looked: float = 1) -> int:
    """Play hands by plans and at tables, and compare; return how many.

    One turn in three is played by any plan, the others by the best. looked: which share of the
    lists is compared.
    """
    hands, chosen = batch(game, seed)
    random, at = generator(f"{game} {seed}"), tables(hands)
    while at and not hands.done[list(at)].all():
        going = ~hands.done & np.isin(np.arange(ROWS), list(at))
        chosen.look(going)
        for row, table in at.items():
            if going[row] and random.random() < looked:
                compare(table, chosen, row)
        some = (random.random(ROWS) * chosen.count).astype(np.int64)
        choice = np.where(random.random(ROWS) < 1 / 3, some, 0)
        follow(at, chosen, choice)
        chosen.step(choice, going)
        for row, table in at.items():
            assert hands.states[row].tobytes() == table.position.states[0].tobytes()
    for row, table in at.items():
        assert table.hand_end is not None
        assert tuple(hands.score[row].tolist()) == table.hand_end.points
    return len(at)


@pytest.mark.parametrize("game", games())
def test_plans_are_those_of_the_planner_and_are_played_to_the_end(game: str) -> None:
    assert play_by_plans(game, 3, looked=1 / 4) > 0


def rounds(game: str, threads: int = 1) -> Iterator[tuple[Hands, TurnPlans]]:
    """Play on by plans and by random actions, in turn; hands that end are dealt anew."""
    hands = Hands(game, ROWS, seed="rounds", threads=threads, players=load(game).players[0])
    chosen, random = TurnPlans(hands), generator(game)
    for turn in range(40):
        chosen.look()
        yield hands, chosen
        chosen.step((random.random(ROWS) * chosen.count).astype(np.int64))
        if turn % 8 == 7:
            hands.play_at_random(120)
        for _ in range(turn % 4):
            hands.step((random.random(ROWS) * hands.count).astype(np.int64))


@pytest.mark.parametrize("game", ["sambola", "villages-samba"])
def test_plans_are_the_same_for_any_threads_and_whenever_somebody_looks(game: str) -> None:
    ended = 0
    for (hands, one), (_, other) in zip(rounds(game), rounds(game, threads=3), strict=True):
        fresh = TurnPlans(hands)
        fresh.look()
        for name in ("count", "worth", "lengths", "steps"):
            assert (getattr(one, name) == getattr(other, name)).all(), name
            few = hands.plays <= 256
            assert (getattr(one, name)[few] == getattr(fresh, name)[few]).all(), name
        ended = int(hands.dealt.sum())
    assert ended > 2 * ROWS


def test_hidden_cards_change_no_plan() -> None:
    random = Random(4)
    for game in games():
        hands, chosen = batch(game)
        other, others = batch(game)
        for _ in range(8):
            going = ~hands.done
            chosen.look(going)
            other.load(hands.save())
            for row in np.flatnonzero(going):
                position = Position(hands.rules, hands.states[row : row + 1].copy())
                other.states[row] = reshuffled(position, int(hands.seat[row]), random).states[0]
            others._seen[:] = other.states
            others._known[:], others._thrown[:] = chosen._known, chosen._thrown
            others._notes[:] = chosen._notes
            others.look(going)
            for name in ("count", "worth", "lengths", "steps"):
                assert (getattr(chosen, name) == getattr(others, name))[going].all(), name
            chosen.step(FIRST, going)


def test_without_taking_back_plans_begin_with_what_is_listed() -> None:
    hands = Hands("bolivia", ROWS, seed=2, take_back=False)
    chosen = TurnPlans(hands, plans=2)
    for turn in range(40):
        chosen.look()
        assert (chosen.count > 0).all()
        assert (chosen.count <= 2).all()
        for row in range(ROWS):
            listed = hands.codes[row, : hands.count[row]]
            assert np.isin(chosen.steps[row, : chosen.count[row], 0], listed).all()
        chosen.step(FIRST)
        hands.play_at_random(7 * (turn % 3))


def test_what_is_no_plan_is_refused_and_changes_nothing() -> None:
    hands, chosen = batch("samba")
    chosen.look()
    before = hands.save()
    one = np.arange(ROWS) == 1
    for wrong in (-1, int(chosen.count[1])):
        with pytest.raises(ValueError, match=rf"Hand 1 has \d+ plans, and no {wrong}\."):
            chosen.step(FIRST + wrong * one)
    with pytest.raises(ValueError, match=f"each of {ROWS} hands"):
        chosen.step([0.5] * ROWS)
    with pytest.raises(ValueError, match=f"{ROWS} truths"):
        chosen.step(FIRST, [True])
    with pytest.raises(ValueError, match="At least one"):
        TurnPlans(hands, plans=0)
    assert hands.save() == before
    hands.step(FIRST, one)
    with pytest.raises(ValueError, match="Hand 1 has gone on since its plans were made"):
        chosen.step(FIRST)
    chosen.step(FIRST, ~one)
    assert (hands.plays > 0).all()


def main(seeds: int = 100) -> None:
    for game in games():
        hands = sum(play_by_plans(game, seed) for seed in range(seeds))
        print(f"{game}: the plans of {hands} hands, as at a table", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
