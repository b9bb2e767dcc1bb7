"""A match brought along says of its hands what the table said where they were played."""

from dataclasses import replace

import pytest

from escalera.engine.match.replay import ReplayError
from escalera.notation import RecordError, read, write
from escalera.notation.verify import verify
from escalera.rules import games
from escalera.server.frames.replay_frames import finished
from escalera.server.table.brought import Brought, bring
from tests.server.store.kept.kept_logs import alone


@pytest.mark.parametrize("game", games())
def test_each_hand_ends_as_it_did(game: str) -> None:
    table = alone(2, game=game).table
    assert table.game is not None
    brought = bring(write(finished(table.game)), table.rules)
    assert brought.hands == 2
    assert brought.ends == {hand: replace(end, seq=1) for hand, end in table.ends.items()}
    assert brought.reveals == table.reveals
    assert brought.game.scores == table.game.scores
    assert brought.game.next_dealer() == table.game.next_dealer()


def two_hands() -> tuple[str, Brought]:
    table = alone(2, game="samba").table
    assert table.game is not None
    text = write(finished(table.game))
    return text, bring(text, table.rules)


def test_the_record_names_who_goes_on_and_who_has_played() -> None:
    text, brought = two_hands()
    names = ("Ann", "Ben", "bot:hard", "Dan")
    game = brought.going_on(names)
    record = write(game.record())
    assert verify(record) is None
    assert tuple(read(record).names.values()) == names
    assert "# hands 1 to 2 were played elsewhere by Ann, bot:hard, bot:easy, bot:hard" in record
    assert record.endswith(text[text.index("hand 1\n") :])
    game.next_hand(seed="third")
    assert brought.hands == 2, "the match so far stays as it was brought"
    assert write(brought.game.record()) == text


def test_persons_and_bots_are_told_apart() -> None:
    _, brought = two_hands()
    assert [brought.person(seat) for seat in (1, 2, 3, 4)] == ["Ann", "", "", ""]
    assert [brought.by(seat) for seat in (1, 2)] == ["person", "bot"]


def test_what_is_no_match_is_not_brought() -> None:
    text, brought = two_hands()
    with pytest.raises(RecordError):
        bring("no record", brought.game.rules)
    with pytest.raises(ReplayError):
        bring(text.replace("\nscore ", "\nscore 1", 1), brought.game.rules)
