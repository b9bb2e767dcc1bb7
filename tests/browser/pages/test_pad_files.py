"""What leaves a score pad and comes back: the sheet on paper, the file, what the browser keeps."""

import io
import json
from pathlib import Path

import pypdf
from playwright.sync_api import expect

from escalera.pad import agreed, described, write_pad
from tests.browser.conftest import Come
from tests.browser.pages.test_pad import FIRST, SAMBA, SMALL
from tests.browser.pages.test_pages import sound
from tests.browser.scorer import Scorer
from tests.browser.watching import NOT_POSSIBLE


def test_saved_pad_is_opened_again(come: Come, tmp_path: Path) -> None:
    scorer, other = Scorer(come()), Scorer(come(device=SMALL))
    scorer.start("black-samba", 3)
    scorer.enter(
        described(agreed("black-samba", 3)),
        {"teams": [{"red_sambas": 2, "out": 1, "table": 140}, {"hand": 65}, {"hand": 120}]},
    )
    scorer.page.get_by_text("Paper and files").click()
    with scorer.page.expect_download() as download:
        scorer.button("Save as a file").click()
    file = tmp_path / "pad.json"
    download.value.save_as(file)

    other.visitor.allowed = NOT_POSSIBLE
    page = other.visitor.go("/pad")
    field = page.get_by_label("Open a pad from a file")
    false = json.loads(file.read_text("utf-8")) | {"dealer": 9}
    for data, named in (
        ("no pad", "This file is not a score pad."),
        ('{"escalera": 1}', "This file is not a score pad."),
        (json.dumps(false), "dealer"),
    ):
        wrong = tmp_path / "wrong.json"
        wrong.write_text(data, "utf-8")
        field.set_input_files(wrong)
        expect(page.get_by_role("alert")).to_contain_text(named)
    sound(other.visitor)
    assert other.visitor.too_small() == []
    field.set_input_files(file)
    expect(page.locator("td.score").first).to_have_text("3,340")
    assert other.kept == scorer.kept
    other.button("Undo").click()
    expect(page.locator("td.score").first).to_have_text("0")


def test_pdf_has_what_is_on_the_pad(come: Come, tmp_path: Path) -> None:
    scorer = Scorer(come())
    scorer.start("samba")
    scorer.enter(SAMBA, FIRST)
    scorer.page.get_by_text("Paper and files").click()
    with scorer.page.expect_download() as download:
        scorer.button("PDF, filled in").click()
    file = tmp_path / "sheet.pdf"
    download.value.save_as(file)
    text = pypdf.PdfReader(io.BytesIO(file.read_bytes())).pages[0].extract_text()
    for words in "1,615", "Ann & Cem", "Bob & Dee":
        assert words in text


def test_pdf_is_in_the_pages_language(come: Come) -> None:
    scorer = Scorer(come())
    scorer.start("samba")
    scorer.enter(SAMBA, FIRST)
    page = scorer.page
    page.evaluate("localStorage.setItem('escalera.prefs', '{\"language\":\"es\"}')")
    page.reload()
    page.get_by_text("Papel y archivos").click()
    with page.expect_download() as download:
        scorer.button("PDF, rellenado").click()
    text = pypdf.PdfReader(download.value.path()).pages[0].extract_text()
    for words in "hoja de puntos", "Canastas rojas", "1.615", "Ann & Cem", "Para cerrar":
        assert words in text


def test_kept_pad_is_what_the_command_line_reads(come: Come) -> None:
    scorer = Scorer(come())
    scorer.start("samba")
    scorer.enter(SAMBA, FIRST)
    assert write_pad(scorer.kept)["hands"] == [{"teams": FIRST["teams"]}]
