"""Records as text: what can be read is written again byte for byte, all else is an error."""

import io
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from escalera.engine.record.match_record import Record
from escalera.engine.record.placements import Dealt, Rest
from escalera.engine.record.statements import (
    Comment,
    Dealer,
    End,
    Ending,
    Format,
    GameName,
    HandStart,
    Play,
    Players,
    Scores,
    SeatName,
)
from escalera.engine.state.action import Action, Verb
from escalera.notation.read import RecordError, RecordReader, read, read_file
from escalera.notation.write import RecordWriter, write

DEAL = """\
# two of us in the garden

escalera 1
game sambola 1
set jokers 6
set samba_bonus 1500/1000
players 2
seat 1 Ann of the hill
seat 2 bot:planner
commit sha256 9f2c
#! anything  goes: here \t
hand 3
dealer 2
scores -145 10
deal 1 4H 5C 9S JK
deal 2 3D 2C TH AS
upcards 3D 7H
stock KD 2S
stock2
1 draw
1 meld 7D 2C 7S
1 meld 4D 5D JK=6D
1 add JK=7D to m2
1 back 7S 7D 2C from m1
1 ask
1 discard 4S

2 take with 4C 4D to m2
2 special
end out 2
score 1210 -145
hand 4
dealer 1
scores 1065 -135
deal 1 4H
1 draw
end stock
score 0 10000
result 1065 9865
# told
reveal 12 34
"""

POSITION = """\
escalera 1
game villages-samba 1
players 4
set cut_bonus 0.05
hand 1
dealer 4
scores 0 0
position
turn 1
deal 1 7S 7D *2 JK
deal 2 *11
foot 3 *15
melds 1 m3 4H JK=5H 6H
melds 2 m1 *3
red3s 2 3H 3D
stock 4C *40
pile 4C 2D 7H
stock2 *
cut 1 3
end stuck
score 5 -5
"""

STOPPED = "escalera 1\ngame samba 1\nplayers 3\nhand 1\ndealer 3\nscores 0 0 0\ndeal 1 4S\n1 draw"

PROVABLE = f"""\
escalera 1
game samba 1
players 2
commit sha256 9f2c
hand 1
dealer 2
scores 0 0
commit sha256 {"0a" * 32}
deal 1 4H 5C 9S JK
deal 2 3D 2C TH AS
end stock
score 0 10000
reveal {"1b" * 32} our-table 4811 -
hand 2
dealer 1
scores 0 10000
commit sha256 {"2c" * 32}
deal 1 4H
1 draw
end stock
score 0 10000
result 0 20000
reveal {"3d" * 32} our-table - 902
reveal 12 34
"""

RECORDS = [DEAL, POSITION, STOPPED, PROVABLE]


@pytest.mark.parametrize("text", RECORDS)
def test_round_trip(text: str) -> None:
    record = read(text)
    assert write(record) == text
    assert read(write(record)) == record
    assert read(text.encode()) == record


@pytest.mark.parametrize("text", RECORDS)
def test_a_record_may_stop_anywhere_after_its_head(text: str) -> None:
    lines = text.splitlines(keepends=True)
    head = next(at for at, line in enumerate(lines) if line.startswith("players"))
    for end in range(head + 1, len(lines) + 1):
        stopped = "".join(lines[:end])
        assert write(read(stopped)) == stopped
    with pytest.raises(RecordError, match="players"):
        read("".join(lines[:head]))


def test_what_a_record_says() -> None:
    record = read(DEAL)
    assert (record.game, record.version, record.players) == ("sambola", 1, 2)
    assert record.settings == {"jokers": "6", "samba_bonus": "1500/1000"}
    assert record.names == {1: "Ann of the hill", 2: "bot:planner"}
    assert record.commit is not None
    assert record.commit.digest == "9f2c"
    assert record.result is not None
    assert record.result.points == (1065, 9865)
    assert record.reveal is not None
    assert record.reveal.text == "12 34"
    assert [hand.number for hand in record.hands] == [3, 4]


