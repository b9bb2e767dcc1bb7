"""Records as text: what can be read is written again byte for byte, all else is an error."""

import io
from pathlib import Path

import pytest

from escalera.engine.match.game import Game
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
from tests.notation.sample_records import (
    DEAL,
    POSITION,
    RECORDS,
    SCORED,
)


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


def test_reveal_without_result() -> None:
    text = SCORED.replace("players 4\n", "players 4\ncommit sha256 00\n") + "reveal 1\n"
    assert write(read(text)) == text


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


@pytest.mark.parametrize(
    "names",
    [
        ("Ann\nseat 2 Bob",),
        ("Ann\r",),
        ("Ann\x1b",),
        ("Ann\ud800",),
        ("x ",),
        (" x",),
        ("A  B",),
        ("\t",),
        ("Ann", "Bob", "Cem", "Dee", "Eva"),
    ],
)
def test_no_game_has_names_that_its_record_could_not(names: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="name"):
        Game.new("samba", names=names)


@pytest.mark.parametrize("names", [(), ("Ann",), ("", "Ann Lee", "", "bot:random"), ("Ñandú 🙂",)])
def test_a_games_record_can_be_read_whatever_its_names_are(names: tuple[str, ...]) -> None:
    text = write(Game.new("samba", names=names).record())
    record = read(text)
    assert record.names == {seat: name for seat, name in enumerate(names, 1) if name}
    assert write(Game.from_record(record).record()) == text
