"""Lessons: small positions, each with a goal to reach; the engine judges every play."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from escalera.book.positions.examples import shown_melds
from escalera.book.positions.referee import Verdict, verdict
from escalera.book.positions.sketches import Sketch, filled, fits, placed, sketches
from escalera.book.wording.catalogue import catalogue
from escalera.book.wording.phrases import say
from escalera.book.wording.plays import play_words
from escalera.cards.kinds import text_of
from escalera.engine.match.game import Game
from escalera.engine.scoring.outcome import minimums
from escalera.engine.state.enums import Ending, Form
from escalera.notation import write
from escalera.rules import RuleSet


@dataclass(frozen=True)
class Tempting:
    """A play that suggests itself in a lesson, and what the engine says about it."""

    play: str
    told: str
    verdict: Verdict


@dataclass(frozen=True)
class Lesson:
    """A position for the player at seat 1, and a goal to reach in it.

    `text` says what to do, `done` what was learned; `goal` is a key of `GOALS`; `record` holds the
    position; `solution` is one way there, each play with its seat, including partners' answers.
    """

    key: str
    title: str
    text: str
    done: str
    goal: str
    hand: tuple[str, ...]
    melds: tuple[tuple[int, tuple[str, ...]], ...]
    pile: tuple[str, ...]
    solution: tuple[str, ...]
    tempting: tuple[Tempting, ...]
    record: str


def lessons(rules: RuleSet, language: str = "en") -> tuple[Lesson, ...]:
    """Return the lessons of a table, in teaching order.

    A lesson is left out if the rules don't allow its position or its solution.
    """
    return tuple(_lessons(rules, language))


def reached(game: Game, goal: str) -> bool:
    """Say whether the player at seat 1 has reached a goal; KeyError if there is no such goal."""
    return GOALS[goal](game)


def _lessons(rules: RuleSet, language: str) -> Iterator[Lesson]:
    for sketch in sketches("lessons.toml", "lesson"):
        if not fits(sketch, rules):
            continue
        game = placed(sketch, rules)
        solved = placed(sketch, rules, *sketch.more["solution"])
        if game is not None and solved is not None and reached(solved, sketch.more["goal"]):
            yield _lesson(sketch, game, solved, language)


def _lesson(sketch: Sketch, game: Game, solved: Game, language: str) -> Lesson:
    view, key, words = game.view(1), sketch.more["id"], catalogue(language)
    worth = _worth(sketch, game.rules)
    title, text, done = (
        words.text(say(f"lesson-{key}-{part}", **worth)) for part in ("title", "text", "done")
    )
    return Lesson(
        key,
        title,
        text,
        done,
        sketch.more["goal"],
        tuple(map(text_of, view.hand)),
        shown_melds(view),
        tuple(map(text_of, view.pile)),
        tuple(f"{seat} {play}" for seat, play in solved.view(0).plays),
        tuple(_tempting(sketch, game, language)),
        write(game.record()),
    )


def _worth(sketch: Sketch, rules: RuleSet) -> dict[str, int]:
    """Return what cards and canastas count at this table, for the lessons that tell it."""
    match sketch.more["id"]:
        case "worth":
            points = ("joker", "two", "ace", "high", "low")
            counted = {name: int(getattr(rules, f"points_{name}")) for name in points}
            counted["jokers"] = rules.jokers
            return {**counted, "minimum": minimums(rules, (0,) * rules.teams, 1)[0]}
        case "canasta":
            of = {"red": rules.red_canasta, "black": rules.black_canasta}
            return {**of, "wilds": rules.wilds_in_set, "jokers": rules.jokers}
        case "take":
            return {"cards": rules.pile_take}
        case "wilds":
            return {"lower": int(rules.black_canasta < rules.red_canasta)}
        case _:
            return {}


def _tempting(sketch: Sketch, game: Game, language: str) -> Iterator[Tempting]:
    """Yield the tempting plays that are refused, some tried only after the draw."""
    drawn = game.copy()
    if drawn.is_legal("draw"):
        drawn.play("draw")
    for play in sketch.more["tempting"]:
        at = game if play.startswith("take ") or sketch.more["id"] == "draw" else drawn
        found = verdict(at, filled(play, at), language)
        if not found.legal:
            yield Tempting(play, play_words(play, catalogue(language)), found)


def _complete(form: Form) -> Callable[[Game], bool]:
    return lambda game: any(
        meld.complete and meld.form == form for meld in game.view(0).melds_of(1)
    )


def _out(game: Game) -> bool:
    end = game.hand_end
    return end is not None and end.ending == Ending.OUT and end.seat == 1


GOALS: Final[dict[str, Callable[[Game], bool]]] = {
    "passed": lambda game: game.seat_to_act not in (0, 1),
    "melded": lambda game: game.view(0).melded[0] and game.seat_to_act != 1,
    "two-melds": lambda game: len(game.view(0).melds_of(1)) > 1,
    "took": lambda game: game.view(0).took,
    "canasta": _complete(Form.SET),
    "samba": _complete(Form.SEQUENCE),
    "wild": _complete(Form.WILD),
    "foot": lambda game: game.view(0).feet[0] == 0 and game.seat_to_act != 1,
    "out": _out,
}
"""What a lesson may ask for, as a test on the game."""