def test_what_a_hand_says() -> None:
    hand = read(DEAL).hands[0]
    assert (hand.dealer, hand.scores, hand.position) == (2, (-145, 10), False)
    assert len(hand.setup) == 5
    assert hand.plays[0] == Play(1, Action(Verb.DRAW))
    assert hand.plays[1].written == "meld 7D 2C 7S"
    assert str(hand.plays[1].action) == "meld 7S 7D 2C"
    assert hand.plays[-1].line == 29
    assert hand.end == End(Ending.OUT, 2)
    assert hand.score is not None
    assert hand.score.points == (1210, -145)


def test_what_a_position_says() -> None:
    hand = read(POSITION).hands[0]
    assert hand.position
    assert hand.setup[1] == Dealt(1, (20, 22, Rest(2), 52))
    assert hand.cuts is not None
    assert hand.cuts.seats == (1, 3)
    assert hand.plays == ()
    assert hand.end == End(Ending.STUCK)


def test_a_record_may_hold_no_hand() -> None:
    record = read("escalera 1\ngame samba 1\nplayers 4")
    assert record.hands == ()
    assert (record.commit, record.result, record.reveal, record.names) == (None, None, None, {})


def test_a_hand_may_stop_at_once() -> None:
    hand = read("escalera 1\ngame samba 1\nplayers 4\nhand 1").hands[0]
    assert (hand.dealer, hand.scores, hand.setup, hand.plays) == (0, (), (), ())


HEAD = "escalera 1\ngame samba 1\nplayers 4\n"
HAND = HEAD + "hand 1\ndealer 4\nscores 0 0\n"
DEALT = HAND + "deal 1 4S\n"
SCORED = DEALT + "1 draw\nend stock\nscore 0 0\n"
PLACED = HAND + "position\ndeal 1 4S\n"

