"""The rule book: a game from its setup to the end of the match, made from the parameters."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from escalera.book.card.differs import Difference, from_default
from escalera.book.card.variations import Variation, variations
from escalera.book.chapters import cards_and_deal, ending, melds, pile, scoring, threes, turn
from escalera.book.chapters.refusal_chapters import reasons_of
from escalera.book.positions.examples import Example, examples
from escalera.book.wording.catalogue import catalogue
from escalera.book.wording.phrases import Lines, say
from escalera.rules import RuleSet
from escalera.texts import texts

CHAPTERS: Final[dict[str, Callable[[RuleSet], Lines]]] = {
    "table": cards_and_deal.table,
    "deal": cards_and_deal.deal,
    "aim": cards_and_deal.aim,
    "turn": turn.turn,
    "back": turn.taking_back,
    "sets": melds.sets,
    "sequences": melds.sequences,
    "wild": melds.wild_melds,
    "initial": melds.initial_meld,
    "taking": pile.taking,
    "frozen": pile.frozen,
    "red": threes.red_threes,
    "black": threes.black_threes,
    "feet": ending.feet,
    "asking": ending.asking,
    "out": ending.going_out,
    "stock": ending.stock,
    "scores": scoring.scores,
    "match": scoring.match,
    "offences": scoring.offences,
}
"""The chapters in reading order."""


@dataclass(frozen=True)
class Chapter:
    """A part of the book: its key, its title, its sentences and its pictured examples.

    keys: what each sentence is about, as a name by which a coach finds the one it wants; reasons:
    the names of the refusals whose rule it explains.
    """

    key: str
    title: str
    lines: tuple[str, ...]
    keys: tuple[str, ...]
    examples: tuple[Example, ...]
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    """A game's rule book for a table, in a language.

    `agreed` is where the table plays differently from the game's document, `variations` what the
    document itself leaves the players to agree on.
    """

    game: str
    title: str
    language: str
    seats: int
    about: str
    credit: str
    agreed: tuple[Difference, ...]
    variations: tuple[Variation, ...]
    chapters: tuple[Chapter, ...]


@lru_cache(maxsize=64)
def book(rules: RuleSet, language: str = "en") -> Book:
    """Return the book of a rule set; chapters with nothing to say are left out.

    ValueError for a language the book isn't in.
    """
    made = (_chapter(key, rules, language) for key in CHAPTERS)
    return Book(
        rules.game,
        title(rules, language),
        language,
        rules.seats,
        about(rules, language),
        _named("-credit", rules.credit, rules, language),
        from_default(rules, language),
        variations(rules, language),
        tuple(chapter for chapter in made if chapter.lines),
    )


def prose(rules: RuleSet, language: str = "en") -> dict[str, tuple[str, ...]]:
    """Return the sentences of each chapter, without titles or examples."""
    words = catalogue(language)
    return {
        key: tuple(words.text(line) for line in topic(rules) if line)
        for key, topic in CHAPTERS.items()
    }


def _chapter(key: str, rules: RuleSet, language: str) -> Chapter:
    words = catalogue(language)
    told = [line for line in CHAPTERS[key](rules) if line]
    shown = examples(key, rules, language) if told else ()
    return Chapter(
        key,
        words.text(say(f"chapter-{key}")),
        tuple(words.text(line) for line in told),
        tuple(line.key for line in told),
        shown,
        reasons_of(key),
    )


def title(rules: RuleSet, language: str = "en") -> str:
    """Return a game's title in the language, else the definition's own."""
    return _named("", rules.title, rules, language)


def about(rules: RuleSet, language: str = "en") -> str:
    """Return what is special about a game, empty where a setting contradicts it."""
    return _named("-about", rules.special, rules, language) if rules.special else ""


def _named(part: str, own: str, rules: RuleSet, language: str) -> str:
    words, key = texts(language, "games"), f"game-{rules.game}{part}"
    return words.say(key) if words.has(key) else own


@dataclass(frozen=True)
class Cover:
    """What goes above a book's chapters, and above a card."""

    title: str
    seats: int
    about: str
    credit: str
    agreed: tuple[Difference, ...]


def cover(rules: RuleSet, language: str = "en") -> Cover:
    """Return what goes above a rule set's book or card, without judging any example.

    ValueError for a language the book isn't in.
    """
    return Cover(
        title(rules, language),
        rules.seats,
        about(rules, language),
        _named("-credit", rules.credit, rules, language),
        from_default(rules, language),
    )
