"""A spoilt record gives a match, or an error that names the line, and never anything else."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from escalera.engine.match.game import Game
from escalera.engine.match.replay import ReplayError
from escalera.notation.read import RecordError, read
from escalera.notation.write import write
from tests.scenario import RULINGS, scenario_files

TEXTS = [path.read_text("utf-8") for path in scenario_files() if path.stat().st_size < 3000]
WORDS = (
    "JK", "3H", "2C=6D", "JK=3S", "AS", "*3", "*", "*-1", "0", "-1", "99999999999", "m0", "m9999",
    "1", "7", "hand", "deal", "take", "with", "to", "end", "out", "score", "position", "=",
)  # fmt: skip


def spoil(generator: random.Random, lines: list[str]) -> None:
    """Spoil one line: drop, repeat, move or change it."""
    at, other = (generator.randrange(len(lines)) for _ in range(2))
    match generator.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines.insert(other, lines[at])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines[at] = lines[at][: generator.randrange(len(lines[at]) + 1)]
        case _:
            lines[at] = change(generator, lines[at], lines[other])


def change(generator: random.Random, line: str, other: str) -> str:
    """Change, drop or add a word of a line."""
    words = line.split(" ")
    at = generator.randrange(len(words))
    match generator.randrange(4):
        case 0:
            del words[at]
        case 1:
            words.insert(at, generator.choice(WORDS))
        case 2:
            words[at] = generator.choice(WORDS)
        case _:
            words[at] = generator.choice(other.split(" "))
    return " ".join(words)


def spoilt(seed: int) -> str:
    """Return a record with one to three spoilt lines."""
    generator = random.Random(seed)
    lines = generator.choice(TEXTS).splitlines()
    for _ in range(generator.randint(1, 3)):
        if lines:
            spoil(generator, lines)
    return "".join(f"{line}\n" for line in lines)


def replayed(text: str) -> Game | RecordError | ReplayError:
    """Replay a text; return the match or the error. Any other exception passes through."""
    try:
        return Game.from_record(read(text))
    except (RecordError, ReplayError) as error:
        return error


def judge(text: str) -> bool:
    """Say whether a text is a match; an error names a line, a match writes the same text again."""
    found = replayed(text)
    if not isinstance(found, Game):
        assert 0 <= found.line <= len(text.splitlines()) + 1
        assert found.sentence
        return False
    again = write(found.record())
    assert again.startswith(text)
    assert write(Game.from_record(read(again)).record()) == again
    return True


@settings(max_examples=1500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32))
def test_a_spoilt_record(seed: int) -> None:
    judge(spoilt(seed))


SECOND_DEAL = "villages-samba/starting-the-game-next-hand.rec"


@pytest.mark.parametrize("left_out", ["deal 2", "foot 3", "stock"])
def test_a_second_hand_that_is_not_dealt_whole_ends_nothing(left_out: str) -> None:
    lines = (RULINGS / SECOND_DEAL).read_text("utf-8").splitlines(keepends=True)
    second = lines.index("hand 2\n")
    dealt = [line for line in lines[second:] if not line.startswith((left_out, "turn", "1 ", "2 "))]
    text = "".join([*lines[:second], *dealt])
    assert judge(text)
    assert write(Game.from_record(read(text)).record()) == text


def test_some_spoilt_records_are_none_and_some_still_are() -> None:
    judged = [judge(spoilt(seed)) for seed in range(200)]
    assert 20 < sum(judged) < 180


@pytest.mark.parametrize(
    "line",
    [
        "1 take with 4S", "1 merge m1", "9 draw", "1 end stock", "1 back 4S", "0 draw", "01 draw",
        "deal 9 AS", "deal 1 XX", "turn 0", "turn 9", "pile 9Z", "stock2 *", "melds 9 m1 AS AS AS",
        "foot 1 AS", "upcards", "score", "score 1", "result 1 2 3 4 5 6 7", "end out", "end out 9",
        "cut 9", "set need_any 99", "hand 0", "hand 2", "dealer 9", "scores 1 2 3",
    ],
)  # fmt: skip
def test_a_wrong_line_at_the_end(line: str) -> None:
    text = (RULINGS / "samba" / "r22-taking-back.rec").read_text("utf-8")
    with pytest.raises((RecordError, ReplayError)):
        Game.from_record(read(f"{text}{line}\n"))
