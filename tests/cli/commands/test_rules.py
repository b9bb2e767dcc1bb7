"""`escalera rules`: the card follows the parameters."""

import pytest

from escalera.cli.app import run
from escalera.rules import games, load, rule_card


def out(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["rules", *arguments]) == 0
    return capsys.readouterr().out


def test_the_list_of_games(capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys)
    for game in games():
        assert f"{game}  {load(game).title}" in shown


@pytest.mark.parametrize("game", games())
def test_a_card_has_every_section(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = " ".join(out(capsys, game).split())
    for section in rule_card(load(game)):
        assert section.title in shown
        for line in section.lines:
            assert " ".join(line.split()) in shown


def test_settings_change_the_card(capsys: pytest.CaptureFixture[str]) -> None:
    plain, changed = out(capsys, "sambola"), out(capsys, "sambola", "--set", "jokers=6")
    assert "with 9 jokers" in plain
    assert "with 6 jokers" in changed
    assert "Variation: jokers 6" in changed


def test_players_change_the_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Sambola, 2 players" in out(capsys, "sambola", "--players", "2")


def test_keys_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys, "bolivia", "--keys")
    assert "pile_take" in shown
    assert "always_frozen" in shown


def test_keys_without_a_game_name_every_variation(capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys, "--keys")
    for key in ("jokers", "samba_bonus", "going_out", "self_policed", "cut_bonus", "hand_cards"):
        assert f"\n{key}  " in shown
