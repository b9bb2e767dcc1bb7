"""The provable shuffle: its words and its lines in a record."""

import contextlib
import hashlib
import io
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escalera.engine.match.dealt import OF_STREAM
from escalera.engine.match.game import Game
from escalera.notation.read import RecordError, read
from escalera.notation.shuffle import NONE, Revealed, commitment, deal_seed, is_number
from escalera.notation.shuffle import hand_commitment as promised
from escalera.notation.write import RecordWriter, write
from tests.notation.provable import NUMBERS, SECRET, TABLE_ID, deal_hand, provable, reveal

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "shuffle.md"


# ---------------------------------------------------------------- words


def test_a_commitment_is_the_sha256_of_the_secrets_text() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()
    assert commitment("0" * 64) == (
        "60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55"
    )


def test_a_seed_is_its_words_in_order() -> None:
    seed = deal_seed(SECRET, ["12", "-", "ab"], "our-table_1", 7)
    assert seed == f"{SECRET} our-table_1 7 12 - ab"
    assert Revealed(SECRET, "our-table_1", ("12", "-", "ab")).seed(7) == seed


@pytest.mark.parametrize(
    "secret", ["", "5", SECRET[:-1], SECRET + "0", SECRET.upper(), SECRET + "\n"]
)
def test_what_is_no_secret(secret: str) -> None:
    with pytest.raises(ValueError, match="64 hex digits"):
        commitment(secret)
    with pytest.raises(ValueError, match="64 hex digits"):
        deal_seed(secret, NUMBERS, TABLE_ID, 1)


@pytest.mark.parametrize("number", ["", "--", "1 2", "-1", "1\n", "é", "٣", "x" * 65])
def test_what_is_no_number(number: str) -> None:
    assert not is_number(number)
    with pytest.raises(ValueError, match="number"):
        deal_seed(SECRET, ["1", number], TABLE_ID, 1)


def test_what_is_a_number() -> None:
    assert all(map(is_number, ["0", "4294967295", "cafe", "x" * 64, NONE]))


@pytest.mark.parametrize("table", ["", "a b", "a/b", "x" * 65])
def test_what_names_no_table(table: str) -> None:
    with pytest.raises(ValueError, match="table"):
        deal_seed(SECRET, NUMBERS, table, 1)


def test_hands_count_from_1_and_somebody_sits_there() -> None:
    with pytest.raises(ValueError, match="from 1"):
        deal_seed(SECRET, NUMBERS, TABLE_ID, 0)
    with pytest.raises(ValueError, match="number"):
        deal_seed(SECRET, [], TABLE_ID, 1)


hexes = st.text("0123456789abcdef", min_size=64, max_size=64)
numbers = st.lists(st.from_regex("-|[0-9A-Za-z]{1,64}", fullmatch=True), min_size=1, max_size=6)
tables = st.from_regex("[0-9A-Za-z_-]{1,64}", fullmatch=True)


@given(hexes, tables, numbers)
def test_revealed_words_are_read_as_they_were_written(
    secret: str, table: str, sent: list[str]
) -> None:
    revealed = Revealed(secret, table, tuple(sent))
    assert Revealed.parse(str(revealed)) == revealed


@given(st.text())
def test_any_words_are_a_reveal_or_an_error(words: str) -> None:
    with contextlib.suppress(ValueError):
        assert str(Revealed.parse(words)) == words


# ---------------------------------------------------------------- the match


def test_a_waiting_match_has_no_hand() -> None:
    game = Game.waiting("samba", names=("Ann", "Bea", "Cyd", "Dan"))
    assert (game.hand_number, game.hand_over, game.legal_actions()) == (0, True, [])
    assert write(game.record()).endswith(
        "players 4\nseat 1 Ann\nseat 2 Bea\nseat 3 Cyd\nseat 4 Dan\n"
    )
    with pytest.raises(ValueError, match="no seed"):
        game.next_hand()
    assert Game.waiting("samba", players=2).rules.seats == 2


def test_the_same_seed_text_deals_the_same_hand() -> None:
    one, other = Game.waiting("samba"), Game.waiting("samba")
    one.next_hand("a text")
    other.next_hand("a text")
    assert write(one.record()) == write(other.record())
    third = Game.waiting("samba")
    third.next_hand("another text")
    assert one.position.hand(0) != third.position.hand(0)


