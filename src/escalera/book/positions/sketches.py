"""Small positions for examples and lessons: written as a record, then played to the question."""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from typing import Any

from escalera.book.positions.needed_melds import Purse, Short
from escalera.cards.kinds import text_of
from escalera.engine.match.game import Game
from escalera.engine.match.refusals import IllegalAction
from escalera.engine.match.replay import ReplayError
from escalera.engine.record.heading import heading
from escalera.engine.state.action import ActionError
from escalera.notation import RecordError, read
from escalera.rules import RuleSet

_DRAWN = "QC QD KC QS KH QH QC QD KC"
"""The stock's top cards when they don't matter."""
LACKING = 3
"""How many cards the last needed meld still lacks where a sketch says `$lacking`."""


@dataclass(frozen=True)
class Sketch:
    """A position as a TOML file describes it, before a rule set gives it a pack."""

    hand: str
    melds: tuple[str, ...] = ()
    pile: str = "6D"
    drawn: str = ""
    foot: bool = False
    steps: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict, hash=False, compare=False)

    @classmethod
    def of(cls, table: Mapping[str, Any]) -> "Sketch":
        """Return the sketch of a TOML table; anything else in it is `more`."""
        own = {"hand", "melds", "pile", "drawn", "foot", "steps", "only"}
        given = {key: value for key, value in table.items() if key in own}
        lists = {key: tuple(value) for key, value in given.items() if isinstance(value, list)}
        more = {key: value for key, value in table.items() if key not in own}
        return cls(**{**given, **lists, "more": more})


@cache
def sketches(file: str, key: str) -> tuple[Sketch, ...]:
    """Return the sketches of a TOML file of this package."""
    text = (resources.files("escalera.book.positions") / file).read_text("utf-8")
    return tuple(map(Sketch.of, tomllib.loads(text)[key]))


def fits(sketch: Sketch, rules: RuleSet) -> bool:
    """Say whether a sketch is for a table with these rules."""
    return all(map(rules.holds, sketch.only))


def placed(sketch: Sketch, rules: RuleSet, *further: str) -> Game | None:
    """Return the game at the question, or after further steps.

    None if the pack has no such position or the rules refuse a step.
    """
    try:
        ready = laid_out(sketch, rules)
        game = Game.from_record(read(_record(ready, rules)))
        _play_steps(game, [*ready.steps, *further])
    except (Short, RecordError, ReplayError, IllegalAction, ActionError):
        return None
    return game


def laid_out(sketch: Sketch, rules: RuleSet) -> Sketch:
    """Return the sketch with cards for `$needed`, `$lacking` and `$missing`; Short if none fit."""
    own = [meld for meld in sketch.melds if not meld.startswith("$")]
    if len(own) == len(sketch.melds):
        return sketch
    lists = (sketch.hand, sketch.pile, _stock(sketch), *own)
    named = [card.partition("=")[0] for cards in lists for card in cards.split()]
    needed = Purse(rules, named).needed()
    if "$lacking" not in sketch.melds:
        return replace(sketch, melds=(*needed, *own))
    *complete, last = needed or [""]
    left, missing = last.split()[:-LACKING], last.split()[-LACKING:]
    melds = (*complete, " ".join(left), *own)
    return _filled_in(replace(sketch, melds=melds), " ".join(missing), f"m{len(needed)}")


def _filled_in(sketch: Sketch, missing: str, lacking: str) -> Sketch:
    def fill(text: str) -> str:
        return text.replace("$missing", missing).replace("$lacking", lacking)

    more = {key: fill(text) if key == "play" else text for key, text in sketch.more.items()}
    steps = tuple(map(fill, sketch.steps))
    return replace(sketch, hand=fill(sketch.hand), steps=steps, more=more)


def _stock(sketch: Sketch) -> str:
    return sketch.drawn or _DRAWN


def _record(sketch: Sketch, rules: RuleSet) -> str:
    stock = _stock(sketch).split()
    names = ("stock", "stock2")[: rules.stock_piles]
    piles = [[name, *stock[first :: len(names)]] for first, name in enumerate(names)]
    lines = [
        *map(str, heading(rules, ())),
        "hand 1",
        f"dealer {rules.seats}",
        f"scores{' 0' * rules.teams}",
        "position",
        f"deal 1 {sketch.hand}",
        *[f"deal {seat} *4" for seat in range(2, rules.seats + 1)],
        *(["foot 1 *4"] if sketch.foot else []),
        *[f"melds 1 m{number} {cards}" for number, cards in enumerate(sketch.melds, 1)],
        f"pile {sketch.pile}",
        *map(" ".join, piles),
        "turn 1",
    ]
    return "".join(f"{line}\n" for line in lines)


def _play_steps(game: Game, steps: Sequence[str]) -> None:
    """Play the steps of the player at seat 1; without partners, nobody is asked."""
    before = Counter(game.hand(1))
    for step in steps:
        if step in ("$yes", "$no"):
            _ask(game, step[1:])
        else:
            drawn = (Counter(game.hand(1)) - before).elements()
            game.play(filled(step, game).replace("$drawn", " ".join(map(text_of, drawn))))


def _ask(game: Game, answer: str) -> None:
    if not game.rules.partners:
        return
    game.play("ask")
    while game.seat_to_act != 1:
        game.play(answer)


def filled(step: str, game: Game) -> str:
    """Return a step with the newest meld of the player's team in place of `$last`."""
    newest = max((meld.number for meld in game.view(0).melds_of(1)), default=0)
    return step.replace("$last", f"m{newest}")
