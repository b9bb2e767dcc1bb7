"""Any text at all is a record that is written the same again, or an error with its line."""

from hypothesis import example, given
from hypothesis import strategies as st

from escalera.engine.record.match_record import Record
from escalera.engine.record.statements import (
    Play,
)
from escalera.notation.read import RecordError, read
from escalera.notation.write import write
from tests.notation.sample_records import HAND, RECORDS, SCORED

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
