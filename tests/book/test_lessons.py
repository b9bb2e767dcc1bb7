"""The engine solves each lesson, and not before its last play."""

import pytest

from escalera.book import lessons, reached
from escalera.book.positions.lessons import GOALS
from escalera.book.positions.sketches import sketches
from escalera.engine.match.game import Game
from escalera.notation import read
from escalera.rules import RuleSet, games, load, switches

BEGINNING = ["meld", "draw", "worth", "canasta"]
"""What a newcomer lacks, in each game."""
# What each game's course goes on with, with four players, in this order.
COURSES = {
    "samba": "first-meld take frozen sequence wilds merge out",
    "sambola": "first-meld take frozen sequence-wild wilds special-discard out",
    "black-samba": "first-meld take frozen sequence-wild wilds out",
    "bolivia": "first-meld take always-frozen sequence-wild wilds wild-meld out",
    "villages-samba": "first-meld take sequence wilds wild-meld foot out",
}


def tables() -> list[RuleSet]:
    found = [load(game, players) for game in games() for players in load(game).players]
    for game in games():
        for switch in switches(game):
            for value in switch.values[1:]:
                players = switch.only_players.get(value, (4,))[0]
                found.append(load(game, players, {switch.name: value}))
    return found


def named(rules: RuleSet) -> str:
    return f"{rules.game}-{rules.seats}-{'-'.join(f'{k}={v}' for k, v in rules.settings)}"


@pytest.mark.parametrize("game", games())
def test_courses(game: str) -> None:
    assert " ".join(lesson.key for lesson in lessons(load(game))) == " ".join(
        [*BEGINNING, COURSES[game]]
    )


@pytest.mark.parametrize("rules", tables(), ids=named)
def test_every_lesson_can_be_solved(rules: RuleSet) -> None:
    found = lessons(rules)
    assert 8 <= len(found) <= 11
    for lesson in found:
        game = Game.from_record(read(lesson.record))
        assert game.seat_to_act == 1
        for play in lesson.solution:
            assert not reached(game, lesson.goal), (lesson.key, play)
            game.play(play)
        assert reached(game, lesson.goal), lesson.key


@pytest.mark.parametrize("game", games())
def test_tempting_plays_are_refused(game: str) -> None:
    for lesson in lessons(load(game)):
        at = Game.from_record(read(lesson.record))
        for item in lesson.tempting:
            assert not item.verdict.legal
            assert item.verdict.sentence
            refused = at.why_not(item.play)
            assert refused is not None
            if refused.name == "DRAW_FIRST" and item.verdict.name != "DRAW_FIRST":
                drawn = at.copy()
                drawn.play("draw")
                refused = drawn.why_not(item.play)
            assert refused is not None
            assert refused.name == item.verdict.name


def test_every_lesson_and_goal_is_used() -> None:
    found = [lesson for rules in tables() for lesson in lessons(rules)]
    assert {lesson.key for lesson in found} == {
        sketch.more["id"] for sketch in sketches("lessons.toml", "lesson")
    }
    assert {lesson.goal for lesson in found} == set(GOALS)


def test_spanish_lessons() -> None:
    for english, spanish in zip(
        lessons(load("bolivia")), lessons(load("bolivia"), "es"), strict=True
    ):
        assert english.key == spanish.key
        assert english.text != spanish.text
        assert english.record == spanish.record


@pytest.mark.parametrize("game", games())
def test_the_course_begins_with_what_a_newcomer_lacks(game: str) -> None:
    rules = load(game, 4, {"points_ace": 25, "red_canasta": 1234})
    told = {lesson.key: lesson for lesson in lessons(rules)}
    assert [*told][:4] == BEGINNING
    assert "an ace 25" in told["worth"].text
    assert "pays 1,234 points" in told["canasta"].done


def test_house_rules_leave_out_what_they_forbid() -> None:
    keys = [lesson.key for lesson in lessons(load("samba", 4, {"wilds_in_set": 0}))]
    assert "wilds" not in keys
    assert "draw" in keys


def done(key: str, chosen: dict[str, object], language: str = "en") -> str:
    found = {lesson.key: lesson for lesson in lessons(load("samba", 4, chosen), language)}
    return found[key].done


def test_a_lesson_prices_what_the_table_has() -> None:
    assert "worth less than a red one" in done("wilds", {})
    for points in (600, 500):
        assert done("wilds", {"black_canasta": points}) == "A canasta with wild cards is black."
    assert done("wilds", {"black_canasta": 600}, "es") == "Una canasta con comodines es negra."
    assert "black" not in done("canasta", {"wilds_in_set": 0})
    assert "negra" not in done("canasta", {"wilds_in_set": 0}, "es")
    assert "pays 500 points" in done("canasta", {"wilds_in_set": 0})


def test_a_lesson_brings_the_cards_that_a_take_brings() -> None:
    assert "more cards of the pile come with it" in done("take", {})
    assert "more cards" not in done("take", {"pile_take": 1})
    assert "más cartas" not in done("take", {"pile_take": 1}, "es")


def test_a_pack_without_jokers_has_no_lesson_about_them() -> None:
    told = {one.key: one for one in lessons(load("samba", 4, {"jokers": 0}))}
    assert "oker" not in told["worth"].text + told["canasta"].done
    assert told["worth"].text.startswith("A 2 counts 20 points, an ace 20,")