def test_a_seed_of_its_own_is_the_matchs_seed_and_the_hands_number() -> None:
    new, told = Game.new("samba", seed=7), Game.waiting("samba")
    told.dealer = (new.dealer + 2) % 4 + 1
    told.next_hand("7/1")
    assert write(told.record()) == write(new.record())


def test_the_first_dealer_is_drawn_from_the_seed() -> None:
    dealers = set()
    for number in range(40):
        game = Game.waiting("samba")
        game.next_hand(f"seed {number}")
        dealers.add(game.dealer)
    assert dealers == {1, 2, 3, 4}


@pytest.mark.parametrize(
    "commit", ["9f2c", "A" * 64, "0" * 63, "0" * 64 + "\n", "0" * 32 + " " + "0" * 31]
)
def test_a_commitment_of_another_form_deals_nothing(commit: str) -> None:
    game = Game.waiting("samba")
    with pytest.raises(ValueError, match="64 hex digits"):
        game.next_hand("seed", commit)
    assert game.hand_number == 0
    assert not game.record().hands


def test_a_reveal_is_due_after_a_hand_that_was_committed_to() -> None:
    game = Game.waiting("samba")
    with pytest.raises(ValueError, match="waits"):
        reveal(game)
    deal_hand(game)
    assert not game.reveal_due
    with pytest.raises(ValueError, match="waits"):
        reveal(game)
    ended = Game.from_record(read(provable("samba", revealed=False)))
    assert ended.reveal_due
    for words in (
        "",
        "1",
        f"{SECRET} t 1 2 3",
        f"{SECRET} t 1 2 3 4 5",
        f"{SECRET} t 1 2  3",
        "é 1 2 3 4 5",
    ):
        with pytest.raises(ValueError, match="reveal"):
            ended.reveal(words)
    reveal(ended)
    with pytest.raises(ValueError, match="waits"):
        reveal(ended)


def test_a_hand_without_a_commitment_has_no_reveal() -> None:
    ended = Game.from_record(read(re.sub("commit.*\n", "", provable("samba", revealed=False))))
    assert ended.hand_over
    assert not ended.reveal_due


# ---------------------------------------------------------------- the record


@pytest.mark.parametrize("name", ["samba", "sambola", "villages-samba"])
def test_a_provable_match_is_written_as_it_was_read(name: str) -> None:
    text = provable(name, hands=2)
    record = read(text)
    assert write(record) == text
    assert (record.commit, record.reveal) == (None, None)
    stream = io.StringIO()
    writer = RecordWriter(stream)
    for statement in Game.from_record(record).record().statements:
        writer.add(statement)
    assert stream.getvalue() == text


def test_what_a_provable_hand_says() -> None:
    hand = read(provable("samba")).hands[0]
    assert hand.commit is not None
    assert hand.commit.digest == commitment(SECRET)
    assert hand.reveal is not None
    assert hand.reveal.text == f"{SECRET} {TABLE_ID} {' '.join(NUMBERS)}"


def test_a_match_and_its_hands_each_have_their_own() -> None:
    text = provable("samba").replace("players 4\n", "players 4\ncommit sha256 9f2c\n")
    record = read(text + "# told\nreveal 12 34\n")
    assert record.commit is not None
    assert record.commit.digest == "9f2c"
    assert record.reveal is not None
    assert record.reveal.text == "12 34"
    assert record.hands[0].reveal is not None
    assert record.hands[0].reveal.text.startswith(SECRET)
    assert write(record) == text + "# told\nreveal 12 34\n"
    assert read(text).reveal is None


def test_the_last_hand_may_be_revealed_before_the_result_or_after() -> None:
    text = provable("villages-samba", hands=3)
    *lines, result, revealed = text.splitlines()
    assert result.startswith("result")
    assert revealed.startswith("reveal")
    before = "".join(f"{line}\n" for line in [*lines, revealed, result])
    assert write(read(before)) == before
    assert read(before).hands[2].reveal == read(text).hands[2].reveal
    without = "".join(f"{line}\n" for line in [*lines, revealed])
    assert write(Game.from_record(read(without)).record()) == before


