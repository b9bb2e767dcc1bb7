"""Bots by name."""

import pytest

from escalera.bots import BotError, about, bot_names, level_names, make_bot
from escalera.engine.match.game import Game
from escalera.engine.state.action import Action
from tests.bots.made import made


def test_names() -> None:
    assert bot_names() == (
        "random",
        "easy",
        "greedy",
        "medium",
        "planner-untuned",
        "planner",
        "hard",
        "search",
        "expert",
    )
    assert level_names() == ("easy", "medium", "hard", "expert")


@pytest.mark.parametrize("name", bot_names())
def test_each_bot_is_told_in_a_sentence(name: str) -> None:
    assert about(name).endswith(".")


def test_unknown_name() -> None:
    with pytest.raises(BotError, match="no bot 'clever'; there are: random, easy, "):
        make_bot("clever")


@pytest.mark.parametrize("name", bot_names())
def test_a_choice_depends_on_view_and_seed_only(name: str) -> None:
    game = Game.new("sambola", seed=1)
    view, legal = game.view(game.seat_to_act), game.legal_actions()
    bot = made(name, 7)
    first = bot.choose(view, legal)
    assert bot.choose(view, legal) == first
    assert made(name, 7).choose(view, legal) == first


@pytest.mark.parametrize("name", bot_names())
def test_nothing_to_choose_from(name: str) -> None:
    game = Game.new("samba", seed=1)
    with pytest.raises(BotError, match="no legal action"):
        make_bot(name).choose(game.view(1), [])


def test_random_uses_its_seed_and_the_moment() -> None:
    game = Game.new("samba", seed=1)
    legal = [Action.parse(f"discard {rank}S") for rank in "456789TJQKA"]
    views = [game.view(game.seat_to_act)]
    game.play("draw")
    views.append(game.view(game.seat_to_act))
    chosen = {
        (seed, len(view.plays)): make_bot("random", seed).choose(view, legal)
        for seed in range(20)
        for view in views
    }
    assert len(set(chosen.values())) > 5
    assert any(chosen[seed, 0] != chosen[seed, 1] for seed in range(20))
