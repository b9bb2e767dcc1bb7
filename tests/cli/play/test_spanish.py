"""An evening in Spanish: nothing that is printed is said in English."""

import io
import json
import re
from functools import cache
from pathlib import Path

import pytest

from escalera.cli.app import run
from escalera.cli.commands.tables.play import play_at
from escalera.cli.errors import CommandError
from escalera.cli.language import chosen, speaking
from escalera.cli.play.start import Wishes
from escalera.cli.words import phrase, styled
from escalera.pad import write_pad
from escalera.rules import games
from tests.cli.table import SAMBA, Typist, console, played
from tests.pad.examples import example
from tests.texts.files import fixed

TYPED = """
help;?;? all;? nada;hint;why;why draw;why take to m1;zebra;m 7x;s;d d;draw 3;end x;m 4-7;m 2=;
t a b c;g m1;save;sort x;auto x;score;record;rules;rules pozo;rules nada;2 draw;draw;?;hint;b;
g;x;;auto;?;hint;auto;hint;auto hand;score;draw;?;
"""
COMMANDS = tuple(line.strip() for line in TYPED.split(";"))
ENGLISH = {"the", "your", "you", "of", "is", "are", "was", "this", "cards", "drew", "discarded"}
"""Words of no language but English, and of no command."""


@cache
def english() -> list[str]:
    """Return what only the English messages say, in two words or more."""
    spanish = fixed("es")
    return [
        part
        for key, parts in fixed("en").items()
        for part in parts
        if len(re.findall("[A-Za-z]{2,}", part)) > 1
        and not any(part in other for other in spanish.get(key, []))
    ]


def heard(text: str) -> list[str]:
    """Return the English that is in a text."""
    flat = " ".join(text.replace("The Villages", "").split())
    words = set(re.findall("[a-z]+", flat.lower()))
    return [*(part for part in english() if part in flat), *(words & ENGLISH)]


class Spoken:
    """Types lines, and hears the prompts too."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.lines, self.prompts = iter(lines), ""

    def __call__(self, _shown: str, prompt: str) -> str:
        self.prompts += f"{_shown}{prompt}\n"
        return next(self.lines, "quit")


def evening(wishes: Wishes, lines: tuple[str, ...]) -> str:
    output, typist = io.StringIO(), Spoken(lines)
    play_at(wishes, console(output), Typist(typist, output))
    return typist.prompts + output.getvalue()


@pytest.mark.parametrize("game", games())
def test_a_hand(game: str) -> None:
    said = evening(Wishes(game, seed="4", fast=True, language="es"), COMMANDS)
    assert "Su jugada (draw" in said
    assert "Esta mano" in said
    assert "Cartas en la mesa" in said
    assert "mano 2" in said
    assert heard(said) == []


def test_english_would_be_heard() -> None:
    assert len(heard(evening(Wishes("samba", seed="4", fast=True), COMMANDS))) > 50


@pytest.mark.parametrize(("game", "players"), [("sambola", 3), ("villages-samba", 6)])
def test_a_match(game: str, players: int) -> None:
    settings = ("hands=1", "minimums=50") if game == "villages-samba" else ("target=2000",)
    wishes = Wishes(game, players, settings=settings, seed="3", language="es")
    said = played(wishes, ["auto match"])
    assert re.search(r"La partida ha terminado: (ganan?|empatan) .*, -?[0-9.]+ a ", said)
    assert heard(said) == []


def test_choosing_a_game() -> None:
    said = evening(Wishes(seed="4", fast=True, language="es"), ("nada", "2", "quit"))
    assert "¿Qué juego?" in said
    assert "Sambola a 10.000" in said
    assert heard(said) == []


def test_saving_and_going_on(tmp_path: Path) -> None:
    path = tmp_path / "partida.rec"
    said = played(Wishes("samba", seed="4", language="es"), [f"save {path}", "quit"])
    assert "--seed 4 --language es" in " ".join(said.split())
    resumed = played(Wishes(resume=SAMBA, seed="4", language="es"), ["quit"])
    assert heard(resumed) == []


def test_a_hint_where_a_record_stops(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["hint", str(SAMBA), "--language", "es"]) == 0
    said = capsys.readouterr().out
    assert "Le toca al asiento 1. Un buen jugador jugaría:" in said
    assert heard(said) == []


def test_what_is_wrong_with_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--bots", "nadie"], ["--bots", "easy,easy,easy,easy"], ["--resume", "x"]):
        assert run(["play", "samba", "--language", "es", *words]) == 2
    assert run(["play", "sambal", "--language", "es"]) == 2
    assert run(["play", "--resume", "x", "--language", "es"]) == 2
    assert heard(capsys.readouterr().err) == []


def test_a_language_without_texts(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "samba", "--language", "de"]) == 2
    assert capsys.readouterr().err == "--language de: there are texts in en, es.\n"
    with pytest.raises(CommandError), speaking("de"):
        pass


def test_the_language_is_the_one_before_again() -> None:
    with speaking("es"), speaking("en"):
        assert phrase("goodbye") == "Goodbye."
    assert chosen() == "en"


def test_values_keep_their_style() -> None:
    from rich.text import Text

    with speaking("es"):
        told = styled("pile-cards", cards=Text("3 cartas", style="bold"), upcard="8♦")
    assert told.plain == "Pozo 3 cartas, arriba 8♦"
    assert [(span.start, span.end, span.style) for span in told.spans] == [(5, 13, "bold")]


def test_a_pad_and_a_season(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = []
    for game in games():
        pad = example(game, 0, names=("Ana", "Ben", "Eva", "Leo"), title="", played="2026")
        files.append(tmp_path / f"{game}.json")
        files[-1].write_text(json.dumps(write_pad(pad)), "utf-8")
        assert run(["score", str(files[-1]), "--language", "es"]) == 0
    assert run(["season", *map(str, files), "--language", "es"]) == 0
    said = re.sub(r"\([^()]*\)", "", capsys.readouterr().out)
    assert "dudoso: Nadie ha cerrado: ¿se acabó el mazo?" in " ".join(said.split())
    assert "Mejores manos" in said
    assert heard(said) == []


def test_a_try(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["try", str(SAMBA), "1 discard KS", "--language", "es"]) == 1
    shown = capsys.readouterr().out
    assert shown == "illegal: DRAW_FIRST: Primero robe una carta o tome el pozo. (Su turno)\n"