HEAD = "escalera 1\ngame samba 1\nplayers 4\n"
COMMIT = f"commit sha256 {commitment(SECRET)}\n"
OPENED = HEAD + "hand 1\ndealer 4\nscores 0 0\n"
COMMITTED = OPENED + COMMIT
SCORED = COMMITTED + "deal 1 4S\nend stock\nscore 0 0\n"
REVEAL = f"reveal {SECRET} t 1 2 3 4\n"
SECOND = "hand 2\ndealer 1\nscores 0 0\ndeal 1 4S\nend stock\nscore 0 0\n"

WRONG = [
    (HEAD + "hand 1\n" + COMMIT, 5, "before `dealer`"),
    (HEAD + "hand 1\ndealer 4\n" + COMMIT, 6, "before `scores`"),
    (COMMITTED + COMMIT, 8, "second time"),
    (OPENED + "deal 1 4S\n" + COMMIT, 8, "does not belong here"),
    (OPENED + "deal 1 4S\n1 draw\n" + COMMIT, 9, "does not belong here"),
    (SCORED + COMMIT, 11, "does not belong here"),
    (OPENED + "commit sha256 9f2c\n", 7, "64 hex digits"),
    (OPENED + COMMIT.upper().replace("COMMIT SHA", "commit sha"), 7, "64 hex digits"),
    (OPENED + COMMIT.replace("sha256", "md5"), 7, "`sha256`"),
    (COMMITTED + "position\n", 8, "no `position`"),
    (COMMITTED + REVEAL, 8, "does not belong here"),
    (COMMITTED + "deal 1 4S\n" + REVEAL, 9, "does not belong here"),
    (COMMITTED + "deal 1 4S\nend stock\n" + REVEAL, 10, "does not belong here"),
    (SCORED.replace(COMMIT, "") + REVEAL, 10, "needs a `commit`"),
    (SCORED + REVEAL + REVEAL, 12, "second time"),
    (SCORED + "result 0 0\n" + REVEAL + REVEAL, 13, "second time"),
    (SCORED + REVEAL.replace(" 4\n", "\n"), 11, "each number"),
    (SCORED + REVEAL.replace(" 4\n", " 4 5\n"), 11, "each number"),
    (SCORED + REVEAL + SECOND + REVEAL, 18, "needs"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "words"), WRONG)
def test_lines_out_of_place(text: str, line: int, words: str) -> None:
    with pytest.raises(RecordError) as error:
        read(text)
    assert (error.value.line, words in error.value.sentence) == (line, True), error.value.sentence


@pytest.mark.parametrize("text", [COMMITTED, SCORED, SCORED + REVEAL, SCORED + "hand 2\n"])
def test_lines_in_place(text: str) -> None:
    assert write(read(text)) == text


# ---------------------------------------------------------------- the document


def test_the_documents_program_prints_what_the_engine_deals() -> None:
    text = DOCUMENT.read_text("utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (shown,) = re.findall(r"```text\n(.*?)```", text, re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(program, DOCUMENT.name, "exec"), {})
    assert printed.getvalue() == shown
    *written, words = shown.splitlines()
    revealed = Revealed.parse(words.removeprefix("reveal "))
    game = Game.waiting("samba")
    game.next_hand(revealed.seed(1), promised(revealed.secret, revealed.table, 1), OF_STREAM)
    lines = write(game.record()).splitlines()
    assert sorted(written) == sorted(
        line for line in lines if line.startswith(("dealer", "commit", "deal "))
    )


@pytest.mark.parametrize("number", range(30))
def test_the_documents_program_agrees_on_other_hands(number: int) -> None:
    """Other secrets, and draws for the dealer with ties."""
    (program,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    printed = io.StringIO()
    secret = hashlib.sha256(str(number).encode()).hexdigest()
    program = re.sub('SECRET = "[0-9a-f]*"', f'SECRET = "{secret}"', program)
    with contextlib.redirect_stdout(printed):
        exec(compile(program, DOCUMENT.name, "exec"), {})
    *written, words = printed.getvalue().splitlines()
    game = Game.waiting("samba")
    revealed = Revealed.parse(words.removeprefix("reveal "))
    game.next_hand(revealed.seed(1), promised(secret, revealed.table, 1), OF_STREAM)
    assert set(written) <= set(write(game.record()).splitlines())
