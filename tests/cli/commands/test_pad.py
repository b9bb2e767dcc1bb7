"""`escalera score`, `sheet` and `season`: what they print and write, and their errors."""

import csv
import io
import json
from pathlib import Path

import pytest
from pypdf import PdfReader

from escalera.cli.app import run
from escalera.pad import write_pad
from tests.pad.examples import example

NAMES = ("Ann", "Bob", "Cem", "Dee")


@pytest.fixture
def samba(tmp_path: Path) -> Path:
    return kept(tmp_path / "samba.json", "samba")


def kept(path: Path, game: str) -> Path:
    pad = example(game, 0, names=NAMES, title="At Ann's", played="2026-10-03")
    path.write_text(json.dumps(write_pad(pad)), "utf-8")
    return path


def test_score_prints_every_hand(samba: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", str(samba)]) == 0
    shown = capsys.readouterr().out
    assert "At Ann's, 2026-10-03" in shown
    for words in ("Hand 1, Ann deals", "Hand 6, Bob deals", "10,290", "-1,120", "Ann & Cem"):
        assert words in shown
    assert "doubtful: Nobody went out" in " ".join(shown.split())
    assert "The match is over, won by Bob & Dee" in shown


def test_score_says_what_comes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "open.json"
    teams = [{"red_canastas": 2, "out": 1, "table": 300, "hand": 5}, {"hand": 40}]
    path.write_text(json.dumps({"escalera-pad": 1, "game": "samba", "hands": [{"teams": teams}]}))
    assert run(["score", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "Hand 2: Player 2 deals, Player 3 starts, initial meld 50 and 15." in shown
    assert "To 10,000: 8,505 and 10,040 points." in shown


NAMELESS = json.dumps({"escalera-pad": 1, "game": "samba", "hands": [{"teams": [{}, {}]}]})


def test_players_without_a_name_have_one_in_the_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, sheet = tmp_path / "open.json", tmp_path / "sheet.pdf"
    path.write_text(NAMELESS)
    for command in (["score"], ["season"], ["sheet", "-o", str(sheet), "--filled"]):
        assert run([*command, str(path), "--language", "es"]) == 0
    said = capsys.readouterr().out + words_of(sheet)
    assert said.count("Jugador 1") >= 3
    assert "Player" not in said


@pytest.mark.parametrize("command", ["score --json", "season --json", "season --csv players"])
def test_programs_read_the_same_in_any_language(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "open.json"
    path.write_text(NAMELESS)
    for language in ("en", "es"):
        assert run([*command.split(), str(path), "--language", language]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[: len(said) // 2] == said[len(said) // 2 :]


def test_score_prints_what_was_noted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "noted.json"
    hand = {"teams": [{"hand": 5}, {"hand": 10}], "note": "[b]Bob[/b] dealt twice"}
    path.write_text(json.dumps({"escalera-pad": 1, "game": "samba", "hands": [hand]}))
    assert run(["score", str(path)]) == 0
    assert "Note: [b]Bob[/b] dealt twice" in capsys.readouterr().out


def test_score_as_json(samba: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["score", str(samba), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["scores"] == [1040, 10290]
    assert data["winners"] == [2]
    assert data["hands"][0]["fields"][0]["red_threes"] == 200
    assert data["hands"][1]["findings"][0]["check"] == "NOBODY_OUT"


def test_season(samba: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = kept(tmp_path / "bolivia.json", "bolivia")
    files = [str(samba), str(other)]
    assert run(["season", *files]) == 0
    shown = capsys.readouterr().out
    assert "Bob & Dee" in shown
    assert "6,650" in shown
    assert run(["season", *files, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["matches"]) == 2
    assert run(["season", *files, "--csv", "hands"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert len(rows) == 2 * 12
    assert run(["season", *files, "--csv", "players"]) == 0
    assert capsys.readouterr().out.startswith("name,matches,")


def words_of(path: Path) -> str:
    return "\n".join(page.extract_text() for page in PdfReader(path).pages)


def test_an_empty_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sheet.pdf"
    names = ["--names", "Ann,Bob,Cem"]
    assert run(["sheet", "sambola", *names, "--set", "jokers=6", "-o", str(path)]) == 0
    assert f"{path} written." in capsys.readouterr().out
    words = words_of(path)
    assert "Sambola, 3 players" in words
    assert "jokers 6" in words
    assert "Cem" in words


def test_a_filled_sheet(samba: Path, tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    options = ["--filled", str(samba), "--paper", "letter", "--large"]
    assert run(["sheet", *options, "-o", str(path)]) == 0
    assert "10,290" in words_of(path)


def test_a_pad_is_not_written_over(samba: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pad = samba.read_bytes()
    assert run(["sheet", "--filled", str(samba), "-o", str(samba)]) == 2
    assert f"{samba} is there already" in capsys.readouterr().err
    assert samba.read_bytes() == pad


def test_a_sheet_is_written_over_if_asked(samba: Path, tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    path.write_text("old")
    assert run(["sheet", "--filled", str(samba), "--force", "-o", str(path)]) == 0
    assert "10,290" in words_of(path)


def test_a_spanish_sheet(samba: Path, tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    assert run(["sheet", "--filled", str(samba), "--lang", "es", "-o", str(path)]) == 0
    assert "Total de la 1.ª mano" in words_of(path)
    assert "10.290" in words_of(path)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["score", "none.json"], "none.json: there is no such file."),
        (["score", "bad.json"], "bad.json:1: this is no JSON"),
        (["score", "bytes.json"], "bytes.json: this is no JSON text."),
        (["score", "deep.json"], "deep.json: this is no JSON text."),
        (["score", "long.json"], "long.json: this is no JSON text."),
        (["score", "list.json"], "list.json: pad: write an object"),
        (["season", "list.json"], "list.json: pad: write an object"),
        (["season", "good.json", "--csv", "all"], "--csv all: it prints players or hands."),
        (["season", "good.json", "--csv", "hands", "--json"], "Choose --csv or --json."),
        (["sheet", "-o", "x.pdf"], "Say which game"),
        (["sheet", "canasta", "-o", "x.pdf"], "There is no game 'canasta'"),
        (["sheet", "samba", "-o", "x.pdf", "--paper", "a5"], "There is no paper a5"),
        (["sheet", "samba", "-o", "x.pdf", "--lang", "de"], "there are texts in en, es."),
        (["sheet", "samba", "-o", "no/x.pdf"], "no: there is no such folder."),
        (["sheet", "samba", "-o", "."], ". is a folder, not a file."),
        (["sheet", "samba", "-o", "x.pdf", "--set", "jokers"], "Write it as KEY=VALUE"),
        (["sheet", "samba", "-o", "x.pdf", "--names", "A,A,B,C"], "the same"),
        (["sheet", "samba", "-o", "x.pdf", "--filled", "good.json"], "leave the rest out"),
    ],
)
def test_errors_are_one_line(
    arguments: list[str],
    error: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.json").write_text("{", "utf-8")
    Path("bytes.json").write_bytes(b"\xff\xfe\xfa")
    Path("deep.json").write_text("[" * 200_000, "utf-8")
    Path("long.json").write_text(f"[{'1' * 5000}]", "utf-8")
    Path("list.json").write_text("[]", "utf-8")
    kept(Path("good.json"), "samba")
    assert run(arguments) == 2
    complaint = capsys.readouterr().err
    assert error in complaint
    assert complaint.count("\n") == 1
    assert not list(tmp_path.glob("*.pdf"))
