"""`escalera dataset` without the extra says what is missing, and what is wrong before that."""

import sys
from pathlib import Path

import pytest

from escalera.cli.app import run


@pytest.fixture(autouse=True)
def without_pyarrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be a machine that hasn't the extra."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "escalera.envs.dataset.parquet", raising=False)
    monkeypatch.delitem(sys.modules, "escalera.envs.dataset.folder", raising=False)


def test_the_extra_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "made"
    assert run(["dataset", "samba", "--hands", "1", "-o", str(folder)]) == 2
    assert "pip install 'escalera[dataset]'" in capsys.readouterr().err
    assert not folder.exists()


def test_an_unknown_game_is_said_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["dataset", "rummy", "--hands", "1", "-o", "made"]) == 2
    assert "rummy" in capsys.readouterr().err


@pytest.mark.parametrize(
    "given", [["--hands", "0", "-o", "made"], ["--hands", "1"], ["-o", "made"]]
)
def test_the_hands_and_the_folder_are_needed(
    given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["dataset", "samba", *given]) == 2
    assert "--" in capsys.readouterr().err
