"""`escalera rules`: the games, their cards in two languages, and what can be set."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from escalera.book import LANGUAGES, figures
from escalera.book.book import cover
from escalera.cli.app import run
from escalera.cli.language import speaking
from escalera.cli.words import phrase
from escalera.rules import games, load, presets


def out(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["rules", *arguments]) == 0
    return capsys.readouterr().out


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys, "--lang", language)
    for game in games():
        told = cover(load(game), language)
        assert f"{game}  {told.title}" in shown
        assert told.about in shown
    with speaking(language):
        assert phrase("after-games") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_are_listed_with_where_they_stand(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = out(capsys, "--lang", language)
    for name, preset in presets().items():
        assert f"{name}  {preset.title[language]} ({preset.published[language]})" in shown


def test_a_preset_is_played_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    card = out(capsys, "samba-card-books", "--set", "target=5000")
    assert "1500 instead of 500" in card.replace(",", "")
    assert "5000 instead of 10000" in card.replace(",", "")
    assert run(["simulate", "bolivia-card-books", "--bots", "random", "--hands", "1"]) == 0


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_the_books(game: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = " ".join(out(capsys, game, "--lang", language).split())
    for group in figures(load(game), language):
        assert group.title in shown
        assert all(f"{row.label} {row.value}" in shown for row in group.rows)
    with speaking(language):
        assert phrase("after-card", game=game) in shown


def test_settings_change_the_card(capsys: pytest.CaptureFixture[str]) -> None:
    changed = out(capsys, "sambola", "--set", "jokers=6", "--lang", "es")
    assert "Jókers: 6 en lugar de 9" in changed
    assert "en lugar de" not in out(capsys, "sambola", "--lang", "es")


def test_players_change_the_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Sambola, 2 players" in out(capsys, "sambola", "--players", "2")


def test_a_card_compiles_next_to_nothing(tmp_path: Path) -> None:
    """What importing the engine compiles, to make its tables, and no rule."""
    environment = {**os.environ, "ESCALERA_CACHE": str(tmp_path)}
    subprocess.run(
        [sys.executable, "-m", "escalera", "rules", "bolivia"], env=environment, check=True
    )
    assert {file.name.split(".")[0] for file in tmp_path.rglob("*.nbc")} <= {"codes"}


def test_keys_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys, "bolivia", "--keys")
    assert "pile_take" in shown
    assert "always_frozen" in shown


def test_keys_without_a_game_name_every_variation(capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys, "--keys")
    for key in ("jokers", "samba_bonus", "going_out", "self_policed", "cut_bonus", "hand_cards"):
        assert f"\n{key}  " in shown


def test_keys_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys, "villages-samba", "--keys", "--lang", "es")
    assert "hand_cards  un número entero de 1 a 40; lo normal 15  (regla de la casa)" in shown
    assert "Cuántas cartas recibe cada jugador en la mano." in shown
    assert "Los jugadores se vigilan entre sí: algunas faltas" in shown
    assert "Variantes de Bolivia" in out(capsys, "--keys", "--lang", "es")
