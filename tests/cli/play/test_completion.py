"""Tab completion."""

from pathlib import Path

import pytest

from escalera.cli.play.input.completion import completions
from escalera.cli.play.match import Match
from tests.cli.table import SAMBA, session_at

TEXT = SAMBA.read_text()


@pytest.fixture
def match() -> Match:
    return session_at(TEXT + "1 draw\n").match


def completed(line: str, match: Match) -> list[str]:
    *before, text = line.split(" ")
    return completions(text, before, match)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("me", ["meld "]),
        ("dr", []),
        ("ME", ["meld "]),
        ("hin", ["hint "]),
        ("so", ["sort "]),
        ("sort g", ["grid "]),
        ("auto m", ["match "]),
        ("x 9", ["9c "]),
        ("x K", ["KS ", "KD "]),
        ("discard q", []),
        ("a 2c ", ["to "]),
        ("a 2c to ", ["m1 "]),
        ("A 2C TO ", ["m1 "]),
        ("meld 7s 7", ["7h ", "7d "]),
        ("meld 7s 7h 7", ["7d "]),
        ("meld 4h 5h 6h 7", ["7s ", "7h ", "7d "]),
        ("why dis", ["discard "]),
        ("why x 9", ["9c "]),
        ("? di", ["discard "]),
        ("nonsense ", []),
        ("quit ", []),
        ("zz zz", []),
    ],
)
def test_what_follows(line: str, words: list[str], match: Match) -> None:
    assert completed(line, match) == words


def test_melds_to_take_onto() -> None:
    match = session_at(TEXT.replace("pile 4C 2D 8D", "pile 4C 6D 8D")).match
    assert completed("take to ", match) == ["m1 ", "m3 "]
    assert completed("tak", match) == ["take "]


def test_files_to_save_to(match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.rec").touch()
    (tmp_path / "more").mkdir()
    monkeypatch.chdir(tmp_path)
    assert completed("save m", match) == ["mine.rec", "more/"]
    assert completed(f"save {tmp_path}/mi", match) == [f"{tmp_path}/mine.rec"]
