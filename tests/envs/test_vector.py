"""Gymnasium's vector environment: a batch's hands, each as one would play it alone."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest

from escalera.engine.state.enums import Op
from escalera.envs import Hands
from escalera.envs.layout import Feature
from escalera.envs.spaces import ILLEGAL
from escalera.envs.vector import Rows, SeatVectorEnv
from escalera.rules import games
from tests.envs.test_gymnasium import name_of

HERE = 6


def in_turn(hands: Hands, rows: Rows) -> npt.NDArray[np.int64]:
    """Choose by how many plays there were, mixed: the same each time, never in a circle."""
    mixed = hands.plays[rows].astype(np.int64) * 2_654_435_761 >> 12
    found: npt.NDArray[np.int64] = mixed % hands.count[rows]
    return found


def made(game: str = "samba", **words: Any) -> Any:
    return gymnasium.make_vec(name_of(game), num_envs=HERE, **words)


@pytest.mark.parametrize("game", games())
def test_whole_hands_of_one_seat(game: str) -> None:
    vector, random = made(game, seat=2), np.random.default_rng(1)
    assert isinstance(vector.unwrapped, SeatVectorEnv)
    seen, _ = vector.reset(seed=3)
    ended = 0
    while ended < 2 * HERE:
        assert seen in vector.observation_space
        assert (vector.hands.seat == 1).all()
        count = seen["action_mask"].sum(axis=1)
        seen, reward, done, cut, told = vector.step((random.random(HERE) * count).astype(int))
        assert not cut.any()
        assert not reward[~done].any()
        assert (told.get("_final_obs", np.zeros(HERE, dtype=bool)) == done).all()
        for one in told.get("final_obs", [])[done] if done.any() else []:
            assert one in vector.single_observation_space
        ended += int(done.sum())


def alone(text: str) -> dict[int, int]:
    """Return what seat 1's team makes of each row's first hand, where all choose `in_turn`."""
    hands = Hands("bolivia", HERE, seed=text)
    hands.autoreset = False
    while not hands.done.all():
        choice, rows = np.zeros(HERE, dtype=np.int64), np.flatnonzero(~hands.done)
        choice[rows] = in_turn(hands, rows)
        hands.step(choice, ~hands.done)
    return dict(enumerate(hands.score[:, 0].tolist()))


def test_a_hand_is_worth_what_it_is_alone() -> None:
    vector = made("bolivia", opponents=in_turn)
    vector.reset(seed=11)
    text, found = vector.hands.seed, dict[int, float]()
    while len(found) < HERE:
        _, reward, done, _, _ = vector.step(in_turn(vector.hands, np.arange(HERE)))
        for row in map(int, np.flatnonzero(done)):
            found.setdefault(row, float(reward[row]))
    assert found == alone(text)


def test_the_same_seed_deals_the_same() -> None:
    one, other = (made(opponents=in_turn).reset(seed=5)[0] for _ in range(2))
    assert all((one[name] == other[name]).all() for name in one)
    assert (one["observation"] != made(opponents=in_turn).reset(seed=6)[0]["observation"]).any()


def test_what_is_not_legal_ends_the_hand_alone() -> None:
    vector = made()
    vector.reset(seed=1)
    before = vector.hands.codes[0].copy()
    chosen = np.zeros(HERE, dtype=np.int64)
    chosen[2] = 1023
    _, reward, done, _, told = vector.step(chosen)
    assert done.tolist() == [row == 2 for row in range(HERE)]
    assert reward[2] == ILLEGAL
    assert told["final_obs"][2]["observation"].any()
    assert before.any()


def test_an_unknown_seat_or_a_bot_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 7"):
        made(seat=7)
    with pytest.raises(ValueError, match="sync"):
        made(opponents="planner")


def test_rows_that_a_mask_leaves_out_stay_as_they_are() -> None:
    hands = Hands("samba", 4, seed=1)
    before = [np.ascontiguousarray(one[[0, 2]]).tobytes() for one in hands.buffers.values()]
    hands.step([99_999, 0, -1, 0], [False, True, False, True])
    after = [np.ascontiguousarray(one[[0, 2]]).tobytes() for one in hands.buffers.values()]
    assert before == after
    assert hands.plays.tolist() == [0, 1, 0, 1]
    with pytest.raises(ValueError, match="Hand 1"):
        hands.step([0, 99_999, 0, 0], [False, True, False, False])
    with pytest.raises(ValueError, match="truths"):
        hands.step([0, 0, 0, 0], [True])


@pytest.mark.parametrize("given", [0, [0] * (HERE - 1), [0.0] * HERE, [True] * HERE, [[0]] * HERE])
def test_a_step_takes_a_whole_number_for_each_hand(given: Any) -> None:
    vector = made()
    vector.reset(seed=1)
    before = vector.hands.save()
    with pytest.raises(ValueError, match=f"each of {HERE} hands"):
        vector.unwrapped.step(given)
    assert vector.hands.save() == before


def test_a_step_before_the_first_hands_is_told() -> None:
    with pytest.raises(ValueError, match=r"reset\(\) deals"):
        made().unwrapped.step([0] * HERE)


def test_others_who_lay_cards_and_take_them_back_for_ever_are_told() -> None:
    def first(_hands: Hands, rows: Rows) -> npt.NDArray[np.int64]:
        return np.zeros(len(rows), dtype=np.int64)

    def played() -> None:
        vector = made(opponents=first)
        vector.reset(seed=1)
        for _ in range(200):
            vector.step(in_turn(vector.hands, np.arange(HERE)))

    with pytest.raises(ValueError, match="barred"):
        played()


def test_taking_back_may_be_left_out() -> None:
    vector = made(take_back=False)
    vector.reset(seed=1)
    for _ in range(100):
        hands = vector.hands
        back = np.isin(hands.features[:, :, Feature.OP], (Op.BACK, Op.BACK_CARD, Op.BACK_MELD))
        assert (~back.any(axis=1) | (back | ~hands.mask).all(axis=1)).all()
        vector.step(in_turn(vector.hands, np.arange(HERE)))


@pytest.mark.parametrize("answer", [0.0, [0.0], "0", None, 0])
def test_others_answer_with_whole_numbers(answer: Any) -> None:
    vector = made(opponents=lambda _hands, rows: np.array([answer] * len(rows)).squeeze()[None])
    with pytest.raises(ValueError, match="a whole number for each"):
        vector.reset(seed=1)
