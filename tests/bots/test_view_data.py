"""What bots that are programs see of a table: all that a view has, as plain data."""

import json

import pytest

from escalera import Game
from escalera.bots import make_bot
from escalera.bots.programs.view_data import view_data
from escalera.engine.match.view import View
from escalera.rules import games


def check(view: View) -> None:
    told = view_data(view)
    assert json.loads(json.dumps(told)) == told
    for name in "dealer", "turn", "took", "pending", "barred", "no_discard", "tabled_points":
        assert told[name] == getattr(view, name), name
    assert told["asked"] == view.asked.name.lower()
    assert (told["stock_piles"], told["cards_face_down"]) == ([*view.stocks], view.face_down)
    assert [team["penalty"] for team in told["teams"]] == [*view.penalties]
    assert [team["cuts"] for team in told["teams"]] == [*view.cuts]
    melds = [meld for team in range(1, view.rules.teams + 1) for meld in view.melds_of(team)]
    shown = [meld for team in told["teams"] for meld in team["melds"]]
    assert [one["tabled"] for one in shown] == [[*map(str, one.tabled)] for one in melds]


@pytest.mark.parametrize("game", games())
def test_a_program_sees_all_that_a_view_has(game: str) -> None:
    match, bot = Game.new(game, seed=3), make_bot("greedy")
    tabled = 0
    while seat := match.seat_to_act:
        view = match.view(seat)
        check(view)
        tabled += any(meld.tabled for meld in view.melds)
        match.play(bot.choose(view, match.legal_actions()))
    check(match.view(1))
    assert tabled