WRONG = [
    ("", 1, "is missing"),
    ("\n", 1, "is missing"),
    ("# nothing\n", 1, "`escalera` is missing"),
    ("escalera 1\n", 1, "`game` is missing"),
    ("escalera 2\n", 1, "Version 2"),
    ("escalera 01\n", 1, "escalera 1"),
    ("escalera\n", 1, "escalera 1"),
    ("escalera 1\nescalera 1\n", 2, "second time"),
    ("game samba 1\n", 1, "starts with `escalera 1`"),
    ("escalera 1\nplayers 4\n", 2, "before `game`"),
    ("escalera 1\nset jokers 6\n", 2, "before `game`"),
    ("escalera 1\nhand 1\n", 2, "before `game`"),
    ("escalera 1\ngame samba\n", 2, "game sambola 1"),
    ("escalera 1\ngame Samba 1\n", 2, "game sambola 1"),
    ("escalera 1\ngame samba 1\ngame samba 1\n", 3, "second time"),
    ("escalera 1\ngame samba 1\nhand 1\n", 3, "before `players`"),
    ("escalera 1\ngame samba 1\nseat 1 Ann\n", 3, "before `players`"),
    ("escalera 1\ngame samba 1\nplayers 1\n", 3, "2 to 6"),
    ("escalera 1\ngame samba 1\nplayers 7\n", 3, "2 to 6"),
    ("escalera 1\ngame samba 1\nplayers four\n", 3, "players 4"),
    ("escalera 1\ngame samba 1\nplayers \uff14\n", 3, "players 4"),
    (HEAD + "players 4\n", 4, "second time"),
    (HEAD + "set jokers\n", 4, "set jokers 6"),
    (HEAD + "set jokers 6 9\n", 4, "set jokers 6"),
    (HEAD + "set jokers 6\nset jokers 6\n", 5, "`set jokers`"),
    (HEAD + "seat 5 Ann\n", 4, "no seat 5"),
    (HEAD + "seat 0 Ann\n", 4, "seat 1 Ann"),
    (HEAD + "seat 1\n", 4, "seat 1 Ann"),
    (HEAD + "seat 1 Ann\nseat 1 Bea\n", 5, "`seat 1`"),
    (HEAD + "seat 1 An\x1bn\n", 4, "control character"),
    (HEAD + "seat 1 An\u2028n\n", 4, "control character"),
    (HEAD + "commit sha256\n", 4, "commit sha256"),
    (HEAD + "dealer 1\n", 4, "no hand has started"),
    (HEAD + "deal 1 4S\n", 4, "no hand has started"),
    (HEAD + "1 draw\n", 4, "A play does not belong here"),
    (HEAD + "end stock\n", 4, "does not belong here"),
    (HEAD + "score 0 0\n", 4, "does not belong here"),
    (HEAD + "result 0 0\n", 4, "does not belong here"),
    (HEAD + "reveal 1\n", 4, "does not belong here"),
    (HEAD + "hand 0\n", 4, "hand 1"),
    (HEAD + "hand 1\nhand 2\n", 5, "does not belong here"),
    (HEAD + "hand 1\nplayers 4\n", 5, "does not belong here"),
    (HEAD + "hand 1\nset jokers 6\n", 5, "does not belong here"),
    (HEAD + "hand 1\ndealer 5\n", 5, "no seat 5"),
    (HEAD + "hand 1\nscores 0\n", 5, "points for 1"),
    (HEAD + "hand 1\nscores 0 0 0\n", 5, "2 or 4"),
    (HEAD + "hand 1\nscores 0 -0\n", 5, "scores 0 -100"),
    (HEAD + "hand 1\nscores 0 +5\n", 5, "scores 0 -100"),
    (HEAD + "hand 1\nscores 0 05\n", 5, "scores 0 -100"),
    (HEAD + "hand 1\nscores 0 1e3\n", 5, "scores 0 -100"),
    (HEAD + "hand 1\nscores 0 9999999999\n", 5, "scores 0 -100"),
    (HEAD + "hand 1\ndealer 4\ndeal 1 4S\n", 6, "before `scores`"),
    (HEAD + "hand 1\nscores 0 0\nposition\n", 6, "before `dealer`"),
    (HAND + "dealer 4\n", 7, "second time"),
    (HAND + "1 draw\n", 7, "A play does not belong here"),
    (HAND + "cut 1\n", 7, "does not belong here"),
    (HAND + "deal 5 4S\n", 7, "no seat 5"),
    (HAND + "deal 1\n", 7, "deal 1 4H"),
    (HAND + "deal 4S 4S\n", 7, "deal 1 4H"),
    (HAND + "deal 1 4s\n", 7, "'4s' is no card"),
    (HAND + "deal 1 JK=4S\n", 7, "no card"),
    (HAND + "deal 1 *15\n", 7, "belongs to a `position`"),
    (HAND + "melds 1 m1 4S 4S 4S\n", 7, "belongs to a `position`"),
    (HAND + "pile 4S\n", 7, "belongs to a `position`"),
    (HAND + "turn 1\n", 7, "belongs to a `position`"),
    (HAND + "stock3 4S\n", 7, "'stock3' starts no statement"),
    (DEALT + "position\n", 8, "does not belong here"),
    (DEALT + "deal 1 4S\n", 8, "`deal 1`"),
    (DEALT + "stock 4S\nstock 4S\n", 9, "`stock`"),
    (DEALT + "5 draw\n", 8, "no seat 5"),
    (DEALT + "draw\n", 8, "starts with its seat"),
    (DEALT + "1 1 draw\n", 8, "no action"),
    (DEALT + "1 end stock\n", 8, "without a seat"),
    (DEALT + "1 draw\ndeal 2 4S\n", 9, "being played"),
    (DEALT + "1 draw\nhand 2\n", 9, "being played"),
    (DEALT + "cut 1 1\n", 8, "each seat once"),
    (DEALT + "cut 5\n", 8, "no seat 5"),
    (DEALT + "cut 1\ndeal 2 4S\n", 9, "cut"),
    (DEALT + "end out\n", 8, "end out 3"),
    (DEALT + "end out 5\n", 8, "no seat 5"),
    (DEALT + "end stock 1\n", 8, "end out 3"),
    (DEALT + "end stock\n1 draw\n", 9, "`score` follows"),
    (DEALT + "end stock\nhand 2\n", 9, "`score` follows"),
    (DEALT + "end stock\nscore 0 0 0\n", 9, "2 play"),
    (PLACED + "upcards 4S\n", 9, "it has a `pile`"),
    (PLACED + "position\n", 9, "does not belong here"),
    (PLACED + "turn 1\nturn 2\n", 10, "`turn`"),
    (PLACED + "melds 3 m1 4S 4S 4S\n", 9, "no team 3"),
    (PLACED + "melds 1 m1 4S 4S 4S\nmelds 1 m1 5S 5S 5S\n", 10, "`melds 1 m1`"),
    (PLACED + "melds 1 1 4S 4S 4S\n", 9, "melds 1 m1"),
    (PLACED + "red3s 1\n", 9, "red3s 2 3H 3D"),
    (PLACED + "deal 2 *-1\n", 9, "no card"),
    (PLACED + "deal 2 *011\n", 9, "no card"),
    (SCORED + "hand 1\n", 11, "comes hand 2"),
    (SCORED + "hand 3\n", 11, "comes hand 2"),
    (SCORED + "1 draw\n", 11, "the hand is scored"),
    (SCORED + "result 0\n", 11, "points for 1"),
    (SCORED + "reveal 1\n", 11, "needs a `commit`"),
    (SCORED + "result 0 0\nhand 2\n", 12, "has its result"),
    (HEAD + "Hand 1\n", 4, "'Hand' starts no statement"),
    (HEAD + " hand 1\n", 4, "single spaces"),
    (HEAD + "hand  1\n", 4, "single spaces"),
    (HEAD + "hand 1 \n", 4, "single spaces"),
    (HEAD + "hand\t1\n", 4, "single spaces"),
    (HEAD + " \n", 4, "single spaces"),
    (HEAD + " # indented\n", 4, "single spaces"),
    (HEAD + "hand 1\r\n", 4, "carriage return"),
    (HEAD + "# comment\r\n", 4, "carriage return"),
    ("\ufeff" + HEAD, 1, "byte order mark"),
]


