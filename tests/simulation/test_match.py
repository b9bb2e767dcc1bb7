"""A match that bots play."""

import pytest

from escalera.bots import BotError
from escalera.engine.match.game import Game
from escalera.notation.read import read
from escalera.notation.write import write
from escalera.rules import load
from escalera.simulation import SimulationError, play_match, seated


def test_names_are_repeated_around_the_table() -> None:
    assert seated(["greedy"], 3) == ("greedy",) * 3
    assert seated(["greedy", "random"], 4) == ("greedy", "random", "greedy", "random")


@pytest.mark.parametrize("bots", [[], ["random"] * 3])
def test_too_few_or_too_many_names(bots: list[str]) -> None:
    with pytest.raises(SimulationError, match=f"1 to 2 bots, not {len(bots)}"):
        seated(bots, 2)


def test_a_match_to_its_end() -> None:
    game = play_match(load("black-samba", 2), ["greedy"], seed=1)
    outcome = game.outcome()
    assert outcome is not None
    assert max(outcome.scores) >= 10_000


def test_a_match_cut_short() -> None:
    game = play_match(load("black-samba", 2), ["greedy", "random"], seed=1, hands=2)
    assert game.outcome() is None
    assert game.hand_over
    assert game.hand_number == 2
    with pytest.raises(SimulationError, match="one hand or more"):
        play_match(load("samba", 4), ["random"], seed=1, hands=0)


def test_its_record_names_the_bots_and_replays() -> None:
    game = play_match(load("samba", 4), ["greedy", "random"], seed="a", hands=1)
    text = write(game.record())
    assert "seat 1 bot:greedy\nseat 2 bot:random\nseat 3 bot:greedy\n" in text
    assert Game.from_record(read(text)).scores == game.scores


def test_the_seed_decides() -> None:
    rules = load("samba", 4)
    texts = {
        write(play_match(rules, ["random"], seed, hands=1).record()) for seed in (1, 1, "1", 2)
    }
    assert len(texts) == 2


def test_unknown_bot() -> None:
    with pytest.raises(BotError, match="clever"):
        play_match(load("samba", 4), ["clever"], seed=1)
