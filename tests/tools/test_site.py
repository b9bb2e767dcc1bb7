"""What a static site has instead of a server's answers."""

import pytest

from escalera.pad import PadError, agreed, described
from escalera.rules import games, load, switches
from tools.site import sheets


@pytest.mark.parametrize("game", games())
def test_there_is_a_sheet_for_every_number_of_players(game: str) -> None:
    found = sheets(game)
    for players in load(game).players:
        assert found[str(players)] == described(agreed(game, players))


@pytest.mark.parametrize("game", games())
def test_each_value_of_a_variation_has_a_sheet_or_is_for_other_players(game: str) -> None:
    found = sheets(game)
    for switch in switches(game):
        for players in load(game).players:
            for value in switch.values:
                usual = described(agreed(game, players))
                key = f"{players} {switch.name}={value}"
                try:
                    sheet = described(agreed(game, players, {switch.name: value}))
                except PadError:
                    assert key not in found
                    continue
                assert found.get(key, usual) == sheet