@pytest.mark.parametrize(("text", "line", "words"), WRONG)
def test_mistakes_have_a_line_and_a_sentence(text: str, line: int, words: str) -> None:
    with pytest.raises(RecordError) as error:
        read(text)
    assert error.value.line == line
    assert words in error.value.sentence
    assert error.value.sentence.endswith(".")
    assert not error.value.sentence.endswith("..")


def test_reveal_without_result() -> None:
    text = SCORED.replace("players 4\n", "players 4\ncommit sha256 00\n") + "reveal 1\n"
    assert write(read(text)) == text


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(RecordError, match=r"line 2: .*UTF-8"):
        read(b"escalera 1\n# \xff\n")
    with pytest.raises(RecordError, match=r"line 2: .*UTF-8"):
        read("escalera 1\n# \udcff\n")


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "match.rec"
    path.write_bytes(DEAL.replace("Ann", "Änne 小").encode())
    assert read_file(path).names[1] == "Änne 小 of the hill"
    assert write(read_file(path)).encode() == path.read_bytes()
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "none.rec")


def test_a_refused_line_leaves_the_reader_as_it_was() -> None:
    reader = RecordReader()
    for line in DEAL.split("\n")[:-1]:
        for wrong in ("hand 0", "players 9", "deal 1 5X", "game ?", "1 fly", "score", "melds 1"):
            with pytest.raises(RecordError):
                reader.feed(wrong)
        reader.feed(line)
    assert reader.record() == read(DEAL)


