"""`escalera try`: each action by itself, where a record stops."""

from pathlib import Path

import pytest

from escalera.cli.app import run

SAMBA = Path(__file__).parent.parent / "samba.rec"
OVER = Path(__file__).parent.parent.parent / "rulings/samba/r3-deal-passes-to-the-left.rec"


def tried(capsys: pytest.CaptureFixture[str], *actions: str, file: Path = SAMBA) -> list[str]:
    run(["try", str(file), *actions])
    return capsys.readouterr().out.splitlines()


def test_all_legal_is_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["try", str(SAMBA), "1 draw", "draw"]) == 0
    assert capsys.readouterr().out == "legal\nlegal\n"


def test_each_is_judged_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["try", str(SAMBA), "1 draw", "1 discard 4H", "2 draw"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "legal"
    assert lines[1].startswith("illegal: DRAW_FIRST: First draw, or take the pile.")
    assert lines[2].startswith("illegal: NOT_YOUR_TURN: ")


@pytest.mark.parametrize(
    "action",
    ["", "1", "1 nonsense", "nonsense", "1 discard 9Z", "1  draw", "01 draw", "1 end stock"],
)
def test_what_is_no_action(action: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["try", str(SAMBA), action]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("illegal: MALFORMED: ")


def test_several_cards_at_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "drawn.rec"
    file.write_text(SAMBA.read_text() + "1 draw\n")
    lines = tried(capsys, "1 meld 4H 5H 6H 7H", "1 meld KS KS KD 2C JK", "end stock", file=file)
    assert lines[:2] == ["legal", "legal"]
    assert lines[2].startswith("illegal: ")


def test_a_hand_that_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = OVER.read_text()
    file = tmp_path / "over.rec"
    file.write_text(text[: text.index("\n", text.index("\nscore ")) + 1])
    (line,) = tried(capsys, "1 draw", file=file)
    assert line.startswith("illegal: HAND_OVER: The hand is over.")
    assert run(["legal", str(file)]) == 2
    assert "the hand is over" in capsys.readouterr().err


def test_a_record_without_a_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "head.rec"
    file.write_text("escalera 1\ngame samba 1\nplayers 4\n")
    for command in (["try", str(file), "1 draw"], ["legal", str(file)]):
        assert run(command) == 2
        shown = capsys.readouterr()
        assert shown.out == ""
        assert "no hand is dealt" in shown.err


def test_a_wrong_file_is_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.rec"
    file.write_text(SAMBA.read_text() + "2 draw\n")
    assert run(["try", str(file), "1 draw"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"{file}:20: Seat 1 is to act.")
