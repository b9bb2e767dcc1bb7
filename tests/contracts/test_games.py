"""What every game does alike: refusals change nothing, copies are independent, records hold."""

import random

import pytest

from escalera.engine.match.game import Game
from escalera.engine.match.refusals import IllegalAction
from escalera.engine.state.action import ActionError
from escalera.notation.read import read
from escalera.notation.write import write
from tests.contracts.matches import TABLES, choose, everything, play_hand, play_match
from tests.fuzz.tables import Table

REFUSED = (
    "meld 3S 3S 3H", "meld KS KH", "meld 4S 5S 7S", "add 4H to m99", "merge m1 m1", "discard 3D",
    "take with 4S 5H", "take to m77", "back 4S from m1", "yes", "no", "claim", "special", "ask",
    "end stock", "end stuck", "declare 3H", "draw", "back", "discard AS",
)  # fmt: skip
MALFORMED = ("", "fly", "meld", "discard", "discard 1S", "take with", "9 draw", "back from m1")


@pytest.fixture(params=TABLES, ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    made: Table = request.param
    return made


def refused_now(game: Game) -> list[str]:
    """Return the texts of `REFUSED` that are illegal now."""
    return [text for text in REFUSED if not game.is_legal(text)]


def try_all(game: Game) -> None:
    """Try what is illegal, and what is not an action; the game stays as it was."""
    record, before = game.record(), game.position.states.tobytes()
    position = game.position
    for text in refused_now(game):
        refusal = game.why_not(text)
        with pytest.raises(IllegalAction) as caught:
            game.play(text)
        assert caught.value.refusal == refusal
    for text in MALFORMED:
        with pytest.raises((ActionError, IllegalAction)):
            game.play(text)
    legal = game.legal_actions()
    with pytest.raises(IllegalAction):
        game.play(legal[0], game.seat_to_act % game.rules.seats + 1)
    assert game.record() == record
    assert game.position is position
    assert game.position.states.tobytes() == before


def test_refused_actions_change_nothing(table: Table) -> None:
    game = Game.new(table.rules(), seed="refused")
    generator = random.Random(1)
    for number, _ in enumerate(play_hand(game, generator)):
        if number % 25 == 0:
            try_all(game)


def test_legal_actions_are_legal(table: Table) -> None:
    game = Game.new(table.rules(), seed="legal")
    for number, _ in enumerate(play_hand(game, random.Random(2))):
        if number % 10 == 0:
            before = game.position.states.tobytes()
            listed = game.legal_actions()
            assert len(set(listed)) == len(listed)
            assert all(game.is_legal(action) for action in listed)
            assert all(game.is_legal(str(action), game.seat_to_act) for action in listed)
            assert game.position.states.tobytes() == before


def test_a_copy_is_independent(table: Table) -> None:
    game = Game.new(table.rules(), seed="copy")
    generator = random.Random(3)
    for _ in range(40):
        game.play(choose(game, generator))
    copy, before = game.copy(), everything(game)
    record = game.record()
    assert everything(copy) == before
    for _ in play_hand(copy, generator):
        pass
    assert everything(game) == before
    assert game.record() == record
    copy = game.copy()
    for _ in play_hand(game, generator):
        pass
    assert everything(copy) == before
    assert copy.record() == record


def test_the_same_seed_is_the_same_match(table: Table) -> None:
    first, second = (play_match(table, "again", 1) for _ in range(2))
    assert everything(first) == everything(second)
    assert first.record() == second.record()
    other = Game.new(table.rules(), seed="other")
    assert other.record() != Game.new(table.rules(), seed="again").record()


def test_a_record_tells_the_match(table: Table) -> None:
    game = play_match(table, "record")
    text = write(game.record())
    assert write(read(text)) == text
    again = Game.from_record(read(text))
    assert everything(again) == everything(game)
    assert write(again.record()) == text


def test_a_record_may_stop_after_any_line(table: Table) -> None:
    lines = write(play_match(table, "cut", 2).record()).splitlines(keepends=True)
    head = next(at for at, line in enumerate(lines, 1) if line.startswith("players"))
    ends = {*range(head, min(head + 25, len(lines))), *range(head, len(lines), 17), len(lines)}
    ends.update(at + more for at in _hand_starts(lines) for more in range(-4, 12))
    for end in sorted(ends):
        text = "".join(lines[:end])
        assert write(read(text)) == text
        Game.from_record(read(text))


def _hand_starts(lines: list[str]) -> list[int]:
    starts = [at for at, line in enumerate(lines) if line.startswith("hand ")]
    return [at for at in starts if 12 < at < len(lines) - 12]


def test_a_record_goes_on_where_it_stopped(table: Table) -> None:
    game = Game.new(table.rules(), seed="go on")
    generator = random.Random(5)
    for _ in range(30):
        game.play(choose(game, generator))
    again = Game.from_record(read(write(game.record())))
    assert everything(again) == everything(game)
    state = generator.getstate()
    for _ in play_hand(game, generator):
        pass
    generator.setstate(state)
    for _ in play_hand(again, generator):
        pass
    assert everything(again) == everything(game)
    assert write(again.record()) == write(game.record())
