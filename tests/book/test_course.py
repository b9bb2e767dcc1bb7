"""A lesson under way: its solution reaches the goal, partners answer, a miss is reported."""

import pytest

from escalera.book import Attempt, Lesson, lessons
from escalera.engine.match.refusals import IllegalAction
from escalera.rules import games, load


def lesson(game: str, key: str) -> Lesson:
    return next(lesson for lesson in lessons(load(game)) if lesson.key == key)


@pytest.mark.parametrize("game", games())
def test_the_solution_reaches_the_goal_by_the_players_plays_alone(game: str) -> None:
    for one in lessons(load(game)):
        attempt = Attempt(one)
        for play in one.solution:
            seat, action = play.split(" ", 1)
            assert attempt.became == "open", (one.key, play)
            if seat == "1":
                attempt.play(action)
            else:
                assert attempt.asked
                assert action == "yes"
                attempt.answer()
        assert attempt.became == "reached", one.key


@pytest.mark.parametrize("game", games())
def test_all_plays_at_once_answer_for_the_partners(game: str) -> None:
    out = lesson(game, "out")
    own = [play[2:] for play in out.solution if play.startswith("1 ")]
    attempt = Attempt(out, own)
    assert attempt.became == "reached"
    assert attempt.plays == own
    assert not attempt.asked


def test_what_was_reached_stays_so_after_the_turn() -> None:
    attempt = Attempt(lesson("samba", "take"), ["take with 8S 8H"])
    assert attempt.became == "reached"
    attempt.play("discard 4C")
    assert attempt.became == "reached"


def test_a_turn_that_ends_without_the_goal_has_missed_it() -> None:
    attempt = Attempt(lesson("samba", "take"), ["draw"])
    before = attempt.became
    attempt.play("discard 4C")
    assert (before, attempt.became) == ("open", "missed")


def test_a_play_that_is_refused_changes_nothing() -> None:
    attempt = Attempt(lesson("samba", "take"))
    with pytest.raises(IllegalAction):
        attempt.play("take with 9C KD")
    assert attempt.plays == []
    assert attempt.became == "open"
