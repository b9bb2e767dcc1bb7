"""`escalera arena`: thin over `escalera.arena`."""

import json
import re
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from escalera.cli.app import app, run
from tests.arena.league.test_bots_of_others import FIRST

PLAYED = ["arena", "greedy", "random", "--game", "black-samba", "--players", "2", "--seed", "4"]


def test_the_report_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*PLAYED, "--deals", "2", "--set", "target=200", "--matches", "1"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    for words in (
        "black-samba, 2 players, target 200: 2 deals and 1 match,",
        "seed 4",
        "points a hand",
        "matches won",
        "Rating by hands won",
        "How hands ended, and their turns",
        "Points in a hand",
        "Milliseconds a decision",
    ):
        assert words in told.out
    assert "Cross table" not in told.out
    assert max(map(len, told.out.splitlines())) <= 80


def test_the_report_in_spanish(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["greedy", "random", "random"]
    spanish = ["--deals", "1", "--matches", "1", "--set", "target=200", "--language", "es"]
    assert run(["arena", *bots, "--game", "black-samba", "--players", "2", *spanish]) == 0
    shown = capsys.readouterr().out
    for words in (
        "2 jugadores, target 200: 1 reparto y 1 partida",
        "Tabla cruzada",
        "manos ganadas",
        "Cómo terminaron las manos",
        "cierre",
        "Canastas rojas",
        "Milisegundos por decisión",
    ):
        assert words in shown


def test_a_cross_table_for_three(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["greedy", "random", "random"]
    assert run(["arena", *bots, "--game", "black-samba", "--deals", "1"]) == 0
    shown = capsys.readouterr().out
    assert "Cross table" in shown
    for words in ("1 greedy", "2 random", "3 random (2)"):
        assert words in shown


def test_json_records_and_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, drawing = tmp_path / "records", tmp_path / "table.svg"
    options = ["--deals", "1", "--json", "--records", str(folder), "--picture", str(drawing)]
    assert run([*PLAYED, *options]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [pair["deals"] for pair in report["pairs"]] == [1]
    assert drawing.read_text("utf-8").startswith("<svg")
    assert run(["verify", *map(str, sorted(folder.glob("*.rec")))]) == 0
    assert sorted(path.name for path in folder.iterdir()) == [
        "arena.jsonl",
        "deal-000001-1-1.rec",
        "deal-000001-1-2.rec",
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["greedy", "clever", "--game", "samba"], "There is no bot 'clever'"),
        (["greedy", "--game", "samba"], "Name two bots or more"),
        (["greedy", "random", "--game", "chess"], "chess"),
        (["greedy", "random", "--game", "samba", "--players", "7"], "'7' is no number of players"),
        (["greedy", "random", "--game", "samba", "--deals", "0"], "deals is at least 1, not 0"),
        (["greedy", "random", "--game", "samba", "--set", "jokers"], "Write it as KEY=VALUE"),
        (["greedy", "random", "--game", "samba", "--resume", "."], "is a folder, not a file"),
        (["greedy", "random"], "villages-samba"),
    ],
)
def test_errors_are_one_line(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["arena", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert told.err.count("\n") == 1


def test_ones_own_bot_plays_in_other_processes_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.py"
    own.write_text(FIRST, "utf-8")
    bots = [f"own={own}", "mine=random"]
    more = ["--game", "samba", "--deals", "2", "--jobs", "2", "--json"]
    assert run(["arena", *bots, *more]) == 0
    told = capsys.readouterr()
    assert "own" in told.out
    assert told.err == ""


def test_a_picture_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "nowhere" / "table.svg"
    assert run([*PLAYED, "--deals", "1", "--picture", str(path)]) == 2
    assert capsys.readouterr().err == f"{path.parent}: there is no such folder.\n"


def test_a_picture_is_written_over_a_file_only_by_force(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "table.svg"
    path.write_text("mine")
    words = [*PLAYED, "--deals", "1", "--picture", str(path)]
    assert run(words) == 2
    assert f"{path} is there already" in capsys.readouterr().err
    assert path.read_text() == "mine"
    assert run([*words, "--force"]) == 0
    assert "<svg" in path.read_text()


def test_the_page_names_every_option_and_no_other() -> None:
    page = (Path(__file__).parents[3] / "docs" / "bots.md").read_text("utf-8")
    section = page.partition("## The arena")[2].partition("### What the figures mean")[0]
    named = {
        option
        for row in section.splitlines()
        if row.startswith("| `--")
        for option in re.findall(r"--[a-z]+", row.split(" | ")[0])
    }
    command = typer.main.get_command(app)
    assert isinstance(command, TyperGroup)
    made = {
        option
        for parameter in command.commands["arena"].params
        for option in parameter.opts
        if option.startswith("--") and option != "--help"
    }
    assert named == made
