"""Choosing a game."""

import io

import pytest

from escalera.cli.play.input.choosing_game import choose_game
from escalera.cli.play.start import Wishes
from escalera.rules import games, load
from tests.cli.table import Script, console, played


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ([""], "samba"),
        (["2"], "sambola"),
        (["bolivia"], "bolivia"),
        (["Vill"], "villages-samba"),
        (["0", "6", "1" * 5000, "nonsense", "sam", "5"], "villages-samba"),
    ],
)
def test_a_number_a_name_or_enter(typed: list[str], game: str) -> None:
    assert choose_game(console(io.StringIO()), Script(typed)) == game


def test_each_game_is_listed_with_what_is_special() -> None:
    shown = " ".join(played(Wishes(), []).split())
    for game in games():
        assert load(game).title in shown
        assert load(game).special in shown


def test_the_chosen_game_is_played() -> None:
    assert "Bolivia to 15,000" in played(Wishes(seed="1"), ["bolivia"])
