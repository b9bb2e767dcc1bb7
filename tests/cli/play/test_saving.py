"""Saving a match and going on with it."""

import io
import shlex
from pathlib import Path

import pytest
from rich.console import Console

from escalera.cli.commands.tables.play import play_at
from escalera.cli.errors import CommandError
from escalera.cli.play.resuming import resumed, seats_of
from escalera.cli.play.saving import how_to_resume
from escalera.cli.play.start import Wishes
from escalera.notation.read import read_file
from escalera.notation.verify import verify
from tests.cli.table import SAMBA, Script, played

HEAD = "escalera 1\ngame samba 1\nplayers 4\n"


def seats(text: str, tmp_path: Path, bots: str = "random") -> dict[int, str]:
    file = tmp_path / "seats.rec"
    file.write_text(text)
    found = seats_of(resumed(file, "1"), bots)
    return {found.you: "you", **found.bots}


def test_save_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "mine.rec"
    first = played(Wishes("sambola", seed="8"), ["d", f"save {file}", "quit"])
    assert f"--resume {file} --seed 8" in first.replace("\n", "")
    assert verify(file.read_bytes()) is None
    assert "seat 1 You\nseat 2 bot:hard\n" in file.read_text()
    second = played(Wishes(resume=file, seed="8"), ["table"])
    hand = first.rpartition("Your hand")[2].partition("Your play")[0].splitlines()[1]
    assert hand in second


def test_the_same_seed_deals_the_same_next_hand(tmp_path: Path) -> None:
    file = tmp_path / "mine.rec"
    whole = played(Wishes("samba", seed="5", hands=2), ["auto hand", ""])
    played(Wishes("samba", seed="5", hands=2), ["auto hand", f"save {file}"])
    resumed_later = played(Wishes(resume=file, seed="5", hands=1), [""])
    assert whole.rpartition("Samba to 10,000: hand 2")[2] in resumed_later


def test_a_file_is_written_over_only_if_agreed(tmp_path: Path) -> None:
    file = tmp_path / "mine.rec"
    file.write_text("mine")
    assert "Not saved." in played(Wishes("samba", seed="1"), [f"save {file}", "no"])
    assert file.read_text() == "mine"
    played(Wishes("samba", seed="1"), [f"save {file}", "yes"])
    assert verify(file.read_bytes()) is None


@pytest.mark.parametrize(
    ("lines", "is_kept"),
    [(["no", "d", "quit", ""], False), (["no", "quit", "new.rec"], True), (["yes"], True)],
)
def test_who_wants_a_match_saved_leaves_only_when_it_is(
    lines: list[str], is_kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("old.rec").write_text("old")
    script = Script(["d", "quit", "old.rec", *lines])
    terminal = Console(file=io.StringIO(), width=80, force_terminal=True)
    assert play_at(Wishes("samba", seed="1", fast=True), terminal, script) == 0
    assert any(verify(file.read_bytes()) is None for file in tmp_path.iterdir()) == is_kept
    assert ("Write over it?" if lines == ["yes"] else "Save the match") in script.prompts[-1]


@pytest.mark.parametrize("name", ["my match.rec", "o'brien.rec", "$HOME.rec", "a.rec"])
@pytest.mark.parametrize("seed", ["my seed", "7"])
def test_a_shell_takes_the_command_to_go_on(name: str, seed: str) -> None:
    told = shlex.split(how_to_resume(Path(name), seed))
    assert told == ["escalera", "play", "--resume", name, "--seed", seed]


def test_a_shell_of_windows_takes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    told = how_to_resume(Path("my match.rec"), "7")
    assert told == 'escalera play --resume "my match.rec" --seed 7'


@pytest.mark.parametrize("name", ["~nobody-here/mine.rec", "a" * 300])
def test_a_name_that_no_file_can_have(name: str) -> None:
    shown = " ".join(played(Wishes("samba", seed="1"), [f"save {name}", "d"]).split())
    assert "Not saved." in shown
    assert "You drew" in shown


@pytest.mark.parametrize("name", ["none/mine.rec", "."])
def test_what_can_not_be_saved(name: str, tmp_path: Path) -> None:
    lines = [f"save {tmp_path / name}", "d"]
    shown = " ".join(played(Wishes("samba", seed="1"), lines).split())
    assert "none: there is no such folder." in shown or "is a folder" in shown
    assert "You drew" in shown


def test_the_first_seat_without_a_bot_is_yours(tmp_path: Path) -> None:
    text = HEAD + "seat 1 bot:greedy\nseat 2 Ann\nseat 3 bot:random\nseat 4 Bo\n"
    assert seats(text, tmp_path) == {1: "greedy", 2: "you", 3: "random", 4: "random"}


def test_seats_without_names_get_the_bots_of_the_command_line(tmp_path: Path) -> None:
    assert seats(HEAD, tmp_path) == {1: "you", 2: "random", 3: "random", 4: "random"}


def test_a_table_of_bots_gives_up_its_first_seat(tmp_path: Path) -> None:
    text = HEAD + "".join(f"seat {seat} bot:greedy\n" for seat in (1, 2, 3, 4))
    assert seats(text, tmp_path, "") == {1: "you", 2: "greedy", 3: "greedy", 4: "greedy"}


def test_bots_are_refused_where_no_seat_is_without_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.rec"
    played(Wishes("samba", seed="1"), [f"save {file}"])
    with pytest.raises(CommandError, match="leave out --bots"):
        played(Wishes(resume=file, bots="easy"), [])


def test_a_promise_that_nobody_can_keep_is_a_comment(tmp_path: Path) -> None:
    file, later = tmp_path / "cut.rec", tmp_path / "later.rec"
    played(Wishes("samba", seed="3"), ["d", f"save {file}"])
    promise = f"commit sha256 {'a' * 64}"
    file.write_text(file.read_text().replace("\nscores 0 0\n", f"\nscores 0 0\n{promise}\n"))
    played(Wishes(resume=file, seed="3"), ["auto hand", "", f"save {later}"])
    assert verify(later.read_bytes()) is None
    assert len(read_file(later).hands) == 2
    assert f"\n# {promise}\n" in later.read_text()


def test_an_unknown_bot_in_a_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.rec"
    file.write_text(HEAD + "seat 2 bot:nobody\n")
    with pytest.raises(CommandError, match="nobody"):
        played(Wishes(resume=file), [])


def test_a_record_that_stops_in_a_deal(tmp_path: Path) -> None:
    file = tmp_path / "mine.rec"
    file.write_text(HEAD + "hand 1\ndealer 2\n")
    with pytest.raises(CommandError, match="dealt"):
        resumed(file, "1")


def test_a_record_without_a_hand_starts_with_one(tmp_path: Path) -> None:
    file = tmp_path / "mine.rec"
    file.write_text(HEAD)
    assert "hand 1" in played(Wishes(resume=file, seed="2"), ["d"])


def test_a_record_in_play_goes_on() -> None:
    assert "You drew" in played(Wishes(resume=SAMBA), ["d"])
