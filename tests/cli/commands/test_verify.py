"""`escalera verify`."""

from pathlib import Path

import pytest

from escalera.cli.app import run

SAMBA = Path(__file__).parent.parent / "samba.rec"


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    file = tmp_path / "wrong.rec"
    file.write_text(SAMBA.read_text() + "1 draw\n1 draw\n")
    return file


def test_a_right_record_is_ok(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(SAMBA)]) == 0
    assert capsys.readouterr().out == "ok\n"


def test_a_wrong_one_names_line_and_rule(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(wrong)]) == 1
    line = wrong.read_text().count("\n")
    assert capsys.readouterr().out.startswith(f"{wrong}:{line}: ALREADY_DRAWN: You have already")


def test_several_files_have_a_line_each(wrong: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(SAMBA), str(wrong), str(SAMBA)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [lines[0], lines[2]] == ["ok", "ok"]
    assert str(wrong) in lines[1]


def test_a_missing_file_does_not_hide_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", "none.rec", str(SAMBA)]) == 2
    shown = capsys.readouterr()
    assert shown.out == "ok\n"
    assert shown.err == "none.rec: there is no such file.\n"
