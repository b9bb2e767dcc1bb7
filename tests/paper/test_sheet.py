"""Score sheets: their text, read back from the PDF, and their pages."""

import io
import re

import pytest
from pypdf import PdfReader

from escalera.pad import Pad, agreed, lines, start
from escalera.paper import PAPERS, PaperError, score_sheet
from escalera.paper.catalogue import LANGUAGES
from escalera.paper.words import MINUS, Words
from escalera.rules import games
from tests.pad.examples import example
from tests.paper.reading import in_order, pages, text

NAMES = ("Ann", "Börje", "Čeněk", "Δήμητρα")


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_sheet_has_every_line_of_every_hand(game: str, paper: str, language: str) -> None:
    pad, say = start(agreed(game)), Words(language)
    sheet = pages(score_sheet(pad, paper=paper, named=False, language=language))
    whole = "\n".join(sheet)
    hands = pad.rules.hands or 8
    for line in lines(pad.rules):
        assert whole.count(say.label(line)) >= hands
    for number in range(1, hands + 1):
        assert say.say("sheet-hand-total", nth=say.nth(number)) in whole
    for _, words in say.checklist(pad.rules):
        assert words in sheet[0]
    assert "Player 1" not in whole


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(("large", "language"), [(False, "en"), (True, "en"), (False, "es")])
def test_a_filled_sheet_has_every_number(game: str, large: bool, language: str) -> None:
    pad, say = example(game, 0, names=NAMES), Words(language)
    whole = text(score_sheet(pad, large=large, language=language))
    for hand in pad.standing.hands:
        for team in range(pad.rules.teams):
            assert say.signed(hand.totals[team]) in whole
            assert say.signed(hand.after[team]) in whole
    for name in NAMES:
        assert name in whole
    assert say.say("sheet-totals-won") in whole
    assert say.say("sheet-totals-lost") in whole


def test_the_villages_sheet_is_one_page_in_the_order_of_the_printed_one() -> None:
    for paper in PAPERS:
        (page,) = pages(score_sheet(start(agreed("villages-samba")), paper=paper, named=False))
        rows = [
            "1st hand",
            "Initial meld",
            "Exact cuts",
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


def test_the_villages_sheet_in_spanish() -> None:
    """Word for word, as it is printed."""
    pad = start(agreed("villages-samba"))
    (page,) = pages(score_sheet(pad, named=False, language="es"))
    rows = [
        "hoja de puntos",
        "1.ª mano vale # Equipo 1 # Equipo 2",
        "Bajada inicial",
        "Cortes exactos",
        "Sambas, sietes, canastas de comodines 2.000",
        "Cierre 2.000",
        "Canastas rojas 500",
        "Canastas negras 300",
        "Treses rojos ♥♦",
        f"Cartas: mesa {MINUS} mano",
        "Multas",
        "Total de la 1.ª mano",
        "2.ª mano",
        "Total de la 4.ª mano",
    ]
    assert [row for row in rows if not in_order(page, [row])] == []
    assert in_order(page, rows)
    beside = [
        "Para cerrar",
        "1 samba, una por palo como mucho",
        "5 canastas rojas (sin comodines)",
        "1 canasta negra (de 1 a 3 comodines)",
        "1 combinación completa de comodines (doses y jókers)",
        "1 canasta de sietes (sin comodines)",
        "el pie propio, tomado",
        "todos los compañeros han dicho que sí",
        "ninguna carta en la mano: la última se puede descartar",
        "Valor de las cartas",
        "Jóker: 50",
        "Del 8 al rey: 10",
        "Totales",
        "subtotal",
        "ganó / perdió",
    ]
    assert [row for row in beside if row not in page] == []


@pytest.mark.parametrize(
    ("game", "settings", "language", "needs"),
    [
        ("bolivia", {}, "en", [(2, "2 complete melds of any kind"), (0, "among them 1 samba")]),
        (
            "black-samba",
            {"going_out": "2any+1red"},
            "es",
            [
                (2, "2 combinaciones completas de cualquier clase"),
                (0, "entre ellas 1 canasta o samba roja"),
            ],
        ),
        (
            "bolivia",
            {"need_any": "1", "need_samba": "2"},
            "en",
            [(1, "1 complete meld of any kind"), (2, "2 sambas")],
        ),
        (
            "sambola",
            {},
            "en",
            [(2, "2 red canastas or sambas"), (1, "1 black canasta or samba")],
        ),
    ],
)
def test_there_is_a_box_for_each_meld_that_going_out_needs(
    game: str, settings: dict[str, object], language: str, needs: list[tuple[int, str]]
) -> None:
    assert Words(language).checklist(agreed(game, 4, settings))[: len(needs)] == needs


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"wilds_in_set": 5}, "(1 to 3 wilds)"),
        ({"wilds_in_set": 5, "naturals_outnumber": "no"}, "(1 to 5 wilds)"),
        ({"complete_cards": 5}, "(1 to 2 wilds)"),
        ({"wilds_in_set": 1}, "(1 wild)"),
        ({"wilds_in_set": 2}, "(1 to 2 wilds)"),
    ],
)
def test_a_black_canasta_holds_as_many_wilds_as_it_has_room_for(
    settings: dict[str, object], words: str
) -> None:
    sheet = Words().checklist(agreed("villages-samba", 4, settings))
    assert (1, f"1 black canasta {words}") in sheet


@pytest.mark.parametrize(
    ("game", "language", "said"),
    [
        (
            "samba",
            "en",
            [
                "All red 3s: 1,000",
                "Red 3s count against the team:",
                "fewer than two complete melds",
            ],
        ),
        ("bolivia", "es", ["Todos los treses rojos: 1.200", "si el equipo no ha bajado"]),
        ("sambola", "en", ["All red 3s: 1,200", "Red 3s count against the team: never"]),
        ("villages-samba", "en", ["black 3 ♠♣: 0", f"Black 3 ♠♣ left in a hand: {MINUS}5"]),
    ],
)
@pytest.mark.parametrize("large", [False, True])
def test_notes_say_what_3s_score(game: str, language: str, said: list[str], large: bool) -> None:
    whole = text(score_sheet(start(agreed(game)), language=language, large=large))
    assert [words for words in said if words not in whole] == []


@pytest.mark.parametrize("game", games())
def test_nothing_english_is_left_on_a_spanish_sheet(game: str) -> None:
    pad = example(game, 0, names=NAMES)
    whole = text(score_sheet(pad, language="es"))
    english = ("hand", "meld", "canastas of", "Red", "Black c", "Card", "wilds", "won", "page")
    for words in english:
        assert words not in whole, words
    for words in ("página 1", "4 jugadores", "Bajada inicial, reparte Ann"):
        assert words in whole


def test_no_other_language() -> None:
    with pytest.raises(PaperError, match="printed in en, es"):
        score_sheet(start(agreed("samba")), language="de")


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


def test_only_known_papers() -> None:
    with pytest.raises(PaperError, match=r"There is no paper a5\. There are a4, letter"):
        score_sheet(start(agreed("samba")), paper="a5")