@pytest.mark.parametrize("text", RECORDS)
def test_streaming(text: str) -> None:
    stream = io.StringIO()
    writer = RecordWriter(stream)
    for statement in read(text).statements:
        writer.add(statement)
    assert stream.getvalue().removesuffix("\n") == text.removesuffix("\n")


def test_the_writer_refuses_what_cannot_be_read() -> None:
    stream = io.StringIO()
    writer = RecordWriter(stream)
    for statement in (Comment("no comment"), GameName("samba"), Comment("# a\nhand 1")):
        with pytest.raises(RecordError):
            writer.add(statement)
    writer.add(Format())
    writer.add(GameName("samba"))
    writer.add(Players(4))
    for name in ("Ann\n1 draw", "", " Ann", "An  n"):
        with pytest.raises(RecordError):
            writer.add(SeatName(1, name))
    assert stream.getvalue() == "escalera 1\ngame samba 1\nplayers 4\n"


def test_a_record_is_made_of_statements() -> None:
    statements = (Format(), GameName("samba"), Players(4), HandStart(1), Dealer(4), Scores((0, 0)))
    assert read(write(Record(statements))) == Record(statements)


# ---------------------------------------------------------------- any input

LINES = sorted({line for text in RECORDS for line in text.split("\n")})
WORDS = sorted({word for line in LINES for word in line.split(" ")})
line_texts = st.one_of(
    st.sampled_from(LINES), st.lists(st.sampled_from(WORDS)).map(" ".join), st.text(max_size=12)
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """Draw a record with a few lines, words or characters changed."""
    lines = draw(st.sampled_from(RECORDS)).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        how = draw(st.sampled_from(["cut", "copy", "swap", "write", "word", "character"]))
        if how == "cut":
            lines[at : at + draw(st.integers(1, 3))] = []
        elif how == "copy":
            lines.insert(draw(st.integers(0, len(lines))), lines[at])
        elif how == "swap":
            lines[at : at + 2] = reversed(lines[at : at + 2])
        elif how == "write":
            lines.insert(at, draw(line_texts))
        else:
            parts = list(lines[at]) if how == "character" else lines[at].split(" ")
            place = draw(st.integers(0, len(parts)))
            new = draw(st.characters() if how == "character" else st.sampled_from(WORDS))
            parts[place : place + draw(st.integers(0, 1))] = [new]
            lines[at] = ("" if how == "character" else " ").join(parts)
        lines = lines or [""]
    return "\n".join(lines)


def read_or_error(text: str | bytes) -> Record | RecordError:
    try:
        return read(text)
    except RecordError as error:
        return error


def check_any(text: str | bytes) -> None:
    """Check that a text is a record that writes the same, or an error with its line."""
    record = read_or_error(text)
    if isinstance(record, RecordError):
        lines = text.split(b"\n") if isinstance(text, bytes) else text.split("\n")
        assert 1 <= record.line <= len(lines)
        assert record.sentence.endswith(".")
        return
    written = write(record)
    assert written == (text.decode() if isinstance(text, bytes) else text)
    assert read(written) == record
    assert sum(len(hand.plays) for hand in record.hands) == sum(
        isinstance(statement, Play) for statement in record.statements
    )


@given(mutated())
def test_a_changed_record_is_a_record_or_an_error(text: str) -> None:
    check_any(text)


@given(st.one_of(st.text(), st.binary(), st.lists(line_texts).map("\n".join)))
@example("escalera " + "9" * 5000)
@example(HAND + "scores " + "9" * 5000)
@example(HAND + "deal 1 *" + "9" * 5000)
def test_any_text_is_a_record_or_an_error(text: str | bytes) -> None:
    check_any(text)


@given(st.lists(line_texts, max_size=8))
def test_any_end_is_a_record_or_an_error(lines: list[str]) -> None:
    check_any(HAND + "\n".join(lines))
    check_any(SCORED + "\n".join(lines))
