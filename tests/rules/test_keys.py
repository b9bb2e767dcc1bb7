"""The described list of settings."""

import pytest

from escalera.rules import games, keys, load, parameters, switches


@pytest.mark.parametrize("game", games())
def test_every_setting_is_listed_once(game: str) -> None:
    names = [key.name for key in keys(game)]
    expected = {parameter.name for parameter in parameters()} - {"players"}
    assert len(names) == len(set(names))
    assert set(names) == expected | {switch.name for switch in switches(game)}
    assert names[: len(switches(game))] == [switch.name for switch in switches(game)]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("players", [2, 4, 6])
def test_setting_the_defaults_changes_nothing(game: str, players: int) -> None:
    defaults = {key.name: key.default for key in keys(game, players)}
    assert load(game, players, defaults) == load(game, players)


@pytest.mark.parametrize("game", games())
def test_every_setting_is_described(game: str) -> None:
    for key in keys(game):
        assert key.allowed()
        assert key.sentence().endswith(".")
        assert key.source


def test_values_in_words() -> None:
    by_name = {key.name: key for key in keys("sambola", 3)}
    assert by_name["jokers"].allowed() == "9, 6; as a house rule a whole number from 0 to 16"
    assert by_name["going_out"].allowed() == (
        "2red+1black, 1red+2black (2, 3 players), 1red+1black (2, 3 players)"
    )
    assert by_name["stock_piles"].allowed() == "a whole number from 1 to 2"
    assert by_name["upcard"].allowed() == "one of any, until_natural, not_red_three, none"
    assert {key.name for key in keys("sambola") if not key.house} == {
        "jokers",
        "samba_bonus",
        "going_out",
    }
    cut = next(key for key in keys("villages-samba") if key.name == "cut_bonus")
    assert (cut.allowed(), cut.default) == ("“off”, or a chance such as 0.05", "off")
