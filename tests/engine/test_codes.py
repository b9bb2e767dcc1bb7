"""Actions by number are the same actions: the same lists, plays, records and refusals."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from escalera.engine.match.game import Game
from escalera.engine.match.refusals import IllegalAction
from escalera.engine.state.action import Verb
from escalera.engine.state.codes import plain
from escalera.engine.state.enums import Op
from escalera.notation import write
from escalera.rules import games


def by_codes(game: str) -> str:
    """Play a hand by numbers, and once more by actions; return its record."""
    random = Random(game)
    quick, usual = Game.new(game, seed=11), Game.new(game, seed=11)
    while not quick.hand_over:
        codes = quick.legal_codes()
        assert [quick.position.action(code) for code in codes] == usual.legal_actions()
        chosen = random.randrange(len(codes))
        usual.play(usual.legal_actions()[chosen])
        quick.play_code(codes[chosen])
    assert quick.legal_codes() == []
    assert write(quick.record()) == write(usual.record())
    return write(quick.record())


@pytest.mark.parametrize("game", games())
def test_a_hand_by_numbers(game: str) -> None:
    by_codes(game)


@pytest.mark.parametrize("game", games())
def test_whenever_it_is_looked_at_the_record_is_whole(game: str) -> None:
    random, quick = Random(game), Game.new(game, seed=12)
    usual = quick.copy()
    while not quick.hand_over:
        code = random.choice(quick.legal_codes())
        usual.play(quick.position.action(code))
        quick.play_code(code)
        if not random.randrange(9):
            quick = random.choice([quick, quick.copy()])
            assert write(quick.copy().record()) == write(usual.record())
            assert quick.view(1) == usual.view(1)
    assert quick.hand_end == usual.hand_end


@pytest.mark.parametrize("game", games())
def test_taking_back_can_be_left_out(game: str) -> None:
    random, match, left = Random(game), Game.new(game, seed=13), 0
    while not match.hand_over:
        actions = match.legal_actions()
        others = [action for action in actions if action.verb != Verb.BACK]
        assert match.legal_actions(take_back=False) == (others or actions)
        codes = match.legal_codes(take_back=False)
        assert [match.position.action(code) for code in codes] == (others or actions)
        left += len(actions) - len(codes)
        match.play(random.choice(actions))
    assert left


def test_threads_have_lists_of_their_own() -> None:
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(by_codes, games()))
    assert together == [by_codes(game) for game in games()]


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    game = Game.new("samba", seed=1)
    before = write(game.record())
    with pytest.raises(IllegalAction) as refused:
        game.play_code(int(plain(int(Op.ASK))))
    assert refused.value.refusal.name == game.why_not("ask").name  # type: ignore[union-attr]
    assert write(game.record()) == before


@pytest.mark.parametrize(
    "code",
    [-1, 0, 31, 60 << 5 | int(Op.DISCARD), 200 << 27 | int(Op.ADD), 1 << 50 | plain(int(Op.DRAW))],
)
def test_a_number_that_is_no_action_is_an_error_and_changes_nothing(code: int) -> None:
    game = Game.new("samba", seed=1)
    before = write(game.record())
    with pytest.raises(ValueError, match=f"{code} is no action"):
        game.play_code(code)
    assert write(game.record()) == before


def test_after_the_hand_nothing_is_played() -> None:
    game = Game.waiting("samba")
    with pytest.raises(IllegalAction, match="over"):
        game.play_code(0)
