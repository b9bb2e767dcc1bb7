"""`escalera book` and `escalera differs`: on the screen and as a page."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from escalera.book import book, figures
from escalera.cli.app import run
from escalera.rules import games, load


def out(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(arguments) == 0
    return " ".join(capsys.readouterr().out.split())


class Text(HTMLParser):
    """Collects a page's text, and what it would load."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.loads: list[str] = []
        self.open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loads += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_book_is_shown_whole(
    game: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    shown = out(capsys, "book", game, "--lang", language)
    for chapter in book(load(game), language).chapters:
        assert chapter.title in shown
        assert all(line in shown for line in chapter.lines)
        for example in chapter.examples:
            assert example.caption in shown
            assert example.told.split(" ")[0] in shown
            assert example.verdict.sentence in shown


@pytest.mark.parametrize("game", games())
def test_the_card_is_shown_whole(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    shown = out(capsys, "book", game, "--card")
    for group in figures(load(game)):
        assert group.title in shown
        assert all(f"{row.label} {row.value}" in shown for row in group.rows)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_page_holds_the_book_and_loads_nothing(language: str, tmp_path: Path) -> None:
    file = tmp_path / "book.html"
    words = ["book", "bolivia", "--set", "jokers=9", "--lang", language, "--html", str(file)]
    assert run(words) == 0
    page = Text(file.read_text("utf-8"))
    told = book(load("bolivia", 4, {"jokers": 9}), language)
    assert page.loads == []
    assert page.open == []
    assert f"{told.agreed[0].label}: 9" in page.text
    for chapter in told.chapters:
        assert all(line in page.text for line in chapter.lines)
        assert all(example.told in page.text for example in chapter.examples)
    assert f'<html lang="{language}">' in file.read_text("utf-8")


def test_a_page_of_the_card(tmp_path: Path) -> None:
    file = tmp_path / "card.html"
    assert run(["book", "samba", "--card", "--html", str(file)]) == 0
    page = Text(file.read_text("utf-8"))
    assert page.loads == []
    for group in figures(load("samba")):
        assert all(row.label in page.text and row.value in page.text for row in group.rows)


def test_a_page_says_where_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "card.html"
    assert run(["book", "samba", "--card", "--html", str(file)]) == 0
    assert capsys.readouterr().out == f"{file} written.\n"


def test_a_file_that_is_there_is_kept_but_by_force(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.html"
    file.write_text("mine")
    words = ["book", "samba", "--card", "--html", str(file)]
    assert run(words) == 2
    assert f"{file} is there already" in capsys.readouterr().err
    assert file.read_text() == "mine"
    assert run([*words, "--force"]) == 0
    assert "<html" in file.read_text()


def test_what_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["book", "samba", "--html", str(tmp_path)]) == 2
    assert "is a folder" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["book", "differs"])
def test_another_language_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "samba", "--lang", "de"]) == 2
    assert "en, es" in capsys.readouterr().err


def test_two_games_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys, "differs", "samba", "bolivia")
    assert "Match to" in shown
    assert "10,000" in shown
    assert "15,000" in shown
    assert "Red canasta │" not in shown


def test_a_table_against_its_document(capsys: pytest.CaptureFixture[str]) -> None:
    shown = out(capsys, "differs", "sambola", "--set", "jokers=6")
    assert "Sambola (jokers 6)" in shown
    assert "Jokers" in shown
    assert out(capsys, "differs", "sambola") == "Nothing differs."


def test_an_unusual_number_of_players_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Players at the table" in out(capsys, "differs", "samba", "--players", "2")
    for words in (["book", "samba"], ["book", "samba", "--card"]):
        shown = out(capsys, *words, "--players", "2")
        assert "Players at the table: 2 instead of 4." in shown


def test_both_sides_take_settings(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["differs", "samba", "samba", "--set", "jokers=5", "--other-set", "jokers=5"]
    assert out(capsys, *words, "--lang", "es") == "No hay diferencias."
