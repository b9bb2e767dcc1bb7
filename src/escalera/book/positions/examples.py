"""Pictured examples: small positions with a play, judged by the engine when the book is made."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from escalera.book.positions.referee import Verdict, verdict
from escalera.book.positions.sketches import Sketch, filled, fits, laid_out, placed, sketches
from escalera.book.wording.catalogue import catalogue
from escalera.book.wording.phrases import say
from escalera.book.wording.plays import play_words
from escalera.cards.kinds import text_of
from escalera.engine.match.game import Game
from escalera.engine.match.view import View
from escalera.notation import write
from escalera.rules import RuleSet
from escalera.rules.possible import one_partner

OF_PARTNERS: Final = frozenset({"foot-out", "out-after-yes", "out-last-meld-after-yes"})
"""The examples whose captions speak of the partners; each has another for just one."""


@dataclass(frozen=True)
class Example:
    """A position and a play in it, of the player at seat 1.

    `hand` and `pile` (top card last) are cards as text, `melds` the player's team's by number,
    `laid` which of their cards the player laid down this turn, `told` the play in words.
    `record` holds the whole position, so that anybody can ask the referee the same.
    """

    key: str
    caption: str
    hand: tuple[str, ...]
    melds: tuple[tuple[int, tuple[str, ...]], ...]
    laid: tuple[str, ...]
    pile: tuple[str, ...]
    play: str
    told: str
    verdict: Verdict
    record: str


def examples(chapter: str, rules: RuleSet, language: str) -> tuple[Example, ...]:
    """Return a chapter's examples: those that these rules and this pack allow."""
    return tuple(_examples(chapter, rules, language))


def _examples(chapter: str, rules: RuleSet, language: str) -> Iterator[Example]:
    for sketch in sketches("examples.toml", "example"):
        if sketch.more["chapter"] != chapter or not fits(sketch, rules):
            continue
        game = placed(sketch, rules)
        if game is not None:
            yield _example(laid_out(sketch, rules), game, language)


def _example(sketch: Sketch, game: Game, language: str) -> Example:
    view, key = game.view(1), sketch.more["id"]
    words, play = catalogue(language), filled(sketch.more["play"], game)
    return Example(
        key,
        words.text(say(_caption(key, game.rules))),
        tuple(map(text_of, view.hand)),
        shown_melds(view),
        tuple(str(card) for meld in view.melds_of(1) for card in meld.tabled),
        tuple(map(text_of, view.pile)),
        play,
        play_words(play, words),
        verdict(game, play, language),
        write(game.record()),
    )


def _caption(key: str, rules: RuleSet) -> str:
    one = "_one" if key in OF_PARTNERS and one_partner(rules) else ""
    return f"example-{key}{one}"


def shown_melds(view: View) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Return the first team's melds by number, cards as text."""
    return tuple((meld.number, tuple(map(str, meld.cards))) for meld in view.melds_of(1))
