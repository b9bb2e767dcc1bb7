"""What a player types as a play: short forms, lower case, cards by rank alone.

The text is only read here, into a `Typed`; `readings` finds the actions that it may mean.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from escalera.cards.kinds import JOKER_RANK, RANKS, SUITS, TWO, kind_with, rank_of, suit_of
from escalera.cli.words import phrase
from escalera.engine.state.action import Verb

SHORT: Final = {
    "d": Verb.DRAW,
    "t": Verb.TAKE,
    "m": Verb.MELD,
    "a": Verb.ADD,
    "g": Verb.MERGE,
    "b": Verb.BACK,
    "k": Verb.ASK,
    "y": Verb.YES,
    "n": Verb.NO,
    "x": Verb.DISCARD,
}
"""The single letters; every other word may be shortened while it stays clear."""

ALONE: Final = frozenset(
    {
        Verb.DRAW,
        Verb.ASK,
        Verb.YES,
        Verb.NO,
        Verb.SPECIAL,
        Verb.CLAIM,
        Verb.END_STOCK,
        Verb.END_STUCK,
    }
)
"""The verbs that stand alone."""

_FORMS: Final = {
    Verb.TAKE: (("take with 7S 7D", "take to m3"), 2, 1),
    Verb.MELD: (("meld 7S 7H 2C",), 20, 0),
    Verb.ADD: (("add 9D to m2",), 20, 1),
    Verb.MERGE: (("merge m1 m4",), 0, 2),
    Verb.BACK: (("back", "back 9D from m2"), 20, 1),
    Verb.DISCARD: (("discard 4S",), 1, 0),
    Verb.DECLARE: (("declare 3H",), 1, 0),
}
"""For each verb an example or two, and how many cards and melds it names at most."""

_SYMBOLS: Final = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC")
_LINKS: Final = frozenset({"with", "to", "from", "and", "onto", "on", "of"})
_CARD: Final = re.compile(f"([{RANKS}])([{SUITS}])?")
_RUN: Final = re.compile(f"([{RANKS}])([{SUITS}])?-([{RANKS}])([{SUITS}])?")
_MELD: Final = re.compile("M?([1-9][0-9]?)")
_JOKERS: Final = frozenset({"JK", "JOKER", "JKR"})


class TypedError(ValueError):
    """A text can't be read as a play; the message is a sentence for the player."""


@dataclass(frozen=True, slots=True)
class CardWord:
    """A card as typed: its rank (13: a joker), its suit or -1, and a wild's place or -1."""

    rank: int
    suit: int = -1
    stands_for: int = -1

    @property
    def exact(self) -> bool:
        """Whether the word names one kind."""
        return self.suit >= 0 or self.rank == JOKER_RANK

    def names(self, kind: int) -> bool:
        """Say whether a card of this kind is meant."""
        return rank_of(kind) == self.rank and self.suit in (-1, suit_of(kind))


@dataclass(frozen=True, slots=True)
class Typed:
    """A play as typed: what is done, with which cards, and the melds named."""

    verbs: tuple[Verb, ...]
    cards: tuple[CardWord, ...] = ()
    melds: tuple[int, ...] = ()

    @property
    def verb(self) -> Verb:
        """What is done; of the two ends the first."""
        return self.verbs[0]


def verbs_named(word: str) -> tuple[Verb, ...]:
    """Return the verbs that a word may stand for: one for a short form, several if unclear."""
    if word in SHORT:
        return (SHORT[word],)
    return tuple(verb for verb in Verb if verb.split()[0].startswith(word))


def meant(words: Sequence[str]) -> str:
    """Return the question which of several words is meant."""
    return phrase("answer-meant", words=f" {phrase('list-or')} ".join(words))


def typed(text: str) -> Typed:
    """Return what a text means as a play; TypedError if it can't be one."""
    first, *rest = text.replace(",", " ").lower().split() or [""]
    verbs = verbs_named(first)
    if not verbs:
        raise TypedError(phrase("typed-unknown", word=repr(first)))
    if verbs == (Verb.DRAW,) and rest and first == "d":
        verbs = (Verb.DISCARD,)
    if verbs[0] in (Verb.END_STOCK, Verb.END_STUCK):
        return _ending(verbs, rest)
    if len(verbs) > 1:
        raise TypedError(meant(verbs))
    if rest and verbs[0] in ALONE:
        raise TypedError(phrase("typed-alone", verb=verbs[0]))
    return _checked(Typed(verbs, *_words(rest)))


def _checked(play: Typed) -> Typed:
    """Return a play that names no more than its verb takes; TypedError for any other."""
    forms, cards, melds = _FORMS.get(play.verb, (("",), 0, 0))
    placed = cards == 1 and any(card.stands_for >= 0 for card in play.cards)
    if len(play.cards) > cards or len(play.melds) > melds or placed:
        raise TypedError(_as_in(*forms))
    return play


def _as_in(form: str, other: str = "") -> str:
    """Return how a play is written."""
    if other:
        return phrase("typed-forms", form=form, other=other)
    return phrase("typed-form", form=form)


def _ending(verbs: tuple[Verb, ...], rest: list[str]) -> Typed:
    """Read `end`, `end stock` and `end stuck`."""
    named = tuple(verb for verb in verbs if not rest or verb == f"end {rest[0]}")
    if not named or len(rest) > 1:
        raise TypedError(phrase("typed-end"))
    return Typed(named)


def _words(words: list[str]) -> tuple[tuple[CardWord, ...], tuple[int, ...]]:
    cards: list[CardWord] = []
    melds: list[int] = []
    after_link = False
    for word in words:
        upper = word.upper().translate(_SYMBOLS)
        found = _MELD.fullmatch(upper)
        if found and (upper.startswith("M") or after_link):
            melds.append(int(found[1]))
        elif word not in _LINKS:
            cards += _card_words(upper.replace("10", "T"), word)
        after_link = word in ("to", "from", "onto", "on")
    return tuple(cards), tuple(melds)


def _card_words(upper: str, word: str) -> list[CardWord]:
    run = _RUN.fullmatch(upper)
    if run:
        return _run(run, word)
    card, equals, place = upper.partition("=")
    named = _card(card, word)
    return [replace(named, stands_for=_place(named, place, word)) if equals else named]


def _place(named: CardWord, place: str, word: str) -> int:
    """Return the kind that a wild stands for."""
    found = _CARD.fullmatch(place)
    if named.rank not in (TWO, JOKER_RANK) or found is None or not found[2] or found[1] == "2":
        raise TypedError(phrase("typed-wild", word=repr(word)))
    return kind_with(RANKS.index(found[1]), SUITS.index(found[2]))


def _card(upper: str, word: str) -> CardWord:
    if upper in _JOKERS:
        return CardWord(JOKER_RANK)
    found = _CARD.fullmatch(upper)
    if found is None:
        raise TypedError(phrase("typed-card", word=repr(word)))
    return CardWord(RANKS.index(found[1]), SUITS.index(found[2]) if found[2] else -1)


def _run(found: re.Match[str], word: str) -> list[CardWord]:
    """Read `4h-7h`: each card from the first to the last."""
    low, high = RANKS.index(found[1]), RANKS.index(found[3])
    suits = {suit for suit in (found[2], found[4]) if suit}
    if low >= high or len(suits) != 1:
        raise TypedError(phrase("typed-run", word=repr(word)))
    suit = SUITS.index(suits.pop())
    return [CardWord(rank, suit) for rank in range(low, high + 1)]
