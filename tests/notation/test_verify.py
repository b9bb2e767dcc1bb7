"""Verifying: the first fault of a record, with its line and rule."""

import pytest

from escalera.engine.match.game import Game
from escalera.notation.verify import Fault, replayed, verify
from escalera.notation.write import write

HEAD = "escalera 1\ngame samba 1\nplayers 4\n"


def dealt() -> str:
    return write(Game.new("samba", seed=1).record())


def test_a_record_of_a_game_is_right() -> None:
    assert verify(dealt()) is None


def test_a_record_that_is_right_gives_its_game() -> None:
    game = replayed(dealt())
    assert isinstance(game, Game)
    assert game.hand_number == 1


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("escalera 2\n", 1),
        (HEAD + "nonsense\n", 4),
        (HEAD + "hand 1\ndealer 9\n", 5),
    ],
)
def test_what_is_no_record(text: str, line: int) -> None:
    fault = verify(text)
    assert fault is not None
    assert (fault.line, fault.rule) == (line, "record")


def test_a_play_against_the_rules_names_its_line_and_the_rule() -> None:
    text = dealt() + "2 discard 4S\n"
    fault = verify(text)
    assert fault is not None
    assert fault.line == text.count("\n")
    assert fault.rule
    assert fault.rule != "record"


def test_a_setting_that_the_game_does_not_have() -> None:
    fault = verify("escalera 1\ngame samba 1\nset nonsense 3\nplayers 4\n")
    assert fault is not None
    assert fault.line == 3


@pytest.mark.parametrize(
    ("lines", "line", "rule"),
    [
        ("game canasta 1\n# x\nplayers 4", 4, "record: game"),
        ("# d\ngame samba 7\nplayers 4", 5, "record: game"),
        ("game samba 1\nset jokers 5\nset hand_cards 60\nplayers 4", 6, "record: set"),
        ("game samba 1\nset hand_cards 34\nset jokers 5\nplayers 6", 5, "record: set"),
        ("game bolivia 1\nset game x\nplayers 4", 5, "record: set"),
        ("game bolivia 1\nset players 3\nplayers 4", 5, "record: set"),
    ],
)
def test_a_fault_in_the_head_is_told_at_its_line(lines: str, line: int, rule: str) -> None:
    fault = verify(f"escalera 1\n# c\n\n{lines}\n")
    assert fault is not None
    assert (fault.line, fault.rule) == (line, rule)


def test_more_minimums_than_the_engine_has_room_for() -> None:
    minimums = "/".join(["50"] * 17)
    settings = f"set hands 17\nset minimums {minimums}\n"
    fault = verify(f"escalera 1\ngame villages-samba 1\nplayers 4\n{settings}")
    assert fault is not None
    assert fault.line == 5
    assert "16 minimums at most, not 17" in str(fault)


def test_text_that_is_not_utf_8() -> None:
    assert verify(HEAD.encode() + b"\xff\n") == Fault(4, "NOT_UTF_8", "record")
