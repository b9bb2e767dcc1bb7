"""`escalera simulate`: thin over `escalera.simulation`."""

import json
from pathlib import Path

import pytest

from escalera.cli.app import run


def test_the_summary_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "samba", "--hands", "1", "--seed", "4"]) == 0
    shown = capsys.readouterr().out
    for words in ("1 hand in 1 match,", "hands a second", "How hands ended", "seed 4"):
        assert words in shown


def test_the_summary_as_json_and_the_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "records"
    arguments = ["--hands", "2", "--bots", "random, greedy", "--json", "--records", str(folder)]
    assert run(["simulate", "sambola", "--players", "2", "--set", "jokers=6", *arguments]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["hands"] == 2
    assert summary["bots"] == ["random", "greedy"]
    assert summary["settings"] == {"jokers": "6"}
    files = [str(file) for file in sorted(folder.iterdir())]
    assert files
    assert run(["verify", *files]) == 0
    assert run(["simulate", "samba", "--hands", "1", "--records", str(folder)]) == 2
    assert "has records in it already: name another folder." in capsys.readouterr().err
    assert run(["simulate", "samba", "--hands", "1", "--records", files[0]]) == 2
    assert "is a file, not a folder: name another folder." in capsys.readouterr().err
