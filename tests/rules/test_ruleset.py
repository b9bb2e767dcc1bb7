"""A rule set's teams, attributes and marks."""

import dataclasses

import pytest

from escalera.engine.state.dtypes import DECK
from escalera.rules import RuleSet, games, load, parameters


def test_every_parameter_is_an_attribute() -> None:
    own = {"game", "title", "version", "credit", "special", "seats", "deviations"}
    fields = {field.name for field in dataclasses.fields(RuleSet)}
    assert fields - own == {parameter.name for parameter in parameters()}


def test_frozen_and_hashable() -> None:
    rules = load("samba")
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.jokers = 7  # type: ignore[misc]
    assert len({rules, load("samba"), load("samba", 6)}) == 2


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(
    ("players", "teams"),
    [(2, (1, 2)), (3, (1, 2, 3)), (4, (1, 2) * 2), (5, (1, 2, 3, 4, 5)), (6, (1, 2) * 3)],
)
def test_teams(game: str, players: int, teams: tuple[int, ...]) -> None:
    rules = load(game, players)
    assert tuple(rules.team_of(seat) for seat in range(1, players + 1)) == teams
    assert rules.teams == max(teams)
    assert rules.partners == (players in {4, 6})


def test_singles_at_four() -> None:
    rules = load("samba", 4, {"partner_counts": "6"})
    assert (rules.teams, rules.partners, rules.team_of(3)) == (4, False, 3)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("players", range(2, 7))
def test_unusual_player_counts_are_house_rules(game: str, players: int) -> None:
    rules = load(game, players)
    unusual = players not in rules.players
    assert rules.house_rule_keys == (("players",) if unusual else ())
    assert rules.settings == ()


@pytest.mark.parametrize("game", games())
def test_head(game: str) -> None:
    rules = load(game)
    assert (rules.game, rules.version) == (game, 1)
    assert rules.title
    assert rules.credit.endswith(".")
    assert rules.special.endswith(".")


def test_the_largest_pack_has_room_in_a_state() -> None:
    most = {parameter.name: parameter.high for parameter in parameters()}
    assert 52 * most["packs"] + most["jokers"] <= DECK
