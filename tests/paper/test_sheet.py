"""Score sheets: their text, read back from the PDF, and their pages."""

import io
import re

import pytest
from pypdf import PdfReader

from escalera.pad import Pad, agreed, lines, start
from escalera.paper import PAPERS, score_sheet
from escalera.paper.words import MINUS, checklist, label, ordinal, signed
from escalera.rules import games
from tests.pad.examples import example

NAMES = ("Ann", "Börje", "Čeněk", "Δήμητρα")


def pages(data: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(data)).pages]


def text(data: bytes) -> str:
    return "\n".join(pages(data))


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("paper", PAPERS)
def test_an_empty_sheet_has_every_line_of_every_hand(game: str, paper: str) -> None:
    pad = start(agreed(game))
    sheet = pages(score_sheet(pad, paper=paper, named=False))
    whole = "\n".join(sheet)
    hands = pad.rules.hands or 8
    for line in lines(pad.rules):
        assert whole.count(label(line)) >= hands
    for number in range(1, hands + 1):
        assert f"{ordinal(number)} hand total" in whole
    for _, words in checklist(pad.rules):
        assert words in sheet[0]
    assert "Player 1" not in whole


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("large", [False, True])
def test_a_filled_sheet_has_every_number(game: str, large: bool) -> None:
    pad = example(game, 0, names=NAMES)
    whole = text(score_sheet(pad, large=large))
    for hand in pad.standing.hands:
        for team in range(pad.rules.teams):
            assert signed(hand.totals[team]) in whole
            assert signed(hand.after[team]) in whole
    for name in NAMES:
        assert name in whole
    assert "won" in whole
    assert "lost" in whole


def test_the_villages_sheet_is_one_page_in_the_order_of_the_printed_one() -> None:
    for paper in PAPERS:
        (page,) = pages(score_sheet(start(agreed("villages-samba")), paper=paper, named=False))
        rows = [
            "1st hand",
            "Initial meld",
            "Cuts of 30",
            "Sambas, 7s, wild canastas",
            "Going out",
            "Red canastas",
            "Black canastas",
            "Red 3s ♥♦",
            "Card count",
            "Penalties",
            "1st hand total",
            "2nd hand",
        ]
        assert in_order(page, rows)
        assert in_order(page, ["1st hand", "50", "2nd hand", "90", "3rd hand", "120", "150"])
        going_out = ["To go out", "1 samba", "5 red canastas", "1 black canasta", "1 canasta of 7s"]
        assert all(words in page for words in going_out)
        assert in_order(page, ["Running totals", "2nd", "subtotal", "3rd", "subtotal", "total"])


def in_order(page: str, words: list[str]) -> bool:
    at = 0
    for word in words:
        at = page.find(word, at)
        if at < 0:
            return False
        at += 1
    return True


def test_three_hands() -> None:
    pad = start(agreed("villages-samba", 4, {"hands": "3"}))
    (page,) = pages(score_sheet(pad))
    assert "3rd hand total" in page
    assert "4th hand" not in page
    assert "hands 3" in page
    assert in_order(page, ["1st hand", "70", "2nd hand", "120", "3rd hand", "150"])


@pytest.mark.parametrize(
    ("paper", "width", "height"), [("a4", 595.28, 841.89), ("letter", 612, 792)]
)
def test_the_papers_sizes(paper: str, width: float, height: float) -> None:
    for page in PdfReader(io.BytesIO(score_sheet(start(agreed("samba")), paper=paper))).pages:
        assert float(page.mediabox.width) == pytest.approx(width, abs=0.1)
        assert float(page.mediabox.height) == pytest.approx(height, abs=0.1)


def test_fonts_are_embedded() -> None:
    reader = PdfReader(io.BytesIO(score_sheet(example("bolivia", names=NAMES))))
    found = 0
    for page in reader.pages:
        for font in page["/Resources"]["/Font"].values():  # type: ignore[index]
            inner = font.get_object()["/DescendantFonts"][0].get_object()
            assert "/FontFile2" in inner["/FontDescriptor"].get_object()
            found += 1
    assert found >= 2


def size_of_type(data: bytes) -> float:
    """Return the largest type on the first page."""
    content = PdfReader(io.BytesIO(data)).pages[0].get_contents()
    assert content is not None
    sizes = re.findall(rb"/F\d+ ([\d.]+) Tf", content.get_data())
    return max(map(float, sizes))


def test_large_print_is_larger() -> None:
    pad = start(agreed("samba"))
    assert size_of_type(score_sheet(pad, large=True)) > 1.4 * size_of_type(score_sheet(pad))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("large", [False, True])
def test_any_number_of_players(players: int, large: bool) -> None:
    pad = start(agreed("sambola", players))
    whole = text(score_sheet(pad, large=large))
    for name in pad.names:
        assert name in whole


def test_a_long_game_has_pages_enough() -> None:
    hand = example("samba").hands[1]
    pad = Pad(**{**vars(start(agreed("samba"))), "hands": (hand,) * 6})
    assert pad.standing.outcome is None
    for large in (False, True):
        whole = text(score_sheet(pad, large=large))
        assert "7th hand total" in whole
        assert f"{MINUS}1,020" in whole  # six times -170


def test_long_names_are_cut_and_stay_in_their_cell() -> None:
    names = ("A" * 40, "B" * 40, "C" * 40, "D" * 40)
    whole = text(score_sheet(start(agreed("samba"), names=names)))
    assert "…" in whole


def test_only_known_papers() -> None:
    with pytest.raises(ValueError, match="There is no paper a5, but a4 and letter"):
        score_sheet(start(agreed("samba")), paper="a5")
