"""Hints: the whole turn, playable as it is written, for reasons that the player can know."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from escalera.bots import make_bot
from escalera.bots.planner import Plan, plans
from escalera.cli.advice import Advice, advise
from escalera.cli.advice.ahead import look_ahead
from escalera.cli.advice.reasons import points, reasons
from escalera.cli.drawing.cards import Faces
from escalera.engine.match.game import Game
from escalera.engine.state.action import Action, Verb
from escalera.notation.read import read
from escalera.rules import games
from tests.bots.test_leaks import shuffled_for
from tests.cli.table import SAMBA

FACES = Faces()


def decisions(game: str, seed: int) -> Iterator[Game]:
    """Yield a hand of planners, stopped before every third choice."""
    table = Game.new(game, seed=seed)
    bot = make_bot("planner")
    choices = 0
    while not table.hand_over:
        legal = table.legal_actions()
        choices += len(legal) > 1
        if len(legal) > 1 and choices % 3 == 0:
            yield table
        table.play(bot.choose(table.view(table.seat_to_act), legal))


def at(text: str) -> Game:
    return Game.from_record(read(SAMBA.read_text() + text))


def changed(old: str, new: str) -> Game:
    return Game.from_record(read(SAMBA.read_text().replace(old, new)))


def said(game: Game) -> str:
    return " ".join(advise(game, FACES).reasons)


@pytest.mark.parametrize("game", games())
def test_the_whole_turn_can_be_played_as_it_is_written(game: str) -> None:
    for table in decisions(game, 5):
        trial, seat = table.copy(), table.seat_to_act
        drawn = sum(table.view(seat).stocks)
        for action in advise(table, FACES).actions:
            trial.play(str(action))
            while action.verb is Verb.ASK and trial.seat_to_act != seat:
                trial.play("yes")
        over = trial.seat_to_act != seat or sum(trial.view(seat).stocks) != drawn
        assert over or table.view(seat).feet != trial.view(seat).feet


@pytest.mark.parametrize("game", games())
def test_it_is_what_the_hard_bot_would_play(game: str) -> None:
    bot = make_bot("hard")
    for table in decisions(game, 6):
        played = bot.choose(table.view(table.seat_to_act), table.legal_actions())
        actions = advise(table, FACES).actions
        assert any(
            action.verb == played.verb and set(played.cards) <= set(action.cards)
            for action in actions
        )
        if played.verb in (Verb.DRAW, Verb.TAKE, Verb.DISCARD, Verb.ASK, Verb.YES, Verb.NO):
            assert actions[0] == played


@pytest.mark.parametrize("game", games())
def test_it_follows_from_what_the_player_sees(game: str) -> None:
    random = Random(game)
    for table in decisions(game, 7):
        other = shuffled_for(table, table.seat_to_act, random)
        assert advise(other, FACES) == advise(table, FACES)


@pytest.mark.parametrize("game", games())
def test_every_hint_has_a_reason(game: str) -> None:
    for table in decisions(game, 8):
        found: Advice = advise(table, FACES)
        assert found.reasons
        assert all(each.endswith(".") for each in found.reasons)
        assert all(other.behind >= 0 for other in found.others)


def test_the_pile_is_frozen_and_nothing_takes_it() -> None:
    assert said(at("")) == "The pile is frozen, and you hold nothing that takes it."


def test_taking_the_pile_is_weighed_against_drawing() -> None:
    game = changed("pile 4C 2D 8D", "pile 4C 5C 6C 8D 8D KH")
    assert advise(game, FACES).actions[0].verb is Verb.TAKE
    assert "The pile has 6 cards" in said(game)
    assert re.search(r"It is worth about [\d,]+ points more than drawing\.", said(game))


def test_the_upcard_alone_goes_onto_a_meld() -> None:
    game = changed("pile 4C 2D 8D", "pile 4C 5D 8D")
    take = next(one for one in game.legal_actions() if one.verb is Verb.TAKE and not one.cards)
    told = why(game, str(take))[0]
    assert told == "The pile has 3 cards, and its top card goes onto one of your team's melds."


def test_a_take_that_is_worth_no_more_is_not_said_to_be() -> None:
    game = changed("pile 4C 2D 8D", "pile 4C 5C 6C 8D 8D KH")
    take = next(one for one in game.legal_actions() if one.verb is Verb.TAKE)
    drawn = Plan((Action.parse("draw"),), 900.0, "draw")
    plan = Plan((take,), 880.0, "take")
    told = list(reasons(look_ahead(game, plan), plan, [drawn], game.legal_actions(), FACES))
    assert "The pile has 6 cards" in told[0]
    assert not any("than drawing" in one for one in told)


def why(game: Game, *actions: str) -> list[str]:
    """Return why these actions would be played, if they were the plan."""
    plan = Plan(tuple(map(Action.parse, actions)), 0.0, "table what fits")
    rest = plans(game.view(game.seat_to_act), game.legal_actions())
    return list(reasons(look_ahead(game, plan), plan, rest, game.legal_actions(), FACES))


def test_a_wild_card_freezes_the_pile() -> None:
    game = changed("pile 4C 2D 8D", "pile 4C 5D 8D")
    game.play("draw")
    assert why(game, "discard 2C")[-1] == (
        "2♣ freezes the pile: then its 4 cards are harder for everybody to take."
    )


def test_a_black_three_blocks_it() -> None:
    game = changed("JK AC", "JK 3C")
    game.play("draw")
    assert why(game, "discard 3C")[-1] == "3♣ blocks the pile: the next player has to draw."


def test_a_canasta_is_told_with_its_points() -> None:
    game = changed("9D TD JD", "4D 5D 6D 7D 8D 9D")
    game.play("draw")
    assert "It completes a meld: +500 points." in why(game, "add TD to m3", "discard 9C")


def test_what_follows_a_question_is_what_a_yes_allows() -> None:
    game = at("1 draw\n")
    plan = Plan((Action.parse("ask"), Action.parse("discard 9C")), 0.0, "go out")
    assert look_ahead(game, plan).actions == plan.actions
    assert "After a yes you can go out." in why(game, "ask", "discard 9C")


@pytest.mark.parametrize(
    ("number", "text"),
    [(120.4, "+120 points"), (-1.2, "-1 point"), (0.2, "+0 points"), (1234.0, "+1,234 points")],
)
def test_points_have_a_sign_and_a_unit(number: float, text: str) -> None:
    assert points(number) == text


def test_nobody_to_advise(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="Nobody"):
        advise(Game.waiting("samba"), FACES)
