"""Names and notes on score sheets: whole, to be read, and in letters that the type has."""

import io
import re
from dataclasses import replace

import pytest
from pypdf import PdfReader

from escalera.pad import agreed, start
from escalera.paper import PAPERS, score_sheet
from escalera.paper.words import Words
from tests.pad.examples import example
from tests.paper.reading import in_order, text

NAMES = ("Ann", "Börje", "Čeněk", "Δήμητρα")
LONG = (
    "Maximiliane-Sophie",
    "Bartholomäus",
    "Guadalupe Fernández",
    "Christopher-Alexander",
    "Wilhelmina van der Berg",
    "Jean-Sébastien Lefebvre",
)


def type_of(data: bytes) -> list[tuple[str, float]]:
    """Return each piece of text in a PDF with the size of its type, in points."""
    found: list[tuple[str, float]] = []

    def visit(words: str, _: object, matrix: list[float], __: object, size: float) -> None:
        if words.strip():
            found.append((words.strip(), size * abs(matrix[3])))

    for page in PdfReader(io.BytesIO(data)).pages:
        page.extract_text(visitor_text=visit)
    return found


@pytest.mark.parametrize(("game", "players"), [("samba", 4), ("sambola", 6), ("sambola", 3)])
@pytest.mark.parametrize("large", [False, True])
def test_long_names_are_whole_and_can_be_read(game: str, players: int, large: bool) -> None:
    pad = start(agreed(game, players), names=LONG[:players])
    data = score_sheet(pad, large=large)
    whole = " ".join(text(data).split()).replace("- ", "-")
    assert "…" not in whole
    for name in pad.teams:
        assert whole.count(name) >= 9, name  # over each of eight hands, and over the totals
    parts = {word for name in pad.teams for word in name.split()} - {"&"}
    sizes = [size for words, size in type_of(data) if parts & set(words.split())]
    assert min(sizes) >= 5.5


def test_names_without_an_end_stay_in_their_cell() -> None:
    names = ("A" * 40, "B" * 40, "C" * 40, "D" * 40)
    data = score_sheet(start(agreed("samba"), names=names))
    letters = re.sub(r"\s", "", text(data))
    for name in names:
        assert name in letters
    assert "…" not in letters
    assert min(size for _, size in type_of(data)) >= 4.5


def test_who_writes_in_letters_that_the_font_lacks_has_a_number() -> None:
    names = ("Ann \N{PARTY POPPER}", "李华", "\N{PARTY POPPER}", "Дина")
    pad = start(agreed("samba"), names=names, teams=("李", "Ω"), title="李", played="今天")
    for language, word in (("en", "Player"), ("es", "Jugador")):
        whole = text(score_sheet(pad, language=language))
        team = Words(language).say("sheet-team", n=1)
        for words in ("Ann", "Дина", "Ω", "Samba:", f"{word} 2", f"{word} 3", team):
            assert words in whole, words
        assert not set("李华今天\N{PARTY POPPER}") & set(whole)
    alone = text(score_sheet(start(agreed("sambola", 3), names=("李华", "Bob", "Cem"))))
    assert alone.count("Player 1") >= 9


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
def test_notes_stand_below_their_hands(paper: str, large: bool) -> None:
    pad = example("samba", names=NAMES)
    long = "Ann spilt her tea over the discard pile, so that we dried it and played on " * 2
    notes = ["Bob dealt twice 李", *[""] * (len(pad.hands) - 2), long.strip()]
    hands = tuple(replace(hand, note=note) for hand, note in zip(pad.hands, notes, strict=True))
    whole = " ".join(text(score_sheet(replace(pad, hands=hands), paper=paper, large=large)).split())
    assert in_order(whole, ["1st hand total", "Bob dealt twice", "2nd hand total", long[:70]])
    assert long[-30:].strip() in whole
    assert "李" not in whole
