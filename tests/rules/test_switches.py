"""Each published variation changes what it says, and nothing else."""

import pytest

from escalera.rules import RuleError, games, load, switches

SWITCHES: dict[tuple[str, str, str], dict[str, object]] = {
    ("samba", "self_policed", "yes"): {
        "red_threes_laid": "declare",
        "claim_penalty": 50,
        "undeclared_penalty": 500,
        "out_after_no_penalty": 100,
    },
    ("sambola", "jokers", "6"): {"jokers": 6},
    ("sambola", "samba_bonus", "1500/1000"): {"red_samba": 1500, "black_samba": 1000},
    ("sambola", "going_out", "1red+2black"): {"need_red": 1, "need_black": 2},
    ("sambola", "going_out", "1red+1black"): {"need_red": 1},
    ("black-samba", "jokers", "9"): {"jokers": 9},
    ("black-samba", "pile_take", "all"): {"pile_take": 0},
    ("black-samba", "wilds_qualify", "no"): {"wilds_qualify": False},
    ("black-samba", "samba_bonus", "1000/700"): {"red_samba": 1000, "black_samba": 700},
    ("black-samba", "going_out", "2any+1red"): {"need_red": 1},
    ("bolivia", "jokers", "9"): {"jokers": 9},
    ("bolivia", "pile_take", "all"): {"pile_take": 0},
    ("villages-samba", "hands", "3"): {"hands": 3, "minimums": (70, 120, 150)},
    ("villages-samba", "cut_bonus", "0.05"): {"cut_bonus": 0.05},
    ("villages-samba", "self_policed", "yes"): {
        "short_initial_raise": 10,
        "out_without_yes_returns": True,
    },
}
# Default first, as in the table of switches.
VALUES = {
    "samba": {"self_policed": ("no", "yes")},
    "sambola": {
        "jokers": ("9", "6"),
        "samba_bonus": ("1000/700", "1500/1000"),
        "going_out": ("2red+1black", "1red+2black", "1red+1black"),
    },
    "black-samba": {
        "jokers": ("6", "9"),
        "pile_take": ("5", "all"),
        "wilds_qualify": ("yes", "no"),
        "samba_bonus": ("1500/1000", "1000/700"),
        "going_out": ("2any", "2any+1red"),
    },
    "bolivia": {"jokers": ("6", "9"), "pile_take": ("5", "all")},
    "villages-samba": {"hands": ("4", "3"), "cut_bonus": ("off",), "self_policed": ("no", "yes")},
}


def _players(game: str, key: str) -> int:
    return 2 if (game, key) == ("sambola", "going_out") else 4


@pytest.mark.parametrize("game", games())
def test_names_and_values(game: str) -> None:
    assert {switch.name: switch.values for switch in switches(game)} == VALUES[game]
    assert all(switch.values[0] == switch.default for switch in switches(game))


@pytest.mark.parametrize(("game", "key", "value"), SWITCHES)
def test_changes(game: str, key: str, value: str) -> None:
    players = _players(game, key)
    rules = load(game, players, {key: value})
    assert rules.values() == load(game, players).values() | SWITCHES[game, key, value]
    assert rules.settings == ((key, value),)
    assert rules.house_rule_keys == ()


@pytest.mark.parametrize("game", games())
def test_default_values_change_nothing(game: str) -> None:
    settings = {switch.name: switch.default for switch in switches(game)}
    assert load(game, 4, settings) == load(game, 4)


@pytest.mark.parametrize("game", games())
def test_every_switch_is_tested(game: str) -> None:
    tested = {(key, value) for name, key, value in SWITCHES if name == game}
    there = {(switch.name, value) for switch in switches(game) for value in switch.values[1:]}
    assert there <= tested


@pytest.mark.parametrize("value", ["1red+2black", "1red+1black"])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_sambola_going_out_needs_two_or_three_players(value: str, players: int) -> None:
    with pytest.raises(RuleError, match=r"^going_out: .* number of players \(2, 3\)") as caught:
        load("sambola", players, {"going_out": value})
    assert caught.value.key == "going_out"
    assert load("sambola", 3, {"going_out": value}).settings == (("going_out", value),)


def test_typed_values() -> None:
    assert load("samba", 4, {"self_policed": True}).claim_penalty == 50
    assert load("sambola", 4, {"jokers": 6}).settings == (("jokers", "6"),)
    assert load("bolivia", 4, {"pile_take": 0}).settings == (("pile_take", "all"),)
    assert load("villages-samba", 4, {"cut_bonus": 0.05}).settings == (("cut_bonus", "0.05"),)
    assert load("black-samba", 4, {"wilds_qualify": False}).settings == (("wilds_qualify", "no"),)


def test_other_values_of_a_switch_are_house_rules() -> None:
    assert load("sambola", 4, {"jokers": 7}).house_rule_keys == ("jokers",)
    assert load("bolivia", 4, {"pile_take": 3}).house_rule_keys == ("pile_take",)
    assert load("villages-samba", 4, {"cut_bonus": 0.4}).house_rule_keys == ()
    assert load("samba", 4, {"cut_bonus": 0.4}).house_rule_keys == ("cut_bonus",)
